import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyDecimals,
  floorAmount,
  minorText,
  minorUnits,
  readMinor,
  roundAmount,
  sumOfMinor,
  toMajor,
  toMinor,
} from '../../../core/shared/money.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ok, refused } from '../../support/examples/slip-examples.ts';
import { minor } from '../../support/units.ts';

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
    ['XXX', undefined],
    ['', undefined],
    ['rub', undefined],
    ['RUB ', undefined],
  ])('of %s has %s decimals [MO-1]', (iso, decimals) => {
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

describe('what is no unit or has decimals that no currency has', () => {
  const decimals = 4 as never;
  const none = Number.NaN as Minor;

  it('is refused, and never another amount [MO-1, MO-2, MO-3, MO-9]', () => {
    expect(toMinor(1, decimals)).toEqual(refused('unknown-decimals'));
    expect(toMinor(1, currencyDecimals('XXX'))).toEqual(refused('unknown-decimals'));
    expect(readMinor('1', decimals)).toEqual(refused('unknown-decimals'));
    expect(roundAmount(1, decimals)).toEqual(refused('unknown-decimals'));
    expect(floorAmount(1, decimals)).toEqual(refused('unknown-decimals'));
    expect([toMajor(minor(5), decimals), toMajor(none, 2), toMajor(1.5 as Minor, 2)]).toEqual(Array(3).fill(undefined));
    expect([minorText(minor(5), decimals), minorText(none, 2)]).toEqual(['\u2014', '\u2014']);
  });
});

describe('minor units', () => {
  it('are whole numbers within 2^53 - 1 either way [MO-6]', () => {
    expect([0, -5, 1050, 1050n, Number.MAX_SAFE_INTEGER].map((count) => minorUnits(count))).toEqual([
      0,
      -5,
      1050,
      1050,
      Number.MAX_SAFE_INTEGER,
    ]);
    expect(
      [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2n ** 53n)].map((count) => minorUnits(count)),
    ).toEqual(Array(5).fill(undefined));
  });

  it('add up exactly, or to nothing where the sum is out of range [MO-7]', () => {
    expect(sumOfMinor([])).toBe(0);
    expect(sumOfMinor([10, 20, -5].map(minor))).toBe(25);
    expect(sumOfMinor([Number.MAX_SAFE_INTEGER, 1].map(minor))).toBeUndefined();
  });

  it.each([
    ['10.50', 2, 1050],
    ['10,5', 2, 1050],
    ['1 000', 2, 100_000],
    ['.5', 2, 50],
    ['5.', 2, 500],
    ['007', 0, 7],
    ['1.005', 3, 1005],
    ['1.000', 0, 1],
    ['90071992547409.91', 2, Number.MAX_SAFE_INTEGER],
  ] as const)('are read of the text %s with %i decimals [MO-8]', (text, decimals, units) => {
    expect(readMinor(text, decimals)).toEqual(ok(units));
  });

  it.each([
    ['', 'not-a-number'],
    ['.', 'not-a-number'],
    ['ten', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['10.005', 'too-precise'],
    ['90071992547409.92', 'out-of-range'],
  ])('are not read of the text "%s": %s [MO-8]', (text, code) => {
    expect(readMinor(text, 2)).toEqual(refused(code));
  });

  it('are not read of what is no text [MO-8]', () => {
    expect(readMinor(5 as never, 2)).toEqual(refused('not-a-number'));
  });

  it('are always written as the text that reads back as them [MO-9]', () => {
    expect([0, 5, 50, 1050, 1000].map((units) => minorText(minor(units), 2))).toEqual([
      '0',
      '0.05',
      '0.5',
      '10.5',
      '10',
    ]);
    expect(minorText(minor(-1050), 2)).toBe('-10.5');
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(0, 2, 3), (units, decimals) => {
        expect(readMinor(minorText(minor(units), decimals), decimals)).toEqual(ok(units));
      }),
    );
  });
});
