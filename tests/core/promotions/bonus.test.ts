import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bonusMostStake,
  bonusObstacle,
  casinoObstacle,
  countedPart,
  countedStake,
  depositBonus,
  paidOfBonus,
} from '../../../core/promotions/bonus-terms.ts';
import { daysLeft, endsSoon, leftToWager, settledEnd, wageredShare } from '../../../core/promotions/player-bonus.ts';
import { earnedPoints, missingPoints } from '../../../core/promotions/points.ts';
import { days } from '../../../core/shared/time.ts';
import { milli, minor } from '../../support/units.ts';

const NOW = Date.UTC(2026, 10, 2);
const BONUS = { leastBets: 3, leastOdds: milli(1400), mostStake: minor(3000), expiresAt: NOW + days(1) };
const COUPON = {
  type: 'express',
  odds: [1400, 2000, 5000].map(milli),
  stake: minor(3000),
  isPlain: true,
  now: NOW,
} as const;
const sum = fc.integer({ min: 0, max: 1_000_000_000 }).map(minor);

describe('a coupon from a bonus account', () => {
  it('is an express of enough bets at enough odds for not too much [BON-2]', () => {
    expect(bonusObstacle(BONUS, COUPON)).toBeUndefined();
  });

  it.each([
    ['bonus-kind', { type: 'system' }],
    ['bonus-kind', { odds: COUPON.odds.slice(1) }],
    ['bonus-kind', { isPlain: false }],
    ['bonus-odds', { odds: [1399, 2000, 5000].map(milli) }],
    ['bonus-stake', { stake: minor(3001) }],
    ['bonus-ended', { now: BONUS.expiresAt }],
  ] as const)('is refused as %s otherwise [BON-2]', (obstacle, change) => {
    expect(bonusObstacle(BONUS, { ...COUPON, ...change })).toBe(obstacle);
  });

  it('is refused without a bonus [BON-3]', () => {
    expect(bonusObstacle(undefined, COUPON)).toBe('bonus-ended');
  });

  it('counts with its stake, won or lost, and with nothing where that was given back [BON-4]', () => {
    expect((['won', 'lost', 'returned'] as const).map((state) => countedStake(minor(500), state))).toEqual([
      500, 500, 0,
    ]);
  });
});

describe('a round from a bonus account', () => {
  const casino = { kind: 'casino', mostStake: minor(30_000), expiresAt: NOW + 1 } as const;
  const round = { stake: minor(30_000), share: 50, now: NOW };

  it('is taken of a game that counts, at the highest stake at most, while the bonus goes on [BON-40, BON-42]', () => {
    expect(casinoObstacle(casino, round)).toBeUndefined();
    expect(casinoObstacle(undefined, round)).toBe('bonus-ended');
    expect(casinoObstacle(casino, { ...round, now: NOW + 1 })).toBe('bonus-ended');
    expect(casinoObstacle({ ...casino, kind: 'sport' }, round)).toBe('bonus-account');
    expect(casinoObstacle(casino, { ...round, share: 0 })).toBe('bonus-game');
    expect(casinoObstacle(casino, { ...round, stake: minor(30_001) })).toBe('bonus-stake');
    expect(casinoObstacle(casino, { ...round, stake: Number.NaN as never })).toBe('bonus-stake');
  });

  it('counts with a share of its stake in whole units, never more than it [BON-43]', () => {
    expect(([100, 50, 10, 0, 250] as const).map((share) => countedPart(minor(1999), share))).toEqual([
      1999, 999, 199, 0, 1999,
    ]);
    expect([countedPart(Number.NaN as never, 50), countedPart(minor(100), 0.5)]).toEqual([0, 0]);
    fc.assert(
      fc.property(sum, fc.integer({ min: 1, max: 100 }), (stake, share) => {
        const counted = countedPart(stake, share);
        expect(counted * 100).toBeLessThanOrEqual(stake * share);
        expect((counted + 1) * 100).toBeGreaterThan(stake * share);
      }),
    );
  });

  it('brings to the main account no more than the bonus pays [BON-44]', () => {
    expect([paidOfBonus(minor(500), minor(400)), paidOfBonus(minor(300), minor(400))]).toEqual([400, 300]);
    expect(paidOfBonus(minor(500), undefined)).toBe(500);
  });
});

describe('a bonus', () => {
  const at = (wagered: number, money: number, openCount = 0) =>
    settledEnd({ toWager: minor(1000), wagered: minor(wagered), money: minor(money), openCount });

  it('is over once all is wagered or nothing is left, and no coupon is open [BON-5]', () => {
    expect([at(1000, 5), at(1200, 0), at(999, 0), at(999, 1)]).toEqual(['released', 'released', 'lost', undefined]);
    expect([at(1000, 5, 1), at(0, 0, 1)]).toEqual([undefined, undefined]);
  });

  it('says a hundred only once nothing is left to wager [BON-5]', () => {
    fc.assert(
      fc.property(sum, sum, (toWager, wagered) => {
        const progress = { toWager, wagered };
        expect(wageredShare(progress) === 100).toBe(leftToWager(progress) === 0);
        expect(leftToWager(progress)).toBe(Math.max(0, toWager - wagered));
      }),
    );
    expect(wageredShare({ toWager: minor(750_000), wagered: minor(320_000) })).toBe(42);
  });

  it.each([
    [days(7), 7, true],
    [days(7) + 1, 8, false],
    [1, 1, true],
    [-5, 0, true],
  ])('with %d ms left has %d days, and is said to end soon: %s [BON-7]', (left, count, isSoon) => {
    const bonus = { expiresAt: NOW + left };
    expect([daysLeft(bonus, NOW), endsSoon(bonus, NOW)]).toEqual([count, isSoon]);
  });
});

describe('what a first deposit gives', () => {
  it.each([
    [10_000, 100, 50_000, 10_000],
    [10_001, 50, 50_000, 5000],
    [90_000, 100, 50_000, 50_000],
    [1, 50, 50_000, undefined],
    [10_000, 0, 50_000, undefined],
    [10_000, 0.5, 50_000, undefined],
    [10_000, 100, 0, undefined],
  ])('of %d at %d %% and at most %d is %s [BON-8]', (deposit, percent, most, given) => {
    expect(depositBonus(minor(deposit), { percent, most: minor(most) })).toBe(given);
  });

  it('may be staked by a fifth at once, or by what a coupon costs at least [BON-8]', () => {
    expect([bonusMostStake(minor(10_004), minor(1000)), bonusMostStake(minor(900), minor(1000))]).toEqual([2000, 1000]);
  });
});

describe('points', () => {
  it.each([
    [9999, 10_000, 0],
    [10_000, 10_000, 1],
    [25_000, 10_000, 2],
    [0, 10_000, 0],
    [10_000, 0, 0],
  ])('of a stake of %d at a step of %d are %d [PTS-3]', (stake, step, points) => {
    expect(earnedPoints(minor(stake), minor(step))).toBe(points);
  });

  it('say how many are missing [PTS-6]', () => {
    expect([missingPoints(100, 30), missingPoints(30, 30), missingPoints(30, 100)]).toEqual([70, 0, 0]);
  });
});
