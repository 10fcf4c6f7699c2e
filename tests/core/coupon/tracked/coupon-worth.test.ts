import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUnits, type CheckedSlip } from '../../../../core/coupon/maths/checked-slip.ts';
import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import type { CouponType } from '../../../../core/coupon/maths/coupon-type.ts';
import { slipPayout } from '../../../../core/coupon/maths/slip-payout.ts';
import type { UnitSlip } from '../../../../core/coupon/maths/unit-slip.ts';
import { couponWorth } from '../../../../core/coupon/tracked/coupon-worth.ts';
import { flooredUnits, ratio, type Ratio } from '../../../../core/shared/exact.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import { milli, minor, money, price } from '../../../support/units.ts';

const FAR = minor(Number.MAX_SAFE_INTEGER);

function slipOf(type: CouponType, odds: readonly number[], changes: Partial<UnitSlip> = {}): CheckedSlip {
  const bets = odds.map((each, place) => ({ odds: price(each), block: place + 1, amount: money(100) }));
  const slip: UnitSlip = { isInUnits: true, type, amount: money(100), currencyDecimals: 2, bets, ...changes };
  const checked = checkUnits(slip);
  if (!checked.ok) throw new Error(checked.error.code);
  return checked.value;
}

const withResults = (slip: CheckedSlip, results: readonly BetResult[]): CheckedSlip => {
  const bets = new Map(slip.bets.map((bet, place) => [bet, { ...bet, result: results[place] ?? bet.result }]));
  const taken = (all: CheckedSlip['bets']) => all.map((bet) => bets.get(bet)!);
  return { ...slip, bets: taken(slip.bets), blocks: slip.blocks.map(taken), bankers: taken(slip.bankers) };
};

const worth = (slip: CheckedSlip, prices: readonly (MilliOdds | undefined)[], maxPayout = FAR) =>
  couponWorth({ slip, prices, maxPayout, possibleWin: minor(0) });

/** Every way in which the open bets can end, each with how often it comes. */
function meanByEnumeration(slip: CheckedSlip, prices: readonly (MilliOdds | undefined)[]): bigint {
  let sum: Ratio = ratio(0n);
  for (let way = 0; way < 2 ** slip.bets.length; way += 1) {
    let share: Ratio = ratio(1n);
    const results = slip.bets.map(({ result }, place): BetResult => {
      if (result !== 'open') return result;
      const now = BigInt(prices[place]!);
      const isWon = (way >> place) % 2 === 1;
      share = ratio(share.numerator * (isWon ? 1000n : now - 1000n), share.denominator * now);
      return isWon ? 'win' : 'lose';
    });
    // a way of bets that are decided already counts once
    if (slip.bets.some(({ result }, place) => result !== 'open' && (way >> place) % 2 === 1)) continue;
    const { exact } = slipPayout(withResults(slip, results), 'lose')!;
    sum = ratio(
      sum.numerator * share.denominator * exact.denominator + share.numerator * exact.numerator * sum.denominator,
      sum.denominator * share.denominator * exact.denominator,
    );
  }
  return flooredUnits(sum, 0);
}

const TYPES: readonly (readonly [CouponType, number, Partial<UnitSlip>?])[] = [
  ['single', 1],
  ['singles', 3],
  ['express', 4],
  ['anti-express', 3, { antiExpressOdds: price(1.4) }],
  ['system', 4, { systemValue: 2 }],
  ['multi', 4, { systemValue: 3 }],
  ['lucky', 4],
  ['patent', 3],
];

describe('what an open coupon is worth now', () => {
  it('is the mean of all ways in which its open bets can end, exactly, for every type with one [BT-7, BT-9]', () => {
    const anyOdds = fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: 8, maxLength: 8 });
    const anyResults = fc.array(fc.constantFrom<BetResult>('open', 'open', 'win', 'lose', 'half-win', 'half-lose'), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), anyOdds, anyResults, ([type, count, changes], odds, results) => {
        const placed = odds.slice(0, count).map((each) => each / 1000);
        // the formula reprices an anti-express whose bets are returned alone, so that only won and lost ones are left
        const known: readonly BetResult[] =
          type === 'anti-express' ? results.map((one) => (one === 'win' ? 'win' : 'open')) : results;
        const slip = withResults(slipOf(type, placed, changes), known);
        const prices = odds.slice(4, 4 + count).map((each) => milli(each));
        const told = worth(slip, prices);
        const isOpen = slip.bets.some(({ result }) => result === 'open');
        expect(told?.toString()).toBe(isOpen ? meanByEnumeration(slip, prices).toString() : undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('is the stake while no price has moved, and follows what has [BT-7]', () => {
    const single = slipOf('single', [2.5]);
    expect(worth(single, [price(2.5)])).toBe(money(100));
    expect(worth(single, [price(2)])).toBe(money(125));
    expect(worth(single, [price(3)])).toBe(money(83.33));
    const express = withResults(slipOf('express', [2, 3]), ['win', 'open']);
    expect(worth(express, [undefined, price(1.5)])).toBe(money(400));
    expect(worth(withResults(express, ['lose', 'open']), [undefined, price(1.5)])).toBe(0);
  });

  it('counts the bankers of a system, and blocks of several bets [BT-7]', () => {
    const bets = [0, 1, 2, 3].map((block) => ({ odds: price(2), block }));
    const system = slipOf('system', [], { systemValue: 2, bets });
    expect(worth(system, [2, 2, 2, 2].map(price))).toBe(money(100));
    expect(worth(system, [4, 2, 2, 2].map(price))).toBe(money(50));
    const blocks = [1, 1, 2, 3].map((block) => ({ odds: price(2), block }));
    const multi = slipOf('multi', [], { systemValue: 2, bets: blocks });
    expect(worth(multi, [2, 2, 2, 2].map(price))).toBe(money(100));
    expect(worth(multi, [4, 2, 2, 2].map(price))).toBe(money(66.66));
  });

  it('is nothing where a price is unknown or no price, and once nothing is open [BT-8]', () => {
    const express = slipOf('express', [2, 3]);
    expect(worth(express, [price(2), price(3)])).toBe(money(100));
    expect(worth(express, [price(2), undefined])).toBeUndefined();
    expect(worth(express, [price(2)])).toBeUndefined();
    expect(worth(express, [price(2), price(1)])).toBeUndefined();
    expect(worth(express, [price(2), Number.NaN as MilliOdds])).toBeUndefined();
    expect(worth(withResults(express, ['win', 'win']), [price(2), price(3)])).toBeUndefined();
  });

  it('is nothing for types whose steps stake what others leave [BT-8]', () => {
    const now = [price(2), price(3), price(2)];
    expect(worth(slipOf('chain', [2, 3, 2]), now)).toBeUndefined();
    expect(worth(slipOf('condition', [2, 3, 2], { blockAmounts: [money(100), 'max', 'max'] }), now)).toBeUndefined();
  });

  it('is never above the largest payout [BT-9]', () => {
    expect(worth(slipOf('single', [50]), [price(1.01)], money(3000))).toBe(money(3000));
  });
});
