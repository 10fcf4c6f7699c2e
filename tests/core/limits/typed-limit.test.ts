import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLimit } from '../../../core/limits/typed-limit.ts';

describe('a typed sum', () => {
  it.each([
    ['500', ',', 'EUR', 500],
    [' 12,5 ', ',', 'EUR', 12.5],
    ['12.50', '.', 'EUR', 12.5],
    ['0', '.', 'EUR', 0],
    ['1000000', '.', 'JPY', 1_000_000],
    ['0.005', '.', 'KWD', 0.005],
    ['007', '.', 'EUR', 7],
  ] as const)('%s with %s in %s is %s [TY-1]', (text, sign, currency, amount) => {
    expect(typedLimit(text, sign, currency)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['12.555', '.', 'EUR', 'too-precise'],
    ['12.5', '.', 'JPY', 'too-precise'],
    ['', '.', 'EUR', 'empty'],
    ['  ', '.', 'EUR', 'empty'],
    ['-5', '.', 'EUR', 'not-an-amount'],
    ['1e3', '.', 'EUR', 'not-an-amount'],
    ['.5', '.', 'EUR', 'not-an-amount'],
    ['5.', '.', 'EUR', 'not-an-amount'],
    ['5.5.5', '.', 'EUR', 'not-an-amount'],
    ['5,', ',', 'EUR', 'not-an-amount'],
    ['5.x', '.', 'EUR', 'not-an-amount'],
    ['5.x5', '.', 'EUR', 'not-an-amount'],
    ['5.5x', '.', 'EUR', 'not-an-amount'],
    ['all', '.', 'EUR', 'not-an-amount'],
    ['12345678901234567', '.', 'EUR', 'not-an-amount'],
    [500, '.', 'EUR', 'not-an-amount'],
    [undefined, '.', 'EUR', 'not-an-amount'],
  ] as const)('%j with %s in %s is %s [TY-1]', (text, sign, currency, code) => {
    expect(typedLimit(text, sign, currency)).toEqual({ ok: false, error: { code } });
  });

  it.each([
    ['1 000', '.', 1000],
    ['1\u00a0000,50', ',', 1000.5],
    ['1.000,50', ',', 1000.5],
    ['1,000.50', '.', 1000.5],
    ['12 345 678', ',', 12_345_678],
    ['1.000', ',', 1000],
    ['1,000', ',', 'too-precise'],
    ['1.000', '.', 'too-precise'],
    ['1,00', '.', 'not-an-amount'],
    ['1 0000', '.', 'not-an-amount'],
    ['1234,567', '.', 'not-an-amount'],
    ['1,000 000', '.', 'not-an-amount'],
    ['1x000', ',', 'not-an-amount'],
  ] as const)('%j grouped beside %s is %s [TY-2]', (text, sign, read) => {
    const expected = typeof read === 'number' ? { ok: true, value: read } : { ok: false, error: { code: read } };
    expect(typedLimit(text, sign, 'EUR')).toEqual(expected);
  });

  it('is below the sum that means no limit [TY-3]', () => {
    expect(typedLimit('999 999 998,99', ',', 'EUR')).toEqual({ ok: true, value: 999_999_998.99 });
    expect(typedLimit('999999999', ',', 'EUR')).toEqual({ ok: false, error: { code: 'too-high' } });
    expect(typedLimit('1000000000000000', ',', 'EUR')).toEqual({ ok: false, error: { code: 'too-high' } });
  });

  it('is never anything but an amount of at least zero [TY-1, TY-3]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.stringMatching(/^[\d ,.]{1,12}$/)),
        fc.constantFrom(',', '.'),
        (text, sign) => {
          const read = typedLimit(text, sign, 'EUR');
          expect(!read.ok || (read.value >= 0 && read.value < 999_999_999)).toBe(true);
        },
      ),
    );
  });
});
