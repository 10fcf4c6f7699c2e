import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollAccount } from '../../../../core/coupon/maths/chain-account.ts';
import { ratio } from '../../../../core/shared/exact.ts';
import { minor } from '../../../support/units.ts';

describe('a rolling account', () => {
  it('stakes the amount or what is left [ST-5]', () => {
    const steps = [
      { stake: minor(10), factor: ratio(1n, 2n) },
      { stake: minor(10), factor: ratio(3n) },
      { stake: minor(10), factor: ratio(0n) },
    ];
    const accounts = rollAccount(minor(10), steps).map(
      ({ numerator, denominator }) => Number(numerator) / Number(denominator),
    );
    expect(accounts).toEqual([5, 15, 5]);
  });

  it('stakes all there is where a step asks for the most [ST-5]', () => {
    const steps = [
      { stake: 'max' as const, factor: ratio(2n) },
      { stake: 'max' as const, factor: ratio(2n) },
    ];
    expect(rollAccount(minor(10), steps).at(-1)?.numerator).toBe(40n);
  });

  it('never goes below zero and never moves after it is dry [ST-6]', () => {
    const step = fc.record({
      stake: fc.oneof(fc.constant('max' as const), fc.bigInt(0n, 100n).map(minor)),
      factor: fc.bigInt(0n, 4000n).map((numerator) => ratio(numerator, 2000n)),
    });
    fc.assert(
      fc.property(fc.bigInt(0n, 100n).map(minor), fc.array(step, { maxLength: 10 }), (start, steps) => {
        const accounts = rollAccount(start, steps);
        expect(accounts.every(({ numerator }) => numerator >= 0n)).toBe(true);
        const dry = accounts.findIndex(({ numerator }) => numerator === 0n);
        expect(accounts.length).toBe(start === 0 ? 0 : dry < 0 ? steps.length : dry + 1);
      }),
    );
  });
});
