import { describe, expect, it } from 'vitest';
import { typedAmount } from '../../../../core/coupon/amounts/typed-amount.ts';
import { minorUnits } from '../../../../core/shared/money.ts';
import { fail, ok } from '../../../../core/shared/result.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['', 2, undefined],
    ['  ', 2, undefined],
    ['45000', 2, 4_500_000],
    ['45\u00A0000', 2, 4_500_000],
    ['10,5', 2, 1050],
    ['10.55', 2, 1055],
    ['10.', 0, 10],
    ['.5', 2, 50],
    ['1.005', 3, 1005],
    ['1.10', 2, 110],
    ['90071992547409.91', 2, Number.MAX_SAFE_INTEGER],
  ] as const)('%j with %i decimals is %s minor units [AM-7, MO-8]', (text, decimals, units) => {
    expect(typedAmount(text, decimals)).toEqual(ok(units === undefined ? undefined : minorUnits(units)));
  });

  it.each([
    ['10.555', 2, 'too-many-decimals'],
    // an English thousand is never taken for one
    ['1,000', 2, 'too-many-decimals'],
    ['10.5', 0, 'too-many-decimals'],
    ['-5', 2, 'negative'],
    ['\u22125', 2, 'negative'],
    ['-', 2, 'negative'],
    ['abc', 2, 'not-a-number'],
    ['1e3', 2, 'not-a-number'],
    ['1.2.3', 2, 'not-a-number'],
    ['.', 2, 'not-a-number'],
    ['90071992547409.92', 2, 'too-large'],
    ['1234567890123456', 2, 'too-large'],
  ] as const)('%j with %i decimals is refused: %s [AM-7]', (text, decimals, problem) => {
    expect(typedAmount(text, decimals)).toEqual(fail(problem));
  });
});
