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

  it.each([
    [undefined, undefined],
    ['1-8', '1-8'],
    ['1-027.4-9.11-01', '1-7.4-9'],
    ['1-02.4-1', undefined],
  ])('carries what was chosen for single sports, %s, of which the orders count: %s [LN-102]', (chosen, orders) => {
    const part = { most: 20, isByCountry: true, isBestOnTop: false, isByTime: true, favouriteChamps: [7] } as const;
    const { filter } = pageLine('topgame', { section: 'line' }, WHOLE_LINE)!;
    const query = v.parse(LINE.query, {
      lng: 'ru',
      ...writeLineWish({ ...filter, part: { ...part, orders: chosen } }),
    });
    expect(readLineWish(query)).toEqual({ ...filter, part: { ...part, orders } });
  });

  it.each(['x-8', '', '1'.repeat(301)])('takes nothing else for it: %j [LN-102]', (sorts) => {
    expect(v.is(LINE.query, { ...WHOLE, most: '20', sorts })).toBe(false);
  });

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
