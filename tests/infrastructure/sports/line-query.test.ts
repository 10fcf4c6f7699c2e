import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MENU_SECTIONS } from '../../../core/navigation/route-parameters.ts';
import { FAVOURITES, NO_FAVOURITES } from '../../../core/sports/line/favourites.ts';
import { WHOLE_LINE } from '../../../core/sports/line/line-query.ts';
import { pageLine } from '../../../core/sports/line/page-line.ts';
import { PAGE_TYPES } from '../../../core/sports/tree/page-type.ts';
import { idList, LINE, readLineWish, writeLineWish } from '../../../infrastructure/sports/sports-calls.ts';

const WHOLE = { lng: 'ru', section: 'all', time: '0', hours: '0' };

describe('a list of ids', () => {
  it.each([1, 999_999_999_999_999, 1_000_000_000_000_000, Number.MAX_SAFE_INTEGER])(
    'takes %o where it can be a stored favourite, so that no page of favourites fails [FV-4]',
    (id) => {
      const stored = { games: [id], champs: [id], markets: [], teams: [{ id, name: 'Arsenal' }] };
      const read = FAVOURITES.parse(stored);
      const isKept = v.is(idList, String(id));
      const { games, champs, teams } = read.ok ? read.value : NO_FAVOURITES;
      expect([games, champs, teams.map((team) => team.id)]).toEqual(Array(3).fill(isKept ? [id] : []));
    },
  );
});

describe('the query of the line', () => {
  it.each(PAGE_TYPES)('takes what the pages of %s ask for, and gives it back [SP-21]', (type) => {
    for (const menuSection of MENU_SECTIONS) {
      const filter = pageLine(type, { section: 'line', menuSection }, WHOLE_LINE)?.filter;
      const query = v.parse(LINE.query, { lng: 'ru', ...writeLineWish(filter!) });
      expect(readLineWish(query)).toEqual(filter);
    }
  });

  it.each([undefined, '1-8', '1-7.4-9.11-8'])('carries the orders of single sports: %s [LN-102]', (orders) => {
    const part = {
      most: 20,
      isByCountry: true,
      isBestOnTop: false,
      isByTime: true,
      orders,
      favouriteChamps: [7],
    } as const;
    const wish = { ...pageLine('topgame', { section: 'line' }, WHOLE_LINE)!.filter, part };
    expect(readLineWish(v.parse(LINE.query, { lng: 'ru', ...writeLineWish(wish) }))).toEqual(wish);
  });

  it.each(['1-6', '1-08', 'x-8', '1-8.', Array(25).fill('1-8').join('.')])(
    'takes no other orders: %s [LN-102]',
    (sorts) => {
      expect(v.is(LINE.query, { ...WHOLE, most: '20', sorts })).toBe(false);
    },
  );

  it.each([
    { page: 'home' },
    { page: 'marble' },
    { page: 'team' },
    { page: 'champ' },
    { page: 'league' },
    { page: 'betsonyour' },
    { page: 'ufc' },
    { page: 'politics' },
    { menu: 'all' },
    { menu: 'favourites' },
  ])('does not take %o: no page asks for it, and what narrows nothing would give the whole line [SP-21]', (name) => {
    expect(v.is(LINE.query, WHOLE)).toBe(true);
    expect(v.is(LINE.query, { ...WHOLE, ...name })).toBe(false);
  });
});
