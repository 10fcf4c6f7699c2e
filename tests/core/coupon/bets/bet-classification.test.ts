import { describe, expect, it } from 'vitest';
import { betLock, betStage, gameStatusById } from '../../../../core/coupon/index.ts';

const LINE = {
  isFinished: false,
  gameStatus: 'not-started',
  hasGameTime: false,
  isLiveInLive: false,
  isLiveMarket: false,
} as const;

describe('the classification of a bet', () => {
  it('reads the game status [BC-1]', () => {
    expect([0, 1, 2, 3, 4, 5].map(gameStatusById)).toEqual([
      'not-started',
      'not-started',
      'under-way',
      'break',
      'finished',
      'not-started',
    ]);
  });

  it('is finished if flagged or its game is, whatever else [BC-2]', () => {
    expect(betStage({ ...LINE, isFinished: true, isLiveMarket: true })).toBe('finished');
    expect(betStage({ ...LINE, gameStatus: 'finished', hasGameTime: true })).toBe('finished');
  });

  it.each([
    { hasGameTime: true },
    { isLiveInLive: true },
    { gameStatus: 'under-way' },
    { gameStatus: 'break' },
    { isLiveMarket: true },
  ] as const)('is live with %j [BC-3]', (fact) => {
    expect(betStage({ ...LINE, ...fact })).toBe('live');
  });

  it('is of the line without any of these [BC-3]', () => {
    expect(betStage(LINE)).toBe('line');
  });

  it('is locked with the first reason there is [BC-4]', () => {
    const free = { isBlocked: false, isDependent: false, isBannedFromExpress: false };
    expect(betLock(free)).toBeUndefined();
    expect(betLock({ ...free, isBannedFromExpress: true })).toBe('banned-from-express');
    expect(betLock({ ...free, isBannedFromExpress: true, isDependent: true })).toBe('dependent');
    expect(betLock({ isBlocked: true, isBannedFromExpress: true, isDependent: true })).toBe('blocked');
  });
});
