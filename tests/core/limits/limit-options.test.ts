import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE } from '../../../core/limits/jurisdiction.ts';
import { limitOptions, type OptionFacts } from '../../../core/limits/limit-options.ts';
import { LIMIT_KINDS, type LimitKind } from '../../../core/limits/limit-kind.ts';
import { PROFILES, SUM_KINDS } from '../../support/examples/limit-examples.ts';

const facts: OptionFacts = { profile: PROFILE.default, yearLength: 365, availableValues: [] };

describe('what a limit is chosen from', () => {
  it('is what the site offers [LO-1]', () => {
    expect(limitOptions('self-exclusion', facts)).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825]);
    expect(limitOptions('session', facts)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      20,
      21,
      22,
      23,
      24,
      'unlimited',
    ]);
    expect(limitOptions('reality-check', facts)).toEqual([5, 10, 15, 30, 45, 60]);
    expect(limitOptions('deposit-time-out', facts)).toEqual([1, 7, 30]);
    for (const kind of [...SUM_KINDS, 'extra', 'lottery' as LimitKind] as const) {
      expect(limitOptions(kind, facts)).toEqual([]);
    }
  });

  it('is what the server sends where it sends something [LO-1]', () => {
    expect(limitOptions('reality-check', { ...facts, availableValues: [20, 40] })).toEqual([20, 40]);
    expect(limitOptions('daily-loss', { ...facts, availableValues: [20, 40] })).toEqual([]);
  });

  it('is whole, positive, in order and each once [LO-2]', () => {
    const availableValues = [40, 20, 40, 0, -5, 2.5, Number.NaN, Infinity];
    expect(limitOptions('reality-check', { ...facts, availableValues })).toEqual([20, 40]);
    expect(limitOptions('reality-check', { ...facts, availableValues: [Number.NaN] })).toEqual([5, 10, 15, 30, 45, 60]);
  });

  it('leaves out what is neither time-out nor self-exclusion [LO-3]', () => {
    expect(limitOptions('self-exclusion', { ...facts, profile: PROFILE.UK })).toEqual([
      1, 7, 30, 180, 365, 730, 1095, 1825,
    ]);
    const availableValues = [29, 30, 31, 42, 43, 89, 90, 179, 180];
    expect(limitOptions('self-exclusion', { ...facts, profile: PROFILE.DE, availableValues })).toEqual([
      29, 30, 90, 179, 180,
    ]);
    expect(limitOptions('self-exclusion', { ...facts, profile: PROFILE.UK, availableValues })).toEqual([
      29, 30, 31, 42, 180,
    ]);
  });

  it('keeps to the longest time-out and a day of play [LO-4]', () => {
    const availableValues = [24, 25, 30, 31, 42, 43];
    expect(limitOptions('deposit-time-out', { ...facts, availableValues })).toEqual([24, 25, 30]);
    expect(limitOptions('deposit-time-out', { ...facts, profile: PROFILE.UK, availableValues })).toEqual([
      24, 25, 30, 31, 42,
    ]);
    expect(limitOptions('session', { ...facts, availableValues })).toEqual([24, 'unlimited']);
  });

  it('has years as the site counts them [LO-5]', () => {
    expect(limitOptions('self-exclusion', { ...facts, yearLength: 360 })).toEqual([
      1, 7, 30, 90, 180, 360, 720, 1080, 1800,
    ]);
    expect(limitOptions('self-exclusion', { ...facts, yearLength: Number.NaN as 360 })).toEqual([1, 7, 30, 90, 180]);
  });

  it.each(PROFILES)('never offers what is neither in %s [LO-2, LO-3]', (_, profile) => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_KINDS), fc.array(fc.double()), (kind, availableValues) => {
        const options = limitOptions(kind, { profile, yearLength: 365, availableValues });
        const numbers = options.filter((option) => option !== 'unlimited');
        expect(numbers.every((option, place) => option > (numbers[place - 1] ?? 0))).toBe(true);
        const isBetween = (days: number) => days > profile.longestTimeOut && days < profile.leastSelfExclusion;
        expect(kind === 'self-exclusion' && numbers.some(isBetween)).toBe(false);
      }),
    );
  });
});
