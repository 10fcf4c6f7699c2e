import { describe, expect, it } from 'vitest';
import { priceAntiExpress } from '../../../core/coupon/maths/anti-express-odds.ts';
import { checkUnits } from '../../../core/coupon/maths/checked-slip.ts';
import { COUPON_TYPES, type CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { winInUnits } from '../../../core/coupon/maths/possible-win.ts';
import type { UnitSlip } from '../../../core/coupon/maths/unit-slip.ts';
import { milliOddsOf } from '../../../core/shared/odds.ts';
import { maximumStake } from '../../../infrastructure/sandbox/coupons/coupon-terms.ts';
import { couponLimits } from '../../../infrastructure/sandbox/coupons/sandbox-coupon-limits.ts';
import { minor } from '../../support/units.ts';

const LIMITS = couponLimits('RUB');

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function slipOf(type: CouponType, next: () => number): UnitSlip {
  const count = 4 + Math.floor(next() * 4);
  const prices = Array.from({ length: count }, () => milliOddsOf(1001 + Math.floor(10 ** (next() * 3.3)))!);
  const own = next() < 0.5;
  return {
    isInUnits: true,
    type,
    amount: LIMITS.minBetAmount,
    currencyDecimals: 2,
    systemValue: 2,
    bonusBet: true,
    antiExpressOdds: type === 'anti-express' ? priceAntiExpress(prices) : undefined,
    blockAmounts: own ? prices.map((_, index) => (index === 0 ? LIMITS.minBetAmount : minor(5000))) : undefined,
    bets: prices.map((odds, index) => ({ odds, block: index + 1, amount: LIMITS.minBetAmount })),
  };
}

describe('the maximum stake', () => {
  it.each(COUPON_TYPES.filter((type) => type !== 'single' && type !== 'singles'))(
    'of %s wins no more than the largest payout, and two minor units more would [TO-4, MA-1]',
    (type) => {
      const next = numbers(COUPON_TYPES.indexOf(type) + 1);
      let counted = 0;
      for (let turn = 0; turn < 200; turn += 1) {
        const slip = slipOf(type, next);
        const checked = checkUnits(slip);
        const most = checked.ok ? maximumStake(checked.value, LIMITS) : undefined;
        if (!checked.ok || most === undefined) continue;
        const winOf = (amount: number) => {
          const staked = checkUnits({ ...slip, amount: minor(amount) });
          const win = staked.ok ? winInUnits(staked.value) : staked;
          return win.ok ? win.value.max : Infinity;
        };
        expect(winOf(most)).toBeLessThanOrEqual(LIMITS.maxPayout);
        expect(slip.blockAmounts !== undefined || winOf(most + 2) > LIMITS.maxPayout).toBe(true);
        counted += 1;
      }
      expect(counted).toBeGreaterThan(100);
    },
  );
});
