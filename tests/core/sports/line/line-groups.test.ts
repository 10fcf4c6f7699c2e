import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineGroups, type GroupingRule } from '../../../../core/sports/line/line-groups.ts';
import { sampleChamp, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

const champs = new Map(
  [
    sampleChamp(10, { name: 'Premier League', countryName: 'England', isTop: true }),
    sampleChamp(11, { name: 'Serie B', countryName: 'Italy' }),
    sampleChamp(12, { name: 'Bundesliga', countryName: 'Austria' }),
    sampleChamp(20, { name: 'ATP', sportId: 4 }),
  ].map((champ) => [champ.id, champ] as const),
);
const byCountry: GroupingRule = { isByCountry: true, isFavouriteChamp: () => false };

describe('the order of the line', () => {
  it('puts sports in their own order and live games before others by start [LN-8]', () => {
    const games = [
      sampleGame(1, { sportId: 4, champId: 20 }),
      sampleGame(2, { section: 'line', startsAt: 5 }),
      sampleGame(3, { section: 'line', startsAt: 3 }),
      sampleGame(4, { section: 'live', startsAt: 9 }),
    ];
    const groups = lineGroups(games, champs, byCountry);
    expect(groups.map(({ sportId, gameCount }) => [sportId, gameCount])).toEqual([
      [1, 3],
      [4, 1],
    ]);
    expect(groups[0]?.champs[0]?.games).toEqual([4, 3, 2]);
  });

  it('leaves out games of a champ it does not know [LN-8]', () => {
    expect(lineGroups([sampleGame(1, { champId: 99 })], champs, byCountry)).toEqual([]);
  });

  it.each<[string, boolean, readonly number[], readonly string[]]>([
    ['by country', true, [], ['Premier League', 'Bundesliga', 'Serie B']],
    ['by name', false, [], ['Premier League', 'Bundesliga', 'Serie B']],
    ['with a favourite first', true, [11], ['Serie B', 'Premier League', 'Bundesliga']],
  ])('orders champs %s [LN-10]', (_, isByCountry, favourites, names) => {
    const games = [10, 11, 12].map((champId, id) => sampleGame(id + 1, { champId }));
    const rule = { isByCountry, isFavouriteChamp: (id: number) => favourites.includes(id) };
    expect(lineGroups(games, champs, rule)[0]?.champs.map(({ champ }) => champ.name)).toEqual(names);
  });

  it('orders countries before names only where grouped by country [LN-10]', () => {
    const two = new Map([
      [1, sampleChamp(1, { name: 'A league', countryName: 'Spain' })],
      [2, sampleChamp(2, { name: 'Z league', countryName: 'Brazil' })],
    ]);
    const games = [sampleGame(1, { champId: 1 }), sampleGame(2, { champId: 2 })];
    const names = (isByCountry: boolean) =>
      lineGroups(games, two, { ...byCountry, isByCountry })[0]?.champs.map(({ champ }) => champ.name);
    expect(names(true)).toEqual(['Z league', 'A league']);
    expect(names(false)).toEqual(['A league', 'Z league']);
  });

  it('puts champs by their soonest game where that is wanted, favourites first [LN-74]', () => {
    const games = [10, 11, 12].map((champId) =>
      sampleGame(champId, { champId, section: 'line', startsAt: 100 - champId }),
    );
    const names = (favourite: number) =>
      lineGroups(games, champs, {
        isByCountry: true,
        isByTime: true,
        isFavouriteChamp: (id) => id === favourite,
      })[0]?.champs.map(({ champ }) => champ.id);
    expect(names(0)).toEqual([12, 11, 10]);
    expect(names(10)).toEqual([10, 12, 11]);
  });

  it('sorts a sport by its own order where it has one, the others by that of all [LN-102]', () => {
    const games = [10, 11, 12].map((champId) =>
      sampleGame(champId, { champId, section: 'line', startsAt: 100 - champId, isTop: champId === 11 }),
    );
    const names = (rule: Partial<GroupingRule>) =>
      lineGroups(games, champs, { ...byCountry, ...rule })[0]?.champs.map(({ champ }) => champ.id);
    expect(names({ orders: '1-8' })).toEqual([12, 11, 10]);
    expect(names({ orders: '1-9' })?.[0]).toBe(11);
    expect(names({ orders: '4-8', isBestOnTop: true })).toEqual(names({ orders: '1-9' }));
    expect(names({ orders: '1-7', isByTime: true })).toEqual(names({}));
    expect(names({ orders: '1-0139.4-8', isByTime: true })).toEqual(names({ orders: '1-9' }));
  });

  it('puts the best matches first in their champ, and champs with one after the favourites, where that is wanted [LN-36]', () => {
    const games = [
      sampleGame(1, { champId: 10, section: 'live' }),
      sampleGame(2, { champId: 12, section: 'live' }),
      sampleGame(3, { champId: 12, section: 'line', isTop: true }),
      sampleGame(4, { champId: 11 }),
    ];
    const shown = (rule: Partial<GroupingRule>) =>
      lineGroups(games, champs, { ...byCountry, ...rule })[0]?.champs.map((group) => [group.champ.id, ...group.games]);
    expect(shown({})).toEqual([
      [10, 1],
      [12, 2, 3],
      [11, 4],
    ]);
    expect(shown({ isBestOnTop: true })).toEqual([
      [12, 3, 2],
      [10, 1],
      [11, 4],
    ]);
    expect(shown({ isBestOnTop: true, isFavouriteChamp: (id) => id === 11 })?.map(([champ]) => champ)).toEqual([
      11, 12, 10,
    ]);
  });

  it('never depends on prices or on the order games come in [LN-9]', () => {
    const games = [1, 2, 3, 4].map((id) => sampleGame(id, { champId: id % 2 === 0 ? 10 : 11, startsAt: id % 3 }));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(games, { minLength: 4 }),
        fc.integer({ min: 1010, max: 50_000 }),
        (shuffled, odds) => {
          const moved = shuffled.map((game) => ({
            ...game,
            markets: [sampleMarket(game.id, 'result', { home: odds / 1000 })],
          }));
          expect(lineGroups(moved, champs, byCountry)).toEqual(lineGroups(games, champs, byCountry));
        },
      ),
    );
  });
});
