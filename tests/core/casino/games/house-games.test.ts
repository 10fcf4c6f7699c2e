import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairNumbers, takeDifferent } from '../../../../core/casino/games/fair-numbers.ts';
import {
  exactReturn,
  gameStakes,
  gameWin,
  type GameProbability,
  type HouseGameId,
} from '../../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES, houseGameById } from '../../../../core/casino/games/house-games.ts';
import { SCRATCH_PRIZES } from '../../../../core/casino/games/scratch-card.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { rarely } from '../../../support/random/chi-square.ts';

const ROUNDS = 100_000;

/** Choices of each game whose rounds are counted, and their returns in hundredths of a percent. */
const COUNTED: readonly (readonly [HouseGameId, readonly (readonly [readonly number[], number])[]])[] = [
  [
    'dice',
    [
      [[50], 9800],
      [[7], 9800],
    ],
  ],
  ['coin', [[[1], 9800]]],
  [
    'fishing',
    [
      [[0], 9600],
      [[4], 9600],
    ],
  ],
  [
    'keno',
    [
      [[3, 17, 44, 80], 9460],
      [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 9181],
    ],
  ],
  ['scratch-card', [[[], 9500]]],
  [
    'dragon-tiger',
    [
      [[0], 9706],
      [[2], 9412],
    ],
  ],
  [
    'wheel',
    [
      [[0], 9630],
      [[2], 9593],
    ],
  ],
];

/** The draws of 100,000 rounds, from the bytes of one digest. */
function drawsOf(id: HouseGameId): readonly (readonly number[])[] {
  const { blocks, draw } = HOUSE_GAMES[id];
  const size = blocks * 32;
  const bytes = createHash('shake256', { outputLength: ROUNDS * size })
    .update(id)
    .digest();
  return Array.from({ length: ROUNDS }, (_, round) =>
    draw(fairNumbers(Array.from(bytes.subarray(round * size, (round + 1) * size)))),
  );
}

function chiSquare(counts: ReadonlyMap<number, number>, shares: ReadonlyMap<number, number>): number {
  return [...shares].reduce(
    (sum, [value, share]) => sum + ((counts.get(value) ?? 0) - share * ROUNDS) ** 2 / (share * ROUNDS),
    0,
  );
}

/** How often each pay came and should come; those that come less than five times are counted as one, -1. */
function grouped(probabilities: readonly GameProbability[], pays: readonly number[]) {
  const all = Number(probabilities.reduce((sum, { ways }) => sum + ways, 0n));
  const isRare = (ways: bigint): boolean => (Number(ways) / all) * ROUNDS < 5;
  const rare = new Set(probabilities.flatMap((probability) => (isRare(probability.ways) ? [probability.pays] : [])));
  const groupOf = (paid: number): number => (rare.has(paid) ? -1 : paid);
  const shares = new Map<number, number>();
  for (const { pays: paid, ways } of probabilities)
    shares.set(groupOf(paid), (shares.get(groupOf(paid)) ?? 0) + Number(ways) / all);
  const counts = new Map<number, number>();
  for (const paid of pays) counts.set(groupOf(paid), (counts.get(groupOf(paid)) ?? 0) + 1);
  return { counts, shares };
}

describe('the probabilities of a game', () => {
  it.each(COUNTED)('of %s come in 100,000 rounds as published, and return so much [GM-4]', (id, choices) => {
    const game = HOUSE_GAMES[id];
    const draws = drawsOf(id);
    for (const [choice, back] of choices) {
      const probabilities = game.probabilities(choice);
      expect(exactReturn(probabilities)).toBe(back);
      const { counts, shares } = grouped(
        probabilities,
        draws.map((drawn) => game.pays(choice, drawn)),
      );
      expect([...counts.keys()].filter((pays) => !shares.has(pays))).toEqual([]);
      expect(chiSquare(counts, shares)).toBeLessThan(rarely(Math.max(1, shares.size - 1)));
    }
  });

  it('are those of every outcome where all can be walked through [GM-4, GM-6, GM-9, GM-10]', () => {
    const walked = (id: HouseGameId, choice: readonly number[], outcomes: readonly (readonly number[])[]) => {
      const game = HOUSE_GAMES[id];
      const paid = outcomes.reduce((sum, drawn) => sum + game.pays(choice, drawn), 0);
      return Math.round((paid / outcomes.length) * 100) - exactReturn(game.probabilities(choice));
    };
    const singles = (from: number, count: number) => Array.from({ length: count }, (_, index) => [from + index]);
    const pairs = singles(0, 52).flatMap(([left = 0]) =>
      singles(0, 52).flatMap(([right = 0]) => (left === right ? [] : [[left, right]])),
    );
    for (let target = 2; target <= 95; target += 1) expect(walked('dice', [target], singles(1, 100))).toBe(0);
    for (const side of [0, 1]) expect(walked('coin', [side], singles(0, 2))).toBe(0);
    for (const side of [0, 1, 2]) expect(walked('dragon-tiger', [side], pairs)).toBe(0);
    for (let kind = 0; kind < 6; kind += 1) expect(walked('wheel', [kind], singles(0, 54))).toBe(0);
    for (let fish = 0; fish < 5; fish += 1) expect(walked('fishing', [fish], singles(1, 1000))).toBe(0);
  });

  it('of every fish return 96 of a hundred [GM-4, GM-50]', () => {
    const returns = [0, 1, 2, 3, 4].map((fish) => exactReturn(HOUSE_GAMES.fishing.probabilities([fish])));
    expect(returns).toEqual([9600, 9600, 9600, 9600, 9600]);
  });

  it('return from 91 to 99 of a hundred, whatever is picked in keno [GM-4, GM-7]', () => {
    const returns = Array.from({ length: 10 }, (_, index) =>
      exactReturn(HOUSE_GAMES.keno.probabilities(Array.from({ length: index + 1 }, (__, number) => number + 1))),
    );
    expect(returns).toEqual([9500, 9509, 9435, 9460, 9509, 9489, 9517, 9792, 9779, 9181]);
  });
});

