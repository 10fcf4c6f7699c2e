import type { Minor } from '../../shared/money.ts';

/** What an account owes of the advance on one coupon. */
export interface AdvanceHold<Coupon> {
  readonly coupon: Coupon;
  readonly held: Minor;
}

/** A part of a hold that ends. */
export interface EndedHold<Coupon> {
  readonly coupon: Coupon;
  readonly amount: Minor;
  /** What stays held. */
  readonly left: Minor;
  /** PA-28 Released as the stake that it paid for came back; else it was captured. */
  readonly isReleased: boolean;
}

/**
 * PA-28 Which holds end by what an account pays back: those of coupons whose stake came back are released first, the others
 * captured in their order. Undefined where less is held than is paid back.
 */
export function endedHolds<Coupon>(
  holds: readonly AdvanceHold<Coupon>[],
  paid: Minor,
  isReturned: (coupon: Coupon) => boolean,
): readonly EndedHold<Coupon>[] | undefined {
  const released = holds.filter(({ coupon }) => isReturned(coupon));
  const captured = holds.filter(({ coupon }) => !isReturned(coupon));
  let left = paid;
  const ended = [...released, ...captured].flatMap(({ coupon, held }) => {
    const amount = held < left ? held : left;
    left = (left - amount) as Minor;
    if (amount === 0) return [];
    return [{ coupon, amount, left: (held - amount) as Minor, isReleased: isReturned(coupon) }];
  });
  return left === 0 ? ended : undefined;
}
