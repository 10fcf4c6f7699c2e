import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BET_RESULTS } from '../../../../core/coupon/maths/bet-result.ts';
import {
  ALL_RESULTS,
  LONGEST_SEARCH,
  readResultsQuery,
  writeResultsQuery,
  type ResultsQuery,
} from '../../../../core/sports/results/results-query.ts';
import { resultMark } from '../../../../core/sports/results/settled-game.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const anyQuery: fc.Arbitrary<ResultsQuery> = fc.record({
  day: maybe(fc.constantFrom('2026-11-23', '2026-01-01')),
  sportId: maybe(fc.constantFrom(...SPORTS.map((sport) => sport.id))),
  countryCode: maybe(fc.constantFrom('gb-eng', 'ru', 'un')),
  champId: maybe(id),
  search: maybe(fc.constantFrom('спартак', 'a & b', 'x=1', '100%', 'é?')),
  isFavourites: fc.boolean(),
  gameId: maybe(id),
});

describe('what is chosen of the results', () => {
  it('is read as it was written, and leaves no trace where it is the usual [SP-20]', () => {
    expect(writeResultsQuery(ALL_RESULTS)).toBe('');
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readResultsQuery(new URLSearchParams(writeResultsQuery(query)))).toEqual({ ...ALL_RESULTS, ...query });
      }),
    );
  });

  it.each([
    'day=1&sport=chess&country=England&champ=-1&game=1e3&favourites=yes&search=%20',
    'day=2026-1-1&sport=1&country=GB&champ=0&game=99999999999999999&favourites=',
  ])('is as if it were missing where it is unknown: %s [SP-20]', (text) => {
    expect(readResultsQuery(new URLSearchParams(text))).toEqual({
      day: undefined,
      sportId: undefined,
      countryCode: undefined,
      champId: undefined,
      search: undefined,
      isFavourites: false,
      gameId: undefined,
    });
  });

  it('has a search of sixty characters at most', () => {
    expect(readResultsQuery(new URLSearchParams({ search: 'x'.repeat(200) })).search).toHaveLength(LONGEST_SEARCH);
  });
});

describe('the mark of an outcome', () => {
  it('is won, lost, returned or half for each result [SP-19]', () => {
    const marks = BET_RESULTS.filter((result) => result !== 'open').map((result) => [result, resultMark(result)]);
    expect(Object.fromEntries(marks)).toEqual({
      win: 'won',
      lose: 'lost',
      return: 'returned',
      'forced-return': 'returned',
      'half-win': 'half',
      'half-lose': 'half',
      'half-lose-half-win': 'half',
    });
  });
});
