import { describe, expect, it } from 'vitest';
import { typedOdds } from '../../../../core/coupon/calculator/typed-odds.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { milli } from '../../../support/units.ts';

const [DECIMAL, FRACTIONAL, AMERICAN, HONG_KONG, MALAY] = [0, 1, 2, 4, 5];

describe('odds that are typed', () => {
  it.each([
    ['1.85', DECIMAL, 1850],
    ['1,85', DECIMAL, 1850],
    ['1.8500', DECIMAL, 1850],
    ['3/2', FRACTIONAL, 2500],
    ['17/20', FRACTIONAL, 1850],
    ['+150', AMERICAN, 2500],
    ['-200', AMERICAN, 1500],
    ['\u2212200', AMERICAN, 1500],
    ['0.85', HONG_KONG, 1850],
    ['-0.5', MALAY, 3000],
  ])('%s in format %i are %i thousandths [CLC-11]', (text, format, odds) => {
    expect(typedOdds(text, format)).toEqual(ok(milli(odds)));
  });

  it.each([
    ['1/3', FRACTIONAL, 1333],
    ['-110', AMERICAN, 1909],
    ['1.8555', DECIMAL, 1856],
    ['-0.7', MALAY, 2429],
  ])('%s in format %i cannot be told exactly, and the nearest are %i [CLC-11]', (text, format, nearest) => {
    expect(typedOdds(text, format)).toEqual(fail({ code: 'not-exact', nearest: milli(nearest) }));
  });

  it('are nothing, or no odds [CLC-11]', () => {
    expect(typedOdds(' ', DECIMAL)).toEqual(ok(undefined));
    expect(typedOdds('3/2', DECIMAL)).toEqual(fail({ code: 'not-odds' }));
    expect(typedOdds('1/0', FRACTIONAL)).toEqual(fail({ code: 'not-odds' }));
    expect(typedOdds('1', DECIMAL)).toEqual(fail({ code: 'not-above-one' }));
  });
});
