import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source-tree.ts';

/** Where money is reckoned, taken or paid. */
const MONEY = /^(?:infrastructure\/sandbox\/coupons|core\/coupon\/(?:maths|amounts|placed))\//;
/** A number, text or list that stands in for what is not known. */
const DEFAULT = /(?:\?\?|\|\|)=? *(?:-?\d|['"`]|\[|NO_|NONE)[^\n]*/g;

/** What is no default for the unknown, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'core/coupon/maths/symmetric-sums.ts ?? 0n': 'a sum that nothing was added to is zero',
  'core/coupon/maths/slip-payout.ts ?? ': 'SL-8: a block without an amount stakes all there is',
  'core/coupon/maths/checked-slip.ts ?? ':
    'SL-7, SL-8: a block that was not met yet is empty; without an amount it stakes all there is',
  'core/coupon/maths/hyper-bonus.ts ?? 2': 'MO-1: the contract of the package names two decimals where none are given',
  'core/coupon/amounts/maximum-amount.ts ?? 2':
    'MO-1: the contract of the package names two decimals where none are given',
  'core/coupon/amounts/coupon-limits.ts ?? ':
    'the page before its first terms: nothing can be placed without them (CS-54)',
  'core/coupon/placed/history-filter.ts ?? ': 'a filter of the address, no money (HF-1)',
};

describe('code that handles money', () => {
  it('has no default in place of what it does not know', () => {
    const found = sourceFiles(undefined, /\.ts$/)
      .filter(({ path }) => MONEY.test(path))
      .flatMap(({ path, text }) => [...withoutComments(text).matchAll(DEFAULT)].map(([hit]) => `${path} ${hit}`));
    const allowed = Object.keys(ALLOWED);
    expect(found.filter((hit) => !allowed.some((each) => hit.startsWith(each)))).toEqual([]);
    expect(allowed.filter((each) => !found.some((hit) => hit.startsWith(each)))).toEqual([]);
  });
});
