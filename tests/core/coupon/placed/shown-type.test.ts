import { describe, expect, it } from 'vitest';
import { lineShare } from '../../../../core/coupon/explained/line-share.ts';
import { shownTotal, shownType } from '../../../../core/coupon/placed/shown-type.ts';
import { placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { money, price } from '../../../support/units.ts';

const [BET] = placedCoupon(1).bets;
const bets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...BET!, index, odds: price(15 + index) }));

describe('what a placed coupon is called', () => {
  it.each([
    ['singles', 1, 'single', price(15)],
    ['singles', 2, 'singles', undefined],
    ['express', 2, 'express', price(1.5)],
    ['system', 3, 'system', undefined],
  ] as const)('%s of %i is a %s at %s [TO-5]', (type, count, shown, odds) => {
    const coupon = placedCoupon(1, { type, bets: bets(count) });
    expect(shownType(coupon)).toBe(shown);
    expect(shownTotal(coupon)).toBe(odds);
  });
});

describe('the share of a line', () => {
  it.each([
    [100, 7, 14.29],
    [100, 1, 100],
    [0.05, 2, 0.03],
  ])('of %d in %i lines is %d [EP-12]', (amount, lineCount, share) => {
    expect(lineShare({ amount: money(amount), lineCount })).toBe(money(share));
  });

  it.each([0, -1, 1.5, Number.NaN])('is unknown of %d lines [EP-12]', (lineCount) => {
    expect(lineShare({ amount: money(1), lineCount })).toBeUndefined();
  });
});
