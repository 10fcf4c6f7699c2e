import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { wireOrder } from '../../../infrastructure/coupon/coupon-wire.ts';
import { isOtherOrder, orderFingerprint } from '../../../infrastructure/sandbox/coupons/order-fingerprint.ts';

const BODY = {
  typeId: 0,
  accountId: 7,
  currency: 'RUB',
  amount: 100,
  exactCoef: 1.5,
  isDropOnScoreChange: false,
  bonusBet: false,
  changeCoefAction: 2,
  coefViewId: 0,
  isOneClick: false,
  bets: [{ outcomeId: '128:result:0::home', odds: 1.5, version: 9, block: 1, amount: 100, scoreSeen: '1:0' }],
};
const print = (changes: object = {}) => orderFingerprint(5, v.parse(wireOrder, { ...BODY, ...changes }));

describe('the fingerprint of an order', () => {
  it('stays as it is, or the number of its form changes with it: keys of an earlier release are still answered [PL-37]', () => {
    expect(print()).toBe('order-2:FPxRAkXrLre2yr1KGu8G0GivukFP-QdIQe3uAGInWA8');
  });

  it('tells another order under the same key, where both have the same form [PL-37]', () => {
    expect(isOtherOrder(print(), print())).toBe(false);
    expect(isOtherOrder(print({ amount: 200 }), print())).toBe(true);
    expect(isOtherOrder('A'.repeat(43), print())).toBe(false);
    expect(isOtherOrder('order-1:x', print())).toBe(false);
  });
});
