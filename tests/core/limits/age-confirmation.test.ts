import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageConfirmation, answeredAge, askedAge, needsAgeConfirmation } from '../../../core/limits/age-confirmation.ts';

const THREE_DAYS = 259_200_000;

describe('the confirmation of age', () => {
  it.each(['session', 'ever'] as const)('is kept for %s as a time [AG-1]', (keepFor) => {
    const stored = ageConfirmation(keepFor);
    expect(stored).toMatchObject({ key: 'age-confirmed-at', keepFor, version: 1 });
    expect(stored.parse(1_800_000_000_000)).toEqual({ ok: true, value: 1_800_000_000_000 });
    expect(stored.parse(0)).toEqual({ ok: true, value: 0 });
    for (const bad of [-1, Number.NaN, Infinity, 1e300, '5', null, undefined, {}]) {
      expect(stored.parse(bad)).toEqual({ ok: false, error: { code: 'not-a-time' } });
    }
  });

  it('holds for three days [AG-2]', () => {
    expect(needsAgeConfirmation(undefined, 0)).toBe(true);
    expect(needsAgeConfirmation(5, 5)).toBe(false);
    expect(needsAgeConfirmation(5, 5 + THREE_DAYS - 1)).toBe(false);
    expect(needsAgeConfirmation(5, 5 + THREE_DAYS)).toBe(true);
    expect(needsAgeConfirmation(6, 5)).toBe(true);
    expect(needsAgeConfirmation(Number.NaN, 5)).toBe(true);
    expect(needsAgeConfirmation(5, Number.NaN)).toBe(true);
  });

  it('never holds outside its three days [AG-2]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -THREE_DAYS, max: 2 * THREE_DAYS }), (confirmedAt, later) => {
        const isWithin = later >= 0 && later < THREE_DAYS;
        expect(needsAgeConfirmation(confirmedAt, confirmedAt + later)).toBe(!isWithin);
      }),
    );
  });

  it('is remembered where it is given, and leaves the site where it is not [AG-3]', () => {
    expect(answeredAge(true, 99)).toEqual({ kind: 'remember', confirmedAt: 99 });
    expect(answeredAge(true, Number.NaN)).toEqual({ kind: 'remember', confirmedAt: 0 });
    expect(answeredAge(false, 99)).toEqual({ kind: 'leave-site' });
  });

  it.each([
    [21, 21],
    [18, 18],
    [99, 99],
    [17, 18],
    [100, 18],
    [20.5, 18],
    [Number.NaN, 18],
    ['21', 18],
    [undefined, 18],
  ])('names with %j the age of %i [AG-4]', (minAge, asked) => {
    expect(askedAge(minAge)).toBe(asked);
  });
});
