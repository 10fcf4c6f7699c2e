import { describe, expect, it } from 'vitest';
import type { CouponBet } from '../../../../core/coupon/bets/coupon-bet.ts';
import { refusedBet } from '../../../../core/coupon/bets/refused-bet.ts';
import { NOW, idOf, pick, updateOf } from '../../../support/examples/coupon-examples.ts';
import { price } from '../../../support/units.ts';

const BET: CouponBet = { ...pick(1), block: 1, addedAt: NOW, isLeftOut: false };

describe('a bet that a verdict speaks of', () => {
  it('without terms yet shows the price, version and trouble of the verdict, and nothing of a game under way [CS-23]', () => {
    const verdict = { index: 0, outcomeId: idOf(1), odds: price(1.7), version: 5, trouble: 'suspended' } as const;
    expect(refusedBet(BET, verdict, NOW + 1)).toEqual({
      ...BET,
      trouble: 'suspended',
      opensAt: undefined,
      update: {
        ...updateOf(1),
        odds: price(1.7),
        version: 5,
        trouble: 'suspended',
        clock: { period: 0, seconds: 0, at: NOW + 1, isRunning: false, isShown: false },
      },
    });
  });

  it('keeps what the terms say of its game, and its price and version where the verdict names none [CS-23]', () => {
    const update = updateOf(1, {
      odds: price(1.6),
      version: 3,
      isLive: true,
      isDisabledBanker: true,
      status: 'playing',
      score: { home: 2, away: 1, periods: [{ home: 2, away: 1 }], redCards: { home: 1, away: 0 } },
      trouble: 'dependent',
    });
    const refused = refusedBet({ ...BET, update }, { index: 0, outcomeId: idOf(1) }, NOW + 1);
    expect(refused).toEqual({ ...BET, update: { ...update, trouble: undefined } });
  });

  it('stays suspended where the verdict says nothing of it [CS-23]', () => {
    const suspended: CouponBet = { ...BET, trouble: 'suspended' };
    expect(refusedBet(suspended, { index: 0, outcomeId: idOf(1), odds: price(1.4) }, NOW)).toMatchObject({
      trouble: 'suspended',
      update: { odds: price(1.4), version: 1, trouble: undefined },
    });
    expect(refusedBet(suspended, { index: 0, outcomeId: idOf(1) }, NOW).opensAt).toBeUndefined();
  });
});
