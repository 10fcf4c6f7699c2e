import { describe, expect, it } from 'vitest';
import { COUNTING_EXAMPLES } from '../../../../core/coupon/calculator/counting-examples.ts';
import { couponRows, lineRows } from '../../../../core/coupon/calculator/worked-example.ts';
import { BET_RESULTS } from '../../../../core/coupon/maths/bet-result.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';

const coupons = COUNTING_EXAMPLES.filter((example) => example.kind === 'coupon');

describe('the examples of how the coupon counts', () => {
  it('are one of each type, and have each result that a bet may have [WEX-4]', () => {
    expect(coupons.map(({ type }) => type).toSorted()).toEqual([...COUPON_TYPES].toSorted());
    const results = new Set(coupons.flatMap(({ rows }) => rows.flat()));
    expect(BET_RESULTS.filter((result) => !results.has(result))).toEqual(['open', 'forced-return']);
  });

  it('are all worked out, and none of them pays the same whatever happens [WEX-4]', () => {
    for (const example of COUNTING_EXAMPLES) {
      const rows = example.kind === 'coupon' ? couponRows(example, 'RUB') : lineRows(example, 'RUB');
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows.map(({ payout }) => payout)).size).toBeGreaterThan(1);
    }
  });
});
