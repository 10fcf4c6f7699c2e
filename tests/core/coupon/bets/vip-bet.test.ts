import { describe, expect, it } from 'vitest';
import { isVipBetOffered } from '../../../../core/coupon/index.ts';
import { vipObstacle } from '../../../../core/coupon/bets/vip-bet.ts';

const FACTS = {
  isShown: true,
  type: 'express',
  bets: [{ isLive: false }, { isLive: false }],
  maxBetAmount: 1000,
} as const;

describe('the VIP bet', () => {
  it('is offered where it is shown and there is a bet [VIP-1]', () => {
    expect(isVipBetOffered(FACTS)).toBe(true);
    expect(isVipBetOffered({ ...FACTS, isShown: false })).toBe(false);
    expect(isVipBetOffered({ ...FACTS, bets: [] })).toBe(false);
  });

  it('needs a finite maximum [VIP-2]', () => {
    expect(isVipBetOffered({ ...FACTS, maxBetAmount: undefined })).toBe(false);
    expect(isVipBetOffered({ ...FACTS, maxBetAmount: Number.POSITIVE_INFINITY })).toBe(false);
    expect(isVipBetOffered({ ...FACTS, maxBetAmount: 0 })).toBe(true);
  });

  it('takes bets of the line only [VIP-3]', () => {
    expect(isVipBetOffered({ ...FACTS, bets: [{ isLive: false }, { isLive: true }] })).toBe(false);
  });

  it('says where a game of it has begun meanwhile [VIP-3]', () => {
    const bets = [{ isLive: false }, { isLive: true }];
    expect(vipObstacle(FACTS)).toBeUndefined();
    expect(vipObstacle({ ...FACTS, bets })).toBe('vip-begun');
    expect(vipObstacle({ ...FACTS, bets, isShown: false })).toBe('vip-not-offered');
    expect(vipObstacle({ ...FACTS, type: 'singles' })).toBe('vip-not-offered');
  });

  it('is not offered for singles [VIP-4]', () => {
    expect(isVipBetOffered({ ...FACTS, type: 'singles' })).toBe(false);
    expect(isVipBetOffered({ ...FACTS, type: 'single' })).toBe(true);
  });
});
