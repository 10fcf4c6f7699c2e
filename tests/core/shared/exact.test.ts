import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactDecimal,
  flooredUnits,
  numberToUnits,
  ratio,
  roundedUnits,
  unitsToNumber,
} from '../../../core/shared/exact.ts';

const LARGEST_UNITS = 9_007_199_254_740_991n;

describe('exact numbers', () => {
  it('leave as numbers up to 2^53 - 1 either way [EX-1]', () => {
    expect(unitsToNumber(LARGEST_UNITS, 0)).toBe(Number.MAX_SAFE_INTEGER);
    expect(unitsToNumber(-LARGEST_UNITS, 0)).toBe(-Number.MAX_SAFE_INTEGER);
    expect([unitsToNumber(LARGEST_UNITS + 1n, 2), unitsToNumber(-LARGEST_UNITS - 1n, 2)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(unitsToNumber(1005n, 3)).toBe(1.005);
  });

  it.each([
    [0.1, 1n, 10n],
    [1.005, 1005n, 1000n],
    [-2.5, -25n, 10n],
    [0, 0n, 1n],
    [1e21, 10n ** 21n, 1n],
    [1.5e22, 15n * 10n ** 21n, 1n],
    [2.5e-7, 25n, 10n ** 8n],
    [0.1 + 0.2, 30_000_000_000_000_004n, 10n ** 17n],
  ])('read %d as its shortest decimal text [EX-2]', (value, numerator, denominator) => {
    expect(exactDecimal(value)).toEqual({ numerator, denominator });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1.5', null, undefined])(
    'read nothing from %s [EX-2]',
    (value) => {
      expect(exactDecimal(value as number)).toBeUndefined();
    },
  );

  it('always read back to the same number [EX-2]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const exact = exactDecimal(value) ?? ratio(0n);
        const isSmall =
          exact.denominator < 10n ** 15n && exact.numerator < 10n ** 15n && exact.numerator > -(10n ** 15n);
        fc.pre(isSmall);
        expect(Number(exact.numerator) / Number(exact.denominator)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each([
    [5n, 10n, 0, 1n],
    [-5n, 10n, 0, -1n],
    [4n, 10n, 0, 0n],
    [-4n, 10n, 0, 0n],
    [15n, 10n, 0, 2n],
    [-15n, 10n, 0, -2n],
    [10_005n, 10_000n, 3, 1001n],
    [2n, 3n, 2, 67n],
    [1n, 3n, 2, 33n],
    [7n, 1n, 3, 7000n],
  ])('round %s / %s to %i decimals half away from zero: %s [EX-3]', (numerator, denominator, decimals, units) => {
    expect(roundedUnits(ratio(numerator, denominator), decimals)).toBe(units);
  });

  it.each([
    [29n, 10n, 0, 2n],
    [-29n, 10n, 0, -3n],
    [-30n, 10n, 0, -3n],
    [30n, 10n, 0, 3n],
    [2n, 3n, 2, 66n],
    [-2n, 3n, 2, -67n],
  ])('floor %s / %s to %i decimals: %s [EX-4]', (numerator, denominator, decimals, units) => {
    expect(flooredUnits(ratio(numerator, denominator), decimals)).toBe(units);
  });

  it.each([
    [12.34, 2, 1234n],
    [5, 3, 5000n],
    [0, 2, 0n],
    [-0, 2, 0n],
    [0.000001, 6, 1n],
    [9_007_199_254_740_991, 0, LARGEST_UNITS],
    // Beyond 2^46 two decimals are closer than numbers are: .90 and .91 are one number, whose shortest text is .9.
    [90_071_992_547_409.91, 2, 9_007_199_254_740_990n],
    [90_071_992_547_409.92, 2, 'out-of-range'],
    [1e21, 2, 'out-of-range'],
    [1e-7, 3, 'too-precise'],
    [0.1 + 0.2, 3, 'too-precise'],
    [12.345, 2, 'too-precise'],
    [-0.01, 2, 'negative'],
    [Number.NaN, 2, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 2, 'not-a-number'],
    ['12', 2, 'not-a-number'],
    [null, 2, 'not-a-number'],
  ])('count %s in units of %i decimals as %s [EX-5]', (value, decimals, units) => {
    expect(numberToUnits(value, decimals)).toBe(units);
  });

  it('always take units and give them back [EX-1, EX-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 52 }), fc.constantFrom(0, 2, 3), (units, decimals) => {
        expect(numberToUnits(units / 10 ** decimals, decimals)).toBe(BigInt(units));
        expect(unitsToNumber(BigInt(units), decimals)).toBe(units / 10 ** decimals);
      }),
    );
  });
});
