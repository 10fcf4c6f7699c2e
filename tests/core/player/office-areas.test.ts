import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import { partCategories } from '../../../core/accounts/menu/menu-pages.ts';
import {
  OFFICE_AREAS,
  shownBonusBalance,
  shownCategories,
  type OfficeMenuCategory,
} from '../../../core/player/office-areas.ts';

const category = (id: string, ...routes: readonly string[]): OfficeMenuCategory => ({
  id,
  title: id,
  items: routes.map((route) => ({ id: `${id}-${route}`, title: route, route })),
});

describe('the office', () => {
  it.each([
    ['account', 'account'],
    ['bet-history', 'history'],
    ['payments', 'payment-history'],
    ['security', 'security'],
    ['verification', 'verification'],
    ['settings', 'office-settings'],
    ['limits', 'limits'],
  ] as const)('has a part for %s that begins with the page %s [OFM-1]', (area, route) => {
    expect(OFFICE_AREAS.find((known) => known.area === area)?.route).toBe(route);
    expect(ROUTES[route]).toMatchObject({ columns: 'office', access: 'player' });
  });

  it('has no other part [OFM-1]', () => {
    expect(OFFICE_AREAS).toHaveLength(7);
  });
});

describe('the menu of the office', () => {
  it('keeps the order, without items that lead nowhere or lead there again [OFM-2]', () => {
    const categories = [
      category('money', 'recharge', 'moon', 'withdrawal'),
      category('empty', 'moon'),
      category('again', 'recharge', 'limits', 'limits'),
      category('none'),
    ];
    expect(shownCategories({ categories }, ['limits', 'recharge', 'withdrawal'])).toEqual([
      category('money', 'recharge', 'withdrawal'),
      category('again', 'limits'),
    ]);
  });

  it('never shows an empty category, a page twice, or one that the site has not [OFM-2]', () => {
    const route = fc.constantFrom<string>('a', 'b', 'c', 'd');
    const categories = fc.array(fc.array(route).map((routes) => category('some', ...routes)));
    fc.assert(
      fc.property(categories, fc.array(route), (given, routes) => {
        const shown = shownCategories({ categories: given }, routes);
        const pages = shown.flatMap(({ items }) => items.map((item) => item.route));
        expect(shown.every(({ items }) => items.length > 0)).toBe(true);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.every((page) => routes.includes(page))).toBe(true);
      }),
    );
  });

  it.each([
    [true, 12.5, 12.5],
    [true, 0, 0],
    [true, -0.01, undefined],
    [true, Number.NaN, undefined],
    [true, Number.POSITIVE_INFINITY, undefined],
    [true, undefined, undefined],
    [false, 12.5, undefined],
  ])('where bonuses are shown (%s) shows the balance %s as %s [OFM-3]', (hasBonusBalance, balance, expected) => {
    expect(shownBonusBalance({ hasBonusBalance }, balance)).toBe(expected);
  });
});

describe('the pages of the menu', () => {
  const items = (...routes: readonly string[]) => routes.map((route) => ({ id: route, title: route, route }));
  const menu = [
    { id: 'a', title: 'A', items: items('account', 'history', 'office-settings') },
    { id: 'b', title: 'B', items: items('bring-friend', 'office-promotion') },
  ];
  const shown = (...asked: readonly [Parameters<typeof partCategories>[1], boolean]) =>
    partCategories(menu, ...asked).map(({ id, items: kept }) => [id, ...kept.map(({ route }) => route)]);

  it.each([
    [
      'all',
      [
        ['a', 'account', 'history', 'office-settings'],
        ['b', 'bring-friend', 'office-promotion'],
      ],
    ],
    ['profile', [['a', 'account']]],
    ['settings', [['a', 'office-settings']]],
    ['promo', [['b', 'bring-friend', 'office-promotion']]],
  ] as const)('have of all that is in the menu what is of %s [OFM-4]', (part, categories) => {
    expect(shown(part, true)).toEqual(categories);
  });

  it('offer nothing to whoever is shut out [OFM-4, LP-4]', () => {
    expect(shown('promo', false)).toEqual([]);
    expect(shown('all', false)).toEqual([['a', 'account', 'history', 'office-settings']]);
  });
});
