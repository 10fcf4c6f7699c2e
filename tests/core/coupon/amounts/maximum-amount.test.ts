import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  blockMaximums,
  maximumAmount,
  possibleWin,
  systemMinimum,
} from '../../../../core/coupon/index.ts';
import { minorProblem, systemMinimumInUnits } from '../../../../core/coupon/amounts/maximum-amount.ts';
import { minor } from '../../../support/units.ts';
import { betsAt, ok, refused } from '../../../support/examples/slip-examples.ts';

const LIMITS = { odds: 3.816, isBonusAccount: false } as const;

describe('the maximum amount', () => {
  // 50,000 / 3.816 = 13,102.725..., floored.
  it('is the lowest of the three limits, floored [MA-1]', () => {
    expect(maximumAmount({ ...LIMITS, maxPayout: 50_000 })).toEqual(ok(13_102.72));
    expect(maximumAmount({ ...LIMITS, maxPayout: 50_000, currencyDecimals: 0 })).toEqual(ok(13_102));
    expect(maximumAmount({ ...LIMITS, maxPayout: 50_000, maxBetAmount: 9000 })).toEqual(ok(9000));
    expect(maximumAmount({ ...LIMITS, maxPayout: 50_000, maxBetAmount: 9000, balance: 12.34 })).toEqual(ok(12.34));
    expect(maximumAmount({ ...LIMITS, maxPayout: 100, maxBetAmount: 9000, balance: 12_000 })).toEqual(ok(26.2));
  });

  it('never lets the possible win exceed the payout limit [MA-1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 50_000 }), fc.integer({ min: 1, max: 1e7 }), (milli, cents) => {
        const maximum = maximumAmount({ odds: milli / 1000, maxPayout: cents / 100, isBonusAccount: false });
        const amount = maximum.ok ? (maximum.value ?? -1) : -1;
        const win = possibleWin({ type: 'single', amount, bets: betsAt(milli / 1000) });
        expect(win.ok && win.value.max <= cents / 100).toBe(true);
      }),
    );
  });

  it('is the balance alone on a bonus account [MA-2]', () => {
    const limits = { ...LIMITS, isBonusAccount: true, maxBetAmount: 5, maxPayout: 5 };
    expect(maximumAmount({ ...limits, balance: 80 })).toEqual(ok(80));
    expect(maximumAmount(limits)).toEqual(ok(undefined));
  });

  it('is nothing without limits [MA-3]', () => {
    expect(maximumAmount(LIMITS)).toEqual(ok(undefined));
  });

  it('refuses limits that are no amounts and odds that are no odds [MA-1]', () => {
    expect(maximumAmount({ ...LIMITS, maxBetAmount: -1 })).toEqual(refused('amount-negative'));
    expect(maximumAmount({ ...LIMITS, balance: Number.NaN })).toEqual(refused('amount-not-a-number'));
    expect(maximumAmount({ ...LIMITS, odds: 0 })).toEqual(refused('odds-below-one'));
    expect(maximumAmount(null as never)).toEqual(refused('malformed'));
  });
});

describe('the maximum of a block', () => {
  it('chains the maximum before times its coefficient [MA-4]', () => {
    expect(blockMaximums(100, [1.15, 1.571, 1.13])).toEqual(ok([100, 115, 180.66]));
    expect(blockMaximums(100, [1.155, 2, 2], 0)).toEqual(ok([100, 115, 231]));
    expect(blockMaximums(100, [])).toEqual(ok([]));
  });

  it('refuses what is no amount, no odds or out of range [MA-4]', () => {
    expect(blockMaximums(0.001, [2])).toEqual(refused('amount-too-precise'));
    expect(blockMaximums(1, [2, 0.5])).toEqual(refused('odds-below-one', 1));
    expect(blockMaximums(1, [1e12, 1e12, 2])).toEqual(refused('result-out-of-range', 2));
    expect(blockMaximums(1, 'x' as never)).toEqual(refused('malformed'));
  });
});

