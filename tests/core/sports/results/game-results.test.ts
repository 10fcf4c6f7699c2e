import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_STATUSES } from '../../../../core/sports/game/game.ts';
import { gameResults, resultType, type ListedResult } from '../../../../core/sports/results/game-results.ts';

const DAY = 86_400_000;

function result(id: number, change: Partial<ListedResult> = {}): ListedResult {
  return {
    id,
    sportId: 1,
    champId: 10,
    countryCode: 'gb-eng',
    startsAt: 10 * DAY + id,
    status: 'finished',
    hasZone: false,
    names: `home ${id} away ${id} premier league`,
    ...change,
  };
}

function idsOf(results: readonly ListedResult[]): readonly number[] {
  return results.map(({ id }) => id);
}

describe('results', () => {
  it.each([
    ['live', 'live'],
    ['zone', 'zone'],
    [undefined, 'ended'],
    ['', 'ended'],
    ['ended', 'ended'],
    ['unknown', 'ended'],
  ])('of the address %o are of the type %s [SP-8]', (word, type) => {
    expect(resultType(word)).toBe(type);
  });

  it('are live of games being played, zone of games with a zone, else of games that are over [SP-9]', () => {
    const all = GAME_STATUSES.map((status, place) => result(place, { status, hasZone: status !== 'break' }));
    const statusesOf = (type: 'live' | 'zone' | 'ended') => gameResults(all, { type }).map(({ status }) => status);
    expect(statusesOf('live')).toEqual(['break', 'playing']);
    expect(statusesOf('zone')).toEqual(['playing']);
    expect(statusesOf('ended')).toEqual(['abandoned', 'finished']);
  });

  it('are those of a country of the wanted sport alone [SP-10]', () => {
    const all = [
      result(1, { countryCode: 'gb-eng' }),
      result(2, { countryCode: 'gb-eng', sportId: 2 }),
      result(3, { countryCode: 'es' }),
    ];
    expect(idsOf(gameResults(all, { type: 'ended', countryCode: 'gb-eng' }))).toEqual([2, 1]);
    expect(idsOf(gameResults(all, { type: 'ended', countryCode: 'gb-eng', sportId: 1 }))).toEqual([1]);
    expect(idsOf(gameResults(all, { type: 'ended', countryCode: 'fr' }))).toEqual([]);
  });

  it('are narrowed by sport, champ, day and text, the newest first [SP-10]', () => {
    const all = [
      result(1, { startsAt: 10 * DAY }),
      result(2, { startsAt: 11 * DAY - 1 }),
      result(3, { startsAt: 11 * DAY }),
      result(4, { startsAt: 10 * DAY - 1, sportId: 2 }),
      result(5, { startsAt: 10 * DAY, champId: 20, names: 'home serie a' }),
    ];
    expect(idsOf(gameResults(all, { type: 'ended' }))).toEqual([3, 2, 1, 5, 4]);
    expect(idsOf(gameResults(all, { type: 'ended', day: 10 * DAY }))).toEqual([2, 1, 5]);
    expect(idsOf(gameResults(all, { type: 'ended', sportId: 2 }))).toEqual([4]);
    expect(idsOf(gameResults(all, { type: 'ended', champId: 20 }))).toEqual([5]);
    expect(idsOf(gameResults(all, { type: 'ended', search: 'Away 3' }))).toEqual([3]);
    expect(idsOf(gameResults(all, { type: 'ended', search: 'serie home' }))).toEqual([5]);
    expect(idsOf(gameResults(all, { type: 'ended', search: ' 4 ' }))).toEqual([4]);
    expect(idsOf(gameResults(all, { type: 'ended', search: ' ' }))).toHaveLength(5);
    expect(idsOf(gameResults(all, { type: 'ended', ofChamps: [20, 30] }))).toEqual([5]);
    expect(idsOf(gameResults(all, { type: 'ended', ofChamps: [] }))).toEqual([]);
    expect(gameResults([], { type: 'ended' })).toEqual([]);
  });

  it('are always a part of the list, and only of the day asked for [SP-10]', () => {
    const any = fc.array(fc.integer({ min: 0, max: 5 * DAY }).map((startsAt) => result(startsAt, { startsAt })));
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 4 }), (all, day) => {
        const shown = gameResults(all, { type: 'ended', day: day * DAY });
        expect(shown.length).toBe(all.filter(({ startsAt }) => Math.floor(startsAt / DAY) === day).length);
        for (const [place, { startsAt }] of shown.entries()) {
          expect(startsAt).toBeLessThanOrEqual(shown[place - 1]?.startsAt ?? startsAt);
        }
      }),
    );
  });
});
