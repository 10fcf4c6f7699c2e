import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponSlip, type SlipFacts } from '../../../../core/coupon/building/coupon-slip.ts';
import {
  couponAfter,
  EMPTY_COUPON,
  playedBets,
  type CouponState,
} from '../../../../core/coupon/building/coupon-state.ts';
import { calculatedAnswer } from '../../../../core/coupon/calculator/calculated-answer.ts';
import {
  calculationOf,
  withBanker,
  withBet,
  withType,
  type Calculation,
} from '../../../../core/coupon/calculator/calculation.ts';
import { returnedCoupon } from '../../../../core/coupon/calculator/returned-coupon.ts';
import { checkUnits } from '../../../../core/coupon/maths/checked-slip.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import { winInUnits } from '../../../../core/coupon/maths/possible-win.ts';
import { NOW, pick } from '../../../support/examples/coupon-examples.ts';
import { minor, money } from '../../../support/units.ts';
import '../../../support/property-runs.ts';

const FACTS: SlipFacts = { currency: 'RUB', isBonusBetOffered: false };
const couponOf = (count: number): CouponState =>
  Array.from({ length: count }, (_, index) => index + 1).reduce<CouponState>(
    (state, game) => couponAfter(state, { type: 'bet-added', bet: pick(game), at: NOW }),
    EMPTY_COUPON,
  );
const takenFrom = (state: CouponState) => calculationOf(couponSlip(state, FACTS), 'RUB');
const returned = (calculation: Calculation, from: CouponState, currency = 'RUB') =>
  returnedCoupon(calculation, { named: playedBets(from), currency, at: NOW });
const mostOf = (state: CouponState) => {
  const slip = checkUnits(couponSlip(state, FACTS));
  const win = slip.ok ? winInUnits(slip.value) : slip;
  return win.ok ? win.value.max : win.error.code;
};

describe('a calculation that goes back to the coupon', () => {
  it('comes to the same in the coupon as in the calculator, whatever was changed there [CLC-15, CLC-8]', () => {
    const edits = fc.record({
      count: fc.integer({ min: 3, max: 8 }),
      type: fc.constantFrom(...COUPON_TYPES),
      size: fc.integer({ min: 2, max: 7 }),
      stake: fc.integer({ min: 1, max: 500_000 }).map(minor),
      banker: fc.option(fc.nat(7), { nil: undefined }),
      blocks: fc.array(fc.nat(4), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(edits, ({ count, type, size, stake, banker, blocks }) => {
        const coupon = couponOf(type === 'single' ? 1 : count);
        let calculation: Calculation = { ...takenFrom(coupon), stake, systemValue: size };
        calculation = withType(calculation, type);
        if (type === 'system' && banker !== undefined) calculation = withBanker(calculation, banker % count, true);
        if (type === 'multi' || type === 'condition') {
          for (const [place, block] of blocks.entries()) {
            if (place < count && (block > 0 || type === 'multi')) calculation = withBet(calculation, place, { block });
          }
        }
        const answer = calculatedAnswer(calculation, 'RUB', 0);
        fc.pre(answer.ok);
        const after = (returned(calculation, coupon) ?? []).reduce(couponAfter, couponOf(2));
        expect(mostOf(after)).toBe(answer.ok && answer.value.most);
      }),
    );
  });

  it('leaves the amounts of the coupon alone where it counts in another currency [CLC-15]', () => {
    const coupon = couponAfter(couponOf(3), { type: 'amount-set', currency: 'EUR', amount: money(7) });
    const calculation = { ...takenFrom(coupon), stake: money(1000) };
    const after = (returned(calculation, coupon, 'EUR') ?? []).reduce(couponAfter, coupon);
    expect(after.amounts).toEqual({ EUR: money(7) });
    expect(after.bets).toHaveLength(3);
  });

  it('does not while a bet of it is only odds [CLC-15]', () => {
    const coupon = couponOf(2);
    expect(returned(withType(takenFrom(coupon), 'system'), coupon)).toBeUndefined();
    expect(returned({ ...takenFrom(coupon), bets: [] }, coupon)).toBeUndefined();
  });
});
