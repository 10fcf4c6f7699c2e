import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkCrash,
  crashLength,
  crashMultiplier,
  crashPays,
  crashPoint,
  crashProbabilities,
  isCashOut,
  LEAST_CASH_OUT,
  MOST_CASH_OUT,
  timeToCashOut,
} from '../../../../core/casino/games/crash.ts';
import { exactReturn } from '../../../../core/casino/games/house-game.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';

const TARGETS = Array.from({ length: MOST_CASH_OUT - LEAST_CASH_OUT + 1 }, (_, index) => LEAST_CASH_OUT + index);
const bytesOf = (word: number): number[] => [24, 16, 8, 0].map((shift) => Math.floor(word / 2 ** shift) % 256);

describe('a crash point', () => {
  it('returns 98 % of the stakes at every cash-out, exactly as published [GM-30]', () => {
    const returns = TARGETS.map((target) => exactReturn(crashProbabilities(target)));
    expect(new Set(returns)).toEqual(new Set([9800]));
  });

  it('reaches a cash-out in just as many draws as published [GM-30]', () => {
    for (const target of [101, 102, 150, 200, 333, 1000, 49_999, 50_000]) {
      const reached = Number(crashProbabilities(target)[0]!.ways);
      // of the draws, the first so many are the highest points
      expect(crashPoint(bytesOf(reached - 1))).toBeGreaterThanOrEqual(target);
      expect(crashPoint(bytesOf(reached))).toBeLessThan(target);
    }
    expect(crashPoint(bytesOf(2 ** 32 - 1))).toBe(100);
    expect(crashPoint(bytesOf(0))).toBe(MOST_CASH_OUT);
  });

  it('falls as its law says over 100,000 rounds [GM-30]', () => {
    const bounds = [100, 101, 110, 125, 150, 200, 300, 500, 1000, 5000, MOST_CASH_OUT + 1];
    const seen = bounds.slice(1).map(() => 0);
    for (let round = 0; round < 100_000; round += 1) {
      const point = crashPoint([...createHmac('sha256', 'test').update(`${round}`).digest()]);
      const cell = bounds.findLastIndex((bound) => bound <= point);
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
    const reaches = (bound: number): number => (bound <= 100 ? 1 : bound > MOST_CASH_OUT ? 0 : 0.98 / (bound / 100));
    const squares = seen.map((count, cell) => {
      const expected = 100_000 * (reaches(bounds[cell]!) - reaches(bounds[cell + 1]!));
      return (count - expected) ** 2 / expected;
    });
    // 9 degrees of freedom: one in a thousand is beyond 27.9
    expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(27.9);
  });
});

describe('the multiplier', () => {
  it('doubles every eight seconds and never falls [GM-32]', () => {
    expect([0, 4000, 8000, 12_000, 16_000, 24_000].map(crashMultiplier)).toEqual([1000, 1500, 2000, 3000, 4000, 8000]);
    for (let at = 1; at < 72_000; at += 1) expect(crashMultiplier(at) >= crashMultiplier(at - 1)).toBe(true);
  });

  it('reaches each cash-out at its very millisecond [GM-32]', () => {
    const wrong = TARGETS.filter((target) => {
      const at = timeToCashOut(target);
      return crashPays(at) < target || crashPays(at - 1) >= target;
    });
    expect(wrong).toEqual([]);
  });

  it('pays nothing above the crash point, and the crash point itself [GM-31]', () => {
    for (const point of [100, 101, 250, 9999]) {
      expect(crashPays(crashLength(point) - 1)).toBe(point);
      expect(crashPays(crashLength(point))).toBe(point + 1);
    }
    expect([100, 101, 50_000, 50_001, 150.5].map(isCashOut)).toEqual([false, true, true, false, false]);
  });
});

describe('a check of a round of crash', () => {
  it('finds another seed and another point [GM-33]', async () => {
    const serverSeed = 'a'.repeat(64);
    const serverHash = await SERVER_DIGESTS.commitment(serverSeed);
    const point = crashPoint(await SERVER_DIGESTS.draw(serverSeed, 'crash'));
    expect(await checkCrash({ serverHash, serverSeed, point }, SERVER_DIGESTS)).toBe('fair');
    expect(await checkCrash({ serverHash, serverSeed, point: point + 1 }, SERVER_DIGESTS)).toBe('other-outcome');
    expect(await checkCrash({ serverHash: 'b'.repeat(64), serverSeed, point }, SERVER_DIGESTS)).toBe('other-seed');
  });
});
