import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DARTS, dartAim, dartLanding, dartProbabilities, LAST_AIM } from '../../../../core/casino/games/darts.ts';
import { fairNumbers } from '../../../../core/casino/games/fair-numbers.ts';
import { exactReturn } from '../../../../core/casino/games/house-game.ts';
import { movedOn } from '../../../../core/casino/games/moved-on.ts';

const AIMS = Array.from({ length: LAST_AIM + 1 }, (_, aim) => aim);
const [STRAIGHT, OUTWARDS, INWARDS, TWO_IN] = [8, 15, 3, 0];
const [BULL, SINGLE, DOUBLE, TRIPLE] = [0, 1, 21, 41];

describe('darts', () => {
  it('return 96 of a hundred whatever they are aimed at, counted over every way [GM-4, GM-61]', () => {
    for (const aim of AIMS) {
      const one = dartProbabilities(aim);
      expect(one.reduce((sum, { ways }) => sum + ways, 0n)).toBe(400n);
      expect(exactReturn(one) * 3).toBe(9600);
      expect(exactReturn(DARTS.probabilities([aim, aim, aim]))).toBe(9600);
    }
    expect(exactReturn(DARTS.probabilities([BULL, DOUBLE, TRIPLE]))).toBe(9600);
    expect(DARTS.turns!.bestReturn).toBe(9600);
  });

  it('publish what each aim pays and how often, and no more than they may pay [GM-4, GM-61]', () => {
    for (const [name, aim] of [
      ['bull', BULL],
      ['single', SINGLE],
      ['double', DOUBLE],
      ['triple', TRIPLE],
    ] as const) {
      const published = DARTS.turns!.pays.filter((each) => each.name.startsWith(name));
      const counted = dartProbabilities(aim).filter(({ pays }) => pays > 0);
      expect(
        published.map(({ pays, share }) => ({ pays, ways: share!.ways })).toSorted((a, b) => a.pays - b.pays),
      ).toEqual(counted.toSorted((a, b) => a.pays - b.pays));
    }
    const best = AIMS.map((aim) => Math.max(...dartProbabilities(aim).map(({ pays }) => pays)));
    expect(DARTS.topPay).toBe(3 * Math.max(...best));
  });

  it.each([
    ['a triple is hit', TRIPLE, [STRAIGHT, STRAIGHT], 'triple', 0, 175],
    ['a triple missed by a ring', TRIPLE, [OUTWARDS, STRAIGHT], 'single', 0, 20],
    ['a triple missed by two rings', TRIPLE, [TWO_IN, STRAIGHT], 'outer', 0, 0],
    ['a triple missed by a number', TRIPLE, [STRAIGHT, OUTWARDS], 'triple', 1, 0],
    ['a double missed outwards', DOUBLE, [OUTWARDS, STRAIGHT], 'off', 0, 0],
    ['a double missed inwards', DOUBLE, [INWARDS, STRAIGHT], 'single', 0, 20],
    ['a double missed round the top', DOUBLE, [STRAIGHT, INWARDS], 'double', 19, 0],
    ['a single hit beyond the triple', SINGLE, [TWO_IN, STRAIGHT], 'single', 0, 80],
    ['a single that is a double', SINGLE, [OUTWARDS, STRAIGHT], 'double', 0, 100],
    ['the bull', BULL, [STRAIGHT, STRAIGHT], 'bull', 12, 150],
    ['the ring around the bull', BULL, [STRAIGHT, INWARDS], 'outer', 11, 25],
    ['a miss of the bull', BULL, [INWARDS, OUTWARDS], 'single', 8, 0],
  ] as const)('stick where they go: %s [GM-60, GM-61]', (_, aim, draws, bed, place, pays) => {
    expect(dartLanding(aim, draws)).toMatchObject({ bed, place });
    expect(DARTS.pays([aim], draws)).toBe(pays);
  });

  it('come in 100,000 rounds as published [GM-4, GM-60]', () => {
    const rounds = 100_000;
    const bytes = createHash('shake256', { outputLength: rounds * 32 })
      .update('darts')
      .digest();
    const aims = [BULL, DOUBLE, TRIPLE];
    const counts = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const drawn = DARTS.draw(fairNumbers(Array.from(bytes.subarray(round * 32, (round + 1) * 32))));
      const pays = DARTS.pays(aims, drawn);
      counts.set(pays, (counts.get(pays) ?? 0) + 1);
    }
    const published = DARTS.probabilities(aims);
    const chiSquare = published.reduce((sum, { pays, ways }) => {
      const expected = (Number(ways) / 400 ** 3) * rounds;
      return sum + ((counts.get(pays) ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect([...counts.keys()].filter((paid) => !published.some(({ pays }) => pays === paid))).toEqual([]);
    // 23 degrees of freedom: 57 is passed once in ten thousand
    expect(published).toHaveLength(24);
    expect(chiSquare).toBeLessThan(57);
  });

  it('are three, at what is an aim, and tell no throw before it is thrown [GM-13, GM-60]', () => {
    const drawn = [8, 8, 8, 8, 8, 8];
    expect(movedOn('darts', { drawn, moves: [] }, 60)).toEqual([60]);
    expect(movedOn('darts', { drawn, moves: [] }, 61)).toBeUndefined();
    expect(movedOn('darts', { drawn, moves: [1, 2, 3] }, 4)).toBeUndefined();
    expect([[], [7], [7, 7]].map((aims) => DARTS.turns!.seen(drawn, aims).length)).toEqual([0, 2, 4]);
    expect([-1, 61, 1.5, NaN].map(dartAim)).toEqual([undefined, undefined, undefined, undefined]);
    expect(dartLanding(1, [20, 0])).toBeUndefined();
  });
});
