import { describe, expect, it } from 'vitest';
import { changesToAccept } from '../../../../core/coupon/bets/changed-odds.ts';
import { checkCoupon } from '../../../../core/coupon/building/checked-coupon.ts';
import type { CouponEvent } from '../../../../core/coupon/building/coupon-event.ts';
import { NOW, after, couponWith, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: true };
const CONFIRM = { mode: 'confirm' } as const;

function arrived(changes: Parameters<typeof terms>[1], ...updates: Parameters<typeof terms>[0] & object): CouponEvent {
  return { type: 'terms-arrived', terms: terms(updates, changes), at: NOW };
}

describe('changes to accept', () => {
  const anti = after(couponWith(1, 2), { type: 'type-chosen', couponType: 'anti-express' });

  it('are none while the anti-express odds are asked for anew [CS-8, CS-25]', () => {
    const known = after(anti, arrived({ antiExpressOdds: price(1.3) }));
    expect(
      changesToAccept(checkCoupon(after(known, { type: 'bet-added', bet: pick(3), at: NOW }), FACTS), CONFIRM),
    ).toBe(0);
  });

  it('are none of an anti-express whose terms were given up with the currency [CS-25]', () => {
    const known = after(anti, arrived({ antiExpressOdds: price(1.3) }), { type: 'currency-changed' });
    expect(changesToAccept(checkCoupon(known, FACTS), CONFIRM)).toBe(0);
  });

  it('are those of the singles whose price moved [CS-25]', () => {
    const singles = after(
      couponWith(1, 2, 3),
      { type: 'type-chosen', couponType: 'singles' },
      arrived({}, updateOf(1), updateOf(2, { odds: price(1.9), version: 2 }), updateOf(3)),
    );
    expect(changesToAccept(checkCoupon(singles, FACTS), CONFIRM)).toBe(1);
  });

  it('are none of a coupon that cannot be priced [CS-25]', () => {
    const multi = after(
      couponWith(1, 2, 3),
      { type: 'type-chosen', couponType: 'multi' },
      { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 },
      arrived({}, updateOf(1, { odds: price(1.4), version: 2 })),
    );
    expect(changesToAccept(checkCoupon(multi, FACTS), CONFIRM)).toBe(0);
  });
});
