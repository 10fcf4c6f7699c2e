import { describe, expect, it } from 'vitest';
import { milli } from '../../../support/units.ts';
import { isDividedType } from '../../../../core/coupon/maths/divided-types.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import {
  hyperBonusPercent,
  hyperBonusPercentInUnits,
  isHyperBonusPossible,
} from '../../../../core/coupon/maths/hyper-bonus-share.ts';

const bets = (count: number, odds = 1.2) => Array.from({ length: count }, () => odds);

describe('the hyper bonus', () => {
  it.each([
    [3, 0],
    [4, 5],
    [5, 7],
    [24, 165],
    [25, 180],
    [26, 0],
  ])('of an express of %d bets is %d percent [HB-5]', (count, percent) => {
    expect(hyperBonusPercent('express', bets(count))).toBe(percent);
  });

  it('is for expresses alone, and for bets of at least 1.2 [HB-5]', () => {
    for (const type of COUPON_TYPES.filter((other) => other !== 'express')) {
      expect(hyperBonusPercent(type, bets(5))).toBe(0);
    }
    expect(hyperBonusPercent('express', [...bets(4), 1.199])).toBe(0);
    const [least, less] = [milli(1200), milli(1199)];
    expect(hyperBonusPercentInUnits('express', [least, least, least, least])).toBe(5);
    expect(hyperBonusPercentInUnits('express', [least, least, least, less])).toBe(0);
    expect(hyperBonusPercentInUnits('chain', [least, least, least, least])).toBe(0);
  });

  it.each([Number.NaN, '1.5', undefined, 1.2001, Infinity])('is none where %j stands for odds [HB-5]', (price) => {
    expect(hyperBonusPercent('express', [...bets(4), price as never])).toBe(0);
  });

  it.each([
    [['open', 'win'], true],
    [['win', 'win'], true],
    [['win', 'lose'], false],
    [['win', 'return'], false],
    [['win', 'half-win'], false],
  ] as const)('after %o can still be paid: %s [HB-6]', (results, isPossible) => {
    expect(isHyperBonusPossible(results)).toBe(isPossible);
  });
});

describe('an amount that is divided over lines', () => {
  it('is that of a system, multi, lucky and patent [SY-5]', () => {
    expect(COUPON_TYPES.filter(isDividedType)).toEqual(['system', 'multi', 'lucky', 'patent']);
  });
});
