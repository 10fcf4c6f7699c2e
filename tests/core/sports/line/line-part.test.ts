import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineGroups } from '../../../../core/sports/line/line-groups.ts';
import { lineParts } from '../../../../core/sports/line/line-part.ts';
import { sampleChamp, sampleGame } from '../../../support/examples/sample-line.ts';

const IDS = [1, 2, 3, 4, 5, 6];
const champs = new Map(
  IDS.map((id) => [id, sampleChamp(id, { name: `champ ${String(id % 4)}`, isTop: id % 3 === 0 })] as const),
);
const entry = fc.record({ champId: fc.constantFrom(...IDS), startsAt: fc.nat(9), isTop: fc.boolean() });

describe('the beginnings of one line', () => {
  it('stand in the order of the whole table, whoever the favourites are and whatever the order [LN-66, LN-102]', () => {
    const cases = fc.tuple(
      fc.array(entry, { minLength: 25, maxLength: 60 }),
      fc.subarray(IDS),
      fc.boolean(),
      fc.constantFrom(undefined, '1-7', '1-8', '1-9'),
    );
    fc.assert(
      fc.property(cases, ([entries, favouriteChamps, isBestOnTop, orders]) => {
        const games = entries.map((each, index) => sampleGame(index + 1, each));
        const rule = { isByCountry: false, isBestOnTop, orders };
        const { games: part, rest } = lineParts(games, champs, rule)({ most: 20, favouriteChamps });
        const isFavouriteChamp = (id: number) => favouriteChamps.includes(id);
        const table = lineGroups(games, champs, { ...rule, isFavouriteChamp });
        const order = table.flatMap((sport) => sport.champs.flatMap((champ) => champ.games));
        expect(part.slice(0, rest?.shown).map(({ id }) => id)).toEqual(order.slice(0, 20));
        expect(rest?.sports.reduce((sum, sport) => sum + sport.games, 20)).toBe(games.length);
      }),
    );
  });
});
