import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals, floorAmount, roundAmount, toMajor, toMinor } from '../../../core/shared/money.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ok, refused } from '../../support/examples/slip-examples.ts';

describe('money', () => {
  it.each([
    ['RUB', 2],
    ['USD', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['XOF', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['TND', 3],
    ['XXX', 2],
    ['', 2],
  ])('of %s has %i decimals [MO-1]', (iso, decimals) => {
    expect(currencyDecimals(iso)).toBe(decimals);
  });

  it('has no or three decimals in exactly the currencies of ISO 4217 [MO-1]', () => {
    const without = [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'UYI',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ];
    const three = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
    expect(without.map(currencyDecimals)).toEqual(without.map(() => 0));
    expect(three.map(currencyDecimals)).toEqual(three.map(() => 3));
  });

  it('becomes minor units exactly or is refused [MO-2]', () => {
    expect(toMinor(12.34, 2)).toEqual(ok(1234));
    expect(toMinor(0.5, 3)).toEqual(ok(500));
    expect(toMinor(0.1 + 0.2, 2)).toEqual(refused('too-precise'));
    expect(toMinor(-1, 2)).toEqual(refused('negative'));
    expect(toMinor(Number.NaN, 2)).toEqual(refused('not-a-number'));
    expect(toMinor(1e14, 2)).toEqual(refused('out-of-range'));
  });

  it('always comes back from minor units without loss [MO-3]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 52 }),
        fc.constantFrom(0 as const, 2 as const, 3 as const),
        (minor, decimals) => {
          expect(toMinor(toMajor(minor as Minor, decimals), decimals)).toEqual(ok(minor));
        },
      ),
    );
  });

  it('is rounded half away from zero [MO-4]', () => {
    expect([1.005, 2.675, -1.005, 1.004].map((amount) => roundAmount(amount, 2))).toEqual([
      ok(1.01),
      ok(2.68),
      ok(-1.01),
      ok(1),
    ]);
    expect(roundAmount(0.5, 0)).toEqual(ok(1));
    expect(roundAmount(Number.NaN, 2)).toEqual(refused('not-a-number'));
    expect(roundAmount(1e15, 2)).toEqual(refused('out-of-range'));
  });

  it('is floored where it may not be exceeded [MO-5]', () => {
    expect([1.009, 1.01, 2.999, -1.001].map((amount) => floorAmount(amount, 2))).toEqual([
      ok(1),
      ok(1.01),
      ok(2.99),
      ok(-1.01),
    ]);
    expect(floorAmount(Number.POSITIVE_INFINITY, 2)).toEqual(refused('not-a-number'));
  });
});