describe('a scratch card', () => {
  it('has nine fields and three of a symbol only where it wins, of every card [GM-8]', () => {
    const counts = new Map<number, number>();
    for (let card = 0; card < 10_000; card += 1) {
      let isFirst = true;
      const fields = HOUSE_GAMES['scratch-card'].draw((below) => {
        const taken = isFirst ? card : card % below;
        isFirst = false;
        return taken;
      });
      const thrice = SCRATCH_PRIZES.filter((_, symbol) => fields.filter((field) => field === symbol).length >= 3);
      expect([fields.length, thrice.length <= 1]).toEqual([9, true]);
      const pays = HOUSE_GAMES['scratch-card'].pays([], fields);
      expect(pays).toBe(thrice[0]?.pays ?? 0);
      counts.set(pays, (counts.get(pays) ?? 0) + 1);
    }
    expect(SCRATCH_PRIZES.map(({ pays }) => counts.get(pays))).toEqual(SCRATCH_PRIZES.map(({ cards }) => cards));
  });
});

describe('a drawn number', () => {
  it('is below what is asked for, and no word that favours some is used [GM-1]', () => {
    const full = [255, 255, 255, 255];
    expect(fairNumbers([...full, 0, 0, 0, 7])(10)).toBe(7);
    expect(fairNumbers(full)(2 ** 32)).toBe(2 ** 32 - 1);
    expect(fairNumbers([0, 0, 1, 2])(1000)).toBe(258);
    expect([0, -1, NaN, 1.5].map((below) => fairNumbers(full)(below))).toEqual([0, 0, 0, 0]);
  });

  it('comes once among different ones [GM-1, GM-7]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { minLength: 128, maxLength: 128 }), (bytes) => {
        const numbers = takeDifferent(fairNumbers(bytes), { count: 20, below: 80 });
        expect(new Set(numbers).size).toBe(20);
        expect(numbers.every((number) => number >= 0 && number < 80)).toBe(true);
      }),
    );
  });
});

describe('what is chosen and staked', () => {
  it('is what its game knows, and nothing else [GM-3]', () => {
    const may = (id: HouseGameId, ...choices: readonly (readonly number[])[]) =>
      choices.map((choice) => HOUSE_GAMES[id].isChoice(choice));
    expect(may('dice', [2], [95], [1], [96], [], [50, 51], [1.5])).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(may('coin', [0], [1], [2], [])).toEqual([true, true, false, false]);
    expect(may('fishing', [0], [4], [5], [], [0, 1])).toEqual([true, true, false, false, false]);
    expect(may('keno', [1], [80, 1], [1, 1], [0], [81], [])).toEqual([true, true, false, false, false, false]);
    expect(may('scratch-card', [], [0])).toEqual([true, false]);
    expect(may('dragon-tiger', [2], [3])).toEqual([true, false]);
    expect(may('wheel', [5], [6])).toEqual([true, false]);
    expect(houseGameById('nothing')).toBeUndefined();
  });

  it('wins to the unit, and no stake may win more than is paid [GM-5]', () => {
    expect(gameWin(1000 as Minor, 370)).toBe(3700);
    expect(gameWin(1050 as Minor, 370)).toBeUndefined();
    expect(gameStakes({ topPay: 5200 }, { least: 950 as Minor, mostPaid: 300_000 as Minor })).toEqual([
      1000, 2000, 5000,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (least, mostPaid) => {
          for (const { topPay } of Object.values(HOUSE_GAMES))
            for (const stake of gameStakes({ topPay }, { least: least as Minor, mostPaid: mostPaid as Minor })) {
              expect(stake % 100).toBe(0);
              expect(stake >= least && (stake / 100) * topPay <= mostPaid).toBe(true);
            }
        },
      ),
    );
  });
});
