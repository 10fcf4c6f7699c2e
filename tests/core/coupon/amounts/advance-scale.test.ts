import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceAt,
  advancePlace,
  lastAdvancePlace,
  stakeWithAdvance,
} from '../../../../core/coupon/amounts/advance-scale.ts';
import { minor } from '../../../support/units.ts';

describe('the slider of an advance', () => {
  it('goes in steps and ends at exactly what is available [PA-11]', () => {
    const scale = { available: minor(25_050), step: minor(10_000) };
    expect([0, 1, 2, 3, 4, -1, 0.5].map((place) => advanceAt(scale, place))).toEqual([
      0,
      10_000,
      20_000,
      25_050,
      undefined,
      undefined,
      undefined,
    ]);
    expect([0, 1, 10_000, 20_001, 25_050, 90_000].map((units) => advancePlace(scale, minor(units)))).toEqual([
      0, 1, 1, 3, 3, 3,
    ]);
  });

  it('has one place where nothing is available [PA-11]', () => {
    expect(lastAdvancePlace({ available: minor(0), step: minor(100) })).toBe(0);
    expect(lastAdvancePlace({ available: minor(100), step: minor(0) })).toBe(0);
  });

  it('finds every place that it gives, and never more than is available [PA-11]', () => {
    const units = fc.integer({ min: 1, max: 10_000_000 }).map((value) => minor(value));
    fc.assert(
      fc.property(units, units, fc.nat(), (available, step, choice) => {
        const scale = { available, step };
        const place = choice % (lastAdvancePlace(scale) + 1);
        const advance = advanceAt(scale, place)!;
        expect([advance <= available, advancePlace(scale, advance)]).toEqual([true, place]);
      }),
    );
  });

  it('is the stake with the whole balance [PA-12]', () => {
    expect(stakeWithAdvance(minor(20_000), minor(80_000))).toBe(100_000);
    expect(stakeWithAdvance(minor(Number.MAX_SAFE_INTEGER), minor(1))).toBeUndefined();
  });
});
