import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsLimitPrompt } from '../../../core/limits/limit-prompt.ts';
import { fitsLimits, lowestRemaining, remainings } from '../../../core/limits/limit-remaining.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';

const DAY = 86_400_000;

const limits = [
  limitOf('monthly-deposit', { value: 900, balance: 40 }),
  limitOf('daily-deposit', { value: 100, balance: 60 }),
  limitOf('weekly-deposit', { value: 'unlimited', balance: 1 }),
  pendingOf('daily-deposit', { value: 5, balance: 5 }),
  limitOf('daily-loss', { value: 100 }),
];

describe('what is left of the limits', () => {
  it('is given for each limit in force, in the order of the section [LR-1, RG-04]', () => {
    expect(remainings(limits, 'deposit', 0)).toEqual([
      { kind: 'daily-deposit', remaining: 60 },
      { kind: 'monthly-deposit', remaining: 40 },
    ]);
    expect(remainings(limits, 'loss', 0)).toEqual([{ kind: 'daily-loss', remaining: 0 }]);
    expect(remainings(limits, 'wagering', 0)).toEqual([]);
    expect(remainings([limitOf('daily-loss', { balance: 4 })], 'loss', 0)).toEqual([]);
  });

  it('is the lowest of the periods [LR-2]', () => {
    expect(lowestRemaining(limits, 'deposit', 0)).toEqual({ kind: 'monthly-deposit', remaining: 40 });
    expect(lowestRemaining(limits.toReversed(), 'deposit', 0)).toEqual({ kind: 'monthly-deposit', remaining: 40 });
    expect(lowestRemaining(limits, 'wagering', 0)).toBeUndefined();
  });

  it.each([
    ['deposit', 40, true],
    ['deposit', 40.01, false],
    ['deposit', 0, false],
    ['deposit', -1, false],
    ['deposit', Number.NaN, false],
    ['wagering', Infinity, false],
    ['wagering', 1e12, true],
    ['loss', 0.01, false],
  ] as const)('lets a %s of %s through: %s [LR-3]', (section, sum, fits) => {
    expect(fitsLimits(limits, section, { sum, now: 0 })).toBe(fits);
  });

  it('lets through only what is an amount of some currency [LR-3]', () => {
    const open = [limitOf('daily-deposit', { value: 'unlimited' })];
    expect(fitsLimits(open, 'deposit', { sum: 0.1 + 0.2, now: 0 })).toBe(false);
    expect(fitsLimits(open, 'deposit', { sum: 0.3, now: 0 })).toBe(true);
    expect(fitsLimits(open, 'other' as never, { sum: 0.3, now: 0 })).toBe(false);
    const few = [limitOf('daily-deposit', { value: 1, balance: 0.1 + 0.7 })];
    expect(fitsLimits(few, 'deposit', { sum: 0.8, now: 0 })).toBe(false);
    expect(fitsLimits(few, 'deposit', { sum: 0.799, now: 0 })).toBe(true);
  });

  it('is never exceeded by a sum that fits [LR-2, LR-3, RG-04]', () => {
    const balances = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000));
    fc.assert(
      fc.property(balances, fc.integer({ min: -5, max: 1100 }), ([day, week, month], sum) => {
        const set = [
          limitOf('daily-wagering', { value: 1000, balance: day }),
          limitOf('weekly-wagering', { value: 1000, balance: week }),
          limitOf('monthly-wagering', { value: 1000, balance: month }),
        ];
        expect(fitsLimits(set, 'wagering', { sum, now: 0 })).toBe(sum > 0 && sum <= day && sum <= week && sum <= month);
      }),
    );
  });
});

describe('the question for a deposit limit', () => {
  it('comes once and then every 182 days, until a limit is set [LQ-1]', () => {
    expect(needsLimitPrompt([], undefined, 0)).toBe(true);
    expect(needsLimitPrompt([], 5, 5 + 182 * DAY - 1)).toBe(false);
    expect(needsLimitPrompt([], 5, 5 + 182 * DAY)).toBe(true);
    expect(needsLimitPrompt([limitOf('weekly-deposit', { value: 5 })], undefined, 0)).toBe(false);
    expect(needsLimitPrompt([limitOf('weekly-deposit', { value: 'unlimited' })], undefined, 0)).toBe(true);
    expect(needsLimitPrompt([limitOf('weekly-loss', { value: 5 })], undefined, 0)).toBe(true);
    expect(needsLimitPrompt([], 5, Number.NaN)).toBe(false);
  });
});
