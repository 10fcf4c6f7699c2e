import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areBonusPicks,
  bonusDay,
  bonusDraw,
  bonusDrawnText,
  bonusPoints,
  checkBonusPlay,
  type BonusPlay,
} from '../../../../core/casino/mini/bonus-draw.ts';
import {
  BONUS_GAME_LIST,
  bonusProbabilities,
  bonusGameOf,
  type BonusGame,
} from '../../../../core/casino/mini/bonus-games.ts';
import type { FairDigests } from '../../../../core/casino/rounds/fair-round.ts';
import { BONUS_GAMES } from '../../../../core/navigation/route-parameters.ts';
import { hours } from '../../../../core/shared/time.ts';

const DIGESTS: FairDigests = {
  commitment: async (seed) => createHash('sha256').update(seed).digest('hex'),
  draw: async (seed, text) => [...createHmac('sha256', seed).update(text).digest()],
};
const gameOf = (route: BonusGame['route']): BonusGame => bonusGameOf(route)!;
const WHEEL = gameOf('fortuna-bonus');
const CHEST = gameOf('chest-bonus');
const MEMORY = gameOf('memory-bonus');
const picksOf = ({ rules }: BonusGame): number[] => (rules.kind === 'wheel' ? [] : rules.picks === 1 ? [3] : [1, 6]);
const BYTES_OF_A_DRAW = 32;
const BYTES = fc.array(fc.nat(255), { minLength: BYTES_OF_A_DRAW, maxLength: BYTES_OF_A_DRAW });

/** Of 99.9 % by degrees of freedom from 0. */
const MOST_CHI_SQUARE = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32];
const DRAWS = 100_000;

