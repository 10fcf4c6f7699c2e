import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedLimit } from '../../../core/limits/typed-limit.ts';

describe('a typed sum', () => {
  it.each([
    ['500', ',', 'EUR', 50_000],
    [' 12,5 ', ',', 'EUR', 1250],
    ['12.50', '.', 'EUR', 1250],
    ['0', '.', 'EUR', 0],
    ['1000000', '.', 'JPY', 1_000_000],
    ['0.005', '.', 'KWD', 5],
    ['0.29', '.', 'EUR', 29],
    ['007', '.', 'EUR', 700],
  ] as const)('%s with %s in %s is %s minor units [TY-1]', (text, sign, currency, amount) => {
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
    ['1 000', '.', 100_000],
    ['1\u00a0000,50', ',', 100_050],
    ['1.000,50', ',', 100_050],
    ['1,000.50', '.', 100_050],
    ['12 345 678', ',', 1_234_567_800],
    ['1.000', ',', 100_000],
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
    expect(typedLimit('999 999 998,99', ',', 'EUR')).toEqual({ ok: true, value: 99_999_999_899 });
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
          expect(!read.ok || (read.value >= 0 && read.value < 99_999_999_900)).toBe(true);
        },
      ),
    );
  });
});
