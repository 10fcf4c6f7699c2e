import { describe, expect, it } from 'vitest';
import { days, hours, isMoment, minutes, seconds } from '../../../core/shared/time.ts';

describe('lengths of time', () => {
  it('are milliseconds', () => {
    expect([seconds(2), minutes(3), hours(4), days(5)]).toEqual([2000, 180_000, 14_400_000, 432_000_000]);
  });
});

describe('a moment', () => {
  it.each([
    [0, true],
    [-0, true],
    [1_800_000_000_000.5, true],
    [8_640_000_000_000_000, true],
    [-8_640_000_000_000_000, true],
    [8_640_000_000_000_001, false],
    [-8_640_000_000_000_001, false],
    [1e300, false],
    [Number.NaN, false],
    [Infinity, false],
    [-Infinity, false],
    ['0', false],
    [0n, false],
    [null, false],
    [undefined, false],
  ])('can be %s: %s', (value, is) => {
    expect(isMoment(value)).toBe(is);
  });
});