describe('a bonus game', () => {
  it('is there for every route, and is played at least once a day [MG-1]', () => {
    expect(BONUS_GAME_LIST.map(({ route }) => route)).toEqual(BONUS_GAMES);
    expect(BONUS_GAME_LIST.every(({ attempts }) => attempts > 0)).toBe(true);
    expect(bonusGameOf('none' as never)).toBeUndefined();
  });

  it.each(BONUS_GAME_LIST)('publishes probabilities of $route that come to all there is [MG-3, MG-5]', (game) => {
    const probabilities = bonusProbabilities(game);
    const [{ of } = { of: 0 }] = probabilities;
    expect(probabilities.reduce((sum, { ways }) => sum + ways, 0)).toBe(of);
    expect(probabilities.every((probability) => probability.of === of)).toBe(true);
    expect(probabilities.map(({ points }) => points)).toEqual(
      probabilities.map(({ points }) => points).toSorted((one, other) => other - one),
    );
    // each prize that can be won has a place to be seen at
    expect(probabilities.every(({ points, ways, count }) => points === 0 || (ways > 0 && count > 0))).toBe(true);
  });

  it('counts pairs where two places are opened [MG-4, MG-5]', () => {
    expect(bonusProbabilities(MEMORY)).toEqual([
      { points: 20, ways: 1, of: 28, count: 2 },
      { points: 10, ways: 1, of: 28, count: 2 },
      { points: 5, ways: 1, of: 28, count: 2 },
      { points: 2, ways: 1, of: 28, count: 2 },
      { points: 0, ways: 24, of: 28, count: 0 },
    ]);
  });

  it.each(BONUS_GAME_LIST)('gives by 100,000 draws of $route what its probabilities say [MG-3, MG-5, MG-6]', (game) => {
    const counts = new Map<number, number>();
    const picks = picksOf(game);
    const bytes = createHash('shake256', { outputLength: DRAWS * BYTES_OF_A_DRAW })
      .update(game.route)
      .digest();
    for (let at = 0; at < bytes.length; at += BYTES_OF_A_DRAW) {
      const drawn = bonusDraw(game, Array.from(bytes.subarray(at, at + BYTES_OF_A_DRAW)));
      const points = bonusPoints(game, drawn, picks);
      counts.set(points, (counts.get(points) ?? 0) + 1);
    }
    const probabilities = bonusProbabilities(game);
    const chiSquare = probabilities.reduce((sum, { points, ways, of }) => {
      const expected = (DRAWS * ways) / of;
      return sum + ((counts.get(points) ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(counts.size).toBe(probabilities.length);
    expect(chiSquare).toBeLessThan(MOST_CHI_SQUARE[probabilities.length - 1]!);
  });
});

describe('a draw', () => {
  it('mixes what is hidden, and loses none of it [MG-4, MG-6]', () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        const drawn = bonusDraw(CHEST, bytes);
        expect(drawn.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 1, 2, 2, 5, 10, 25]);
        expect(bonusDraw(CHEST, bytes)).toEqual(drawn);
      }),
    );
  });

  it('stops a wheel at a sector of the prize [MG-3, MG-7]', () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        const [sector] = bonusDraw(WHEEL, bytes);
        expect(sector).toBeLessThan(16);
        expect([0, 2, 5, 10, 25, 50, 100]).toContain(bonusPoints(WHEEL, [sector!], []));
      }),
    );
    // the first share is that of the largest prize
    expect(bonusPoints(WHEEL, bonusDraw(WHEEL, [9]), [])).toBe(100);
    expect(bonusPoints(WHEEL, bonusDraw(WHEEL, [10]), [])).toBe(50);
  });

  it('gives what is behind the place that was opened, or behind two that are alike [MG-7]', () => {
    expect(bonusPoints(CHEST, [25, 0, 5], [0])).toBe(25);
    expect(bonusPoints(CHEST, [25, 0, 5], [1])).toBe(0);
    expect(bonusPoints(MEMORY, [2, 5, 2, 5], [0, 2])).toBe(2);
    expect(bonusPoints(MEMORY, [2, 5, 2, 5], [0, 1])).toBe(0);
    expect(bonusPoints(CHEST, [], [])).toBe(0);
    expect(bonusPoints(WHEEL, [], [])).toBe(0);
  });

  it('takes only places that are there, as many as the game says and none twice [MG-7]', () => {
    expect([areBonusPicks(WHEEL, []), areBonusPicks(WHEEL, [0])]).toEqual([true, false]);
    expect([[8], [9], [-1], [0.5], [], [0, 1]].map((picks) => areBonusPicks(CHEST, picks))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([[0, 7], [3, 3], [1], [0, 8]].map((picks) => areBonusPicks(MEMORY, picks))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a check', () => {
  const played = async (changes: Partial<BonusPlay> = {}): Promise<BonusPlay> => {
    const serverSeed = 'ab'.repeat(32);
    const playerSeed = 'mine';
    const drawn = bonusDraw(CHEST, await DIGESTS.draw(serverSeed, bonusDrawnText(playerSeed)));
    const serverHash = await DIGESTS.commitment(serverSeed);
    const points = bonusPoints(CHEST, drawn, [3]);
    const seeds = { serverHash, serverSeed, playerSeed };
    return { id: 'a', game: 'chest-bonus', at: 0, ...seeds, picks: [3], drawn, points, ...changes };
  };

  it('finds a game fair that is as it was promised, and no other [MG-10]', async () => {
    const verdictOf = async (changes: Partial<BonusPlay>) => checkBonusPlay(await played(changes), DIGESTS);
    expect(await verdictOf({})).toBe('fair');
    expect(await verdictOf({ serverHash: '0'.repeat(64) })).toBe('other-seed');
    expect(await verdictOf({ playerSeed: 'other' })).toBe('other-outcome');
    expect(await verdictOf({ points: 7 })).toBe('other-outcome');
    expect(await verdictOf({ drawn: [] })).toBe('other-outcome');
    expect(await verdictOf({ game: 'none' as never })).toBe('other-outcome');
  });
});

describe('the day of attempts', () => {
  it('begins at midnight of UTC+3 [MG-1]', () => {
    const midnight = Date.UTC(2026, 9, 16, 21);
    expect(bonusDay(midnight)).toEqual({ from: midnight, until: midnight + hours(24) });
    expect(bonusDay(midnight - 1)).toEqual({ from: midnight - hours(24), until: midnight });
    expect(bonusDay(Number.NaN)).toEqual(bonusDay(0));
  });
});
