import { describe, expect, it } from 'vitest';
import { typedAmount } from '../../../../core/coupon/amounts/typed-amount.ts';
import { fail, ok } from '../../../../core/shared/result.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['', 2, undefined],
    ['  ', 2, undefined],
    ['45000', 2, 45_000],
    ['45\u00A0000', 2, 45_000],
    ['10,5', 2, 10.5],
    ['10.55', 2, 10.55],
    ['10.', 0, 10],
    ['.5', 2, 0.5],
    ['1.005', 3, 1.005],
  ])('%j with %i decimals is %s [AM-7]', (text, decimals, amount) => {
    expect(typedAmount(text, decimals)).toEqual(ok(amount));
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
  ])('%j with %i decimals is refused: %s [AM-7]', (text, decimals, problem) => {
    expect(typedAmount(text, decimals)).toEqual(fail(problem));
  });
});