describe('the bounds of an amount', () => {
  it('take the server minimum of a system option first [MA-5]', () => {
    const option = { minBetAmount: 20, minimumPerLine: 3, lines: 10 };
    expect(systemMinimum(option)).toBe(30);
    expect(systemMinimum({ ...option, lines: 3 })).toBe(20);
    expect(systemMinimum({ ...option, serverMinimum: 25 })).toBe(25);
  });

  it('multiply the minimum per line exactly: three lines of 0.1 are 0.3 [MA-5]', () => {
    expect(systemMinimum({ minBetAmount: 0, minimumPerLine: 0.1, lines: 3 })).toBe(0.3);
    expect(systemMinimum({ minBetAmount: 0, minimumPerLine: 1.1, lines: 3 })).toBe(3.3);
    expect(systemMinimumInUnits(minor(0), minor(10), 3n)).toBe(30);
    expect(systemMinimumInUnits(minor(50), minor(10), 3n)).toBe(50);
    expect(systemMinimumInUnits(minor(0), minor(Number.MAX_SAFE_INTEGER), 2n)).toBeUndefined();
  });

  it.each([
    [10, undefined],
    [9.99, 'below-minimum'],
    [100, undefined],
    [100.01, 'above-maximum'],
    [0, 'not-an-amount'],
    [50.001, 'not-an-amount'],
    [Number.NaN, 'not-an-amount'],
  ])('find %d %s [MA-6]', (amount, found) => {
    expect(amountProblem(amount, { minimum: 10, maximum: 100 })).toBe(found);
  });

  it('compare amounts as the decimals they are, never as floats [MA-5, MA-6]', () => {
    expect(systemMinimum({ minBetAmount: 0.3, minimumPerLine: 0.1, lines: 3 })).toBe(0.3);
    expect(systemMinimum({ minBetAmount: 0, minimumPerLine: 1_234_567_890.123, lines: 3 })).toBe(3_703_703_670.369);
    expect(amountProblem(0.3, { minimum: 0.1 + 0.2 })).toBe('below-minimum');
    expect(amountProblem(0.8, { maximum: 0.1 + 0.7 })).toBe('above-maximum');
    expect(amountProblem(0.7, { maximum: 0.7 })).toBeUndefined();
  });

  it('let nothing be staked where a product leaves the numbers [MA-5]', () => {
    expect(systemMinimum({ minBetAmount: 0, minimumPerLine: 1e12, lines: 1e12 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('let no amount pass a bound that is no number [MA-6]', () => {
    expect(amountProblem(10, { minimum: Number.NaN })).toBe('below-minimum');
    expect(amountProblem(10, { maximum: Number.NaN })).toBe('above-maximum');
    expect(amountProblem(10, { maximum: Number.NEGATIVE_INFINITY })).toBe('above-maximum');
    expect(amountProblem(10, { minimum: Number.NEGATIVE_INFINITY, maximum: Number.POSITIVE_INFINITY })).toBeUndefined();
    expect(amountProblem(10, { minimum: Number.POSITIVE_INFINITY })).toBe('below-minimum');
    expect(amountProblem(10, {}, 4 as never)).toBe('not-an-amount');
  });

  it('refuse decimals that no currency has [MA-1, MA-4]', () => {
    const decimals = 4 as never;
    expect(maximumAmount({ ...LIMITS, maxPayout: 5, currencyDecimals: decimals })).toEqual(
      refused('unknown-currency-decimals'),
    );
    expect(blockMaximums(100, [2], decimals)).toEqual(refused('unknown-currency-decimals'));
  });

  it('find nothing wrong with what is not bounded [MA-3, MA-6]', () => {
    expect(amountProblem(0.001, {}, 3)).toBeUndefined();
    expect(amountProblem(1e6, { minimum: 5 })).toBeUndefined();
  });
});

describe('an amount in units', () => {
  it.each([
    [1000, undefined],
    [999, 'below-minimum'],
    [10_000, undefined],
    [10_001, 'above-maximum'],
    [0, 'not-an-amount'],
  ])('of %d meets its bounds as its major units do: %s [MA-6]', (units, trouble) => {
    expect(minorProblem(minor(units), { minimum: minor(1000), maximum: minor(10_000) })).toBe(trouble);
    expect(minorProblem(minor(1000), {})).toBeUndefined();
  });
});
