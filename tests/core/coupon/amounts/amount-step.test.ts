import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUPON_CURRENCIES,
  amountStep,
  initialAmount,
  quickAmounts,
  stepAmount,
} from '../../../../core/coupon/index.ts';
import { currencyDecimals, toMinor } from '../../../../core/shared/money.ts';

describe('amounts by currency', () => {
  it('are exact and above zero for at least sixty ISO codes [AM-1]', () => {
    expect(COUPON_CURRENCIES.length).toBeGreaterThanOrEqual(60);
    for (const iso of COUPON_CURRENCIES) {
      expect(iso).toMatch(/^[A-Z]{3}$/);
      const decimals = currencyDecimals(iso);
      for (const amount of [amountStep(iso), initialAmount(iso)]) {
        const minor = toMinor(amount, decimals);
        expect(minor.ok && minor.value > 0, `${iso} ${amount}`).toBe(true);
      }
      expect(initialAmount(iso)).toBeGreaterThan(amountStep(iso));
    }
  });

  it.each([
    ['RUB', 100],
    ['USD', 2.5],
    ['EUR', 2.5],
    ['KWD', 0.5],
    ['XXX', 100],
    ['toString', 100],
  ])('step in %s by %d [AM-2]', (iso, step) => {
    expect(amountStep(iso)).toBe(step);
  });

  it.each([
    ['RUB', 150],
    ['USD', 5],
    ['EUR', 5],
    ['UAH', 50],
    ['XXX', 150],
    ['constructor', 150],
  ])('start in %s at %d [AM-3]', (iso, amount) => {
    expect(initialAmount(iso)).toBe(amount);
  });

  it('offer one, two, five and ten steps at once [AM-4]', () => {
    expect(quickAmounts('RUB')).toEqual([100, 200, 500, 1000]);
    expect(quickAmounts('USD')).toEqual([2.5, 5, 12.5, 25]);
    expect(quickAmounts('KWD')).toEqual([0.5, 1, 2.5, 5]);
    expect(quickAmounts('USD', 0.1)).toEqual([0.1, 0.2, 0.5, 1]);
  });

  it('offer nothing for a step that is no amount [AM-4]', () => {
    expect([0, -1, 0.001, Number.NaN].map((step) => quickAmounts('USD', step))).toEqual([[], [], [], []]);
    expect(quickAmounts('JPY', 0.5)).toEqual([]);
    expect(quickAmounts('JPY', 5e15)).toEqual([5e15]);
  });
});

describe('a step of the amount', () => {
  it.each([
    [0, 'up', 100],
    [100, 'up', 200],
    [150, 'up', 200],
    [150, 'down', 100],
    [100, 'down', 0],
    [99.99, 'down', 0],
    [0, 'down', 0],
    [Number.NaN, 'up', 100],
    [-50, 'up', 100],
  ] as const)('from %d goes %s to %d [AM-5]', (amount, direction, to) => {
    expect(stepAmount(amount, direction, 'RUB')).toBe(to);
  });

  it('is exact in the currency, and nothing without a step or beyond the range [AM-5]', () => {
    expect(stepAmount(0.2, 'up', 'USD', 0.1)).toBe(0.3);
    expect(stepAmount(7, 'up', 'USD', 0)).toBe(7);
    expect(stepAmount(9_007_199_254_740_991, 'up', 'JPY')).toBe(9_007_199_254_740_991);
    expect(stepAmount(9_007_199_254_740_990, 'up', 'JPY', 1)).toBe(9_007_199_254_740_991);
  });

  it('never leaves the multiples of the step, nor goes below zero [AM-5]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom('up' as const, 'down' as const), (cents, direction) => {
        const to = stepAmount(cents / 100, direction, 'EUR');
        expect(to).toBeGreaterThanOrEqual(0);
        expect((to * 10) % 25).toBe(0);
        expect(Math.abs(to - cents / 100)).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});
