import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conversionProblem,
  convertedAmount,
  isConvertible,
  isSameRate,
} from '../../../../core/accounts/conversion/conversion-rate.ts';
import {
  conversionRate,
  conversionRates,
} from '../../../../infrastructure/sandbox/accounts/conversion/conversion-rates.ts';
import { days } from '../../../../core/shared/time.ts';
import { minor } from '../../../support/units.ts';

const RATE = { from: 'RUB', to: 'USD', paid: '92.25', got: '1' };
const DAY = fc.integer({ min: 0, max: 20_000 });
const MAIN = { type: 'main', money: minor(1_248_050), currency: 'RUB' } as const;

describe('a conversion', () => {
  it('is of the main account at level 1, of additional ones at level 2, and never of a bonus [CNV-5]', () => {
    const types = ['main', 'currency', 'bonus'] as const;
    const open = (level: 'main' | 'additional' | 'not-allowed') =>
      types.filter((type) => isConvertible(level, { type }));
    expect(open('main')).toEqual(['main']);
    expect(open('additional')).toEqual(['currency']);
    expect(open('not-allowed')).toEqual([]);
  });

  it.each([
    ['100000', RATE, 1084],
    ['9225', RATE, 100],
    ['9224', RATE, 99],
    ['100', { ...RATE, from: 'USD', to: 'RUB', paid: '1', got: '92.25' }, 9225],
    ['124000', { from: 'USD', to: 'EUR', paid: '7.5345', got: '1' }, 16_457],
    ['1', { from: 'KWD', to: 'JPY', paid: '1', got: '487.312' }, 0],
    ['1000', { from: 'KWD', to: 'JPY', paid: '1', got: '487.312' }, 487],
    ['9007199254740991', { from: 'RUB', to: 'KZT', paid: '1', got: '5.5' }, undefined],
    ['-1', RATE, undefined],
    ['1.5', RATE, undefined],
    ['100', { ...RATE, to: 'RUB' }, undefined],
    ['100', { ...RATE, to: 'XXX' }, undefined],
    ['100', { ...RATE, paid: '0' }, undefined],
    ['100', { ...RATE, paid: '0.0' }, undefined],
    ['100', { ...RATE, got: '1e3' }, undefined],
    ['100', { ...RATE, got: '-1' }, undefined],
  ])('of %s at %o is %s: exact, and rounded down once [CNV-6]', (amount, rate, got) => {
    expect(convertedAmount(minor(Number(amount)), rate)).toBe(got);
  });

  it('never gains there and back, on whichever days [CNV-6]', () => {
    const currencies = ['RUB', ...conversionRates('RUB', 0).map(({ to }) => to)];
    const pair = fc.uniqueArray(fc.constantFrom(...currencies), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        pair,
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.tuple(DAY, DAY, DAY),
        (three, sum, [first, second, third]) => {
          const [a, b, c] = three as [string, string, string];
          const way = (from: string, to: string, amount: number, day: number) =>
            convertedAmount(minor(amount), conversionRate(from, to, days(day))!) ?? 0;
          expect(way(b, a, way(a, b, sum, first), second)).toBeLessThanOrEqual(sum);
          expect(way(c, a, way(b, c, way(a, b, sum, first), second), third)).toBeLessThanOrEqual(sum);
        },
      ),
    );
  });

  it('never gains by waiting for the best days of a month [CNV-6]', () => {
    const others = conversionRates('RUB', 0).map(({ to }) => to);
    const currencies = ['RUB', ...others.filter((_, index) => index % 8 === 0)];
    // the most of each currency that a million roubles can have become
    const best = new Map([['RUB', 100_000_000]]);
    for (let day = 0; day < 30; day += 1) {
      for (const [from, sum] of best) {
        for (const to of currencies) {
          const rate = conversionRate(from, to, days(day));
          const got = rate === undefined ? undefined : convertedAmount(minor(sum), rate);
          if (got !== undefined && got > (best.get(to) ?? 0)) best.set(to, got);
        }
      }
    }
    expect(best.size).toBe(currencies.length);
    expect(best.get('RUB')).toBe(100_000_000);
  });

  it('is refused where the account is not converted, holds less, or nothing would come of it [CNV-7]', () => {
    const problem = (account: Parameters<typeof conversionProblem>[0], amount: number, level = 'main' as const) =>
      conversionProblem(account, { level, amount: minor(amount), rate: RATE });
    expect(problem(MAIN, 1_248_050)).toBeUndefined();
    expect(problem(MAIN, 1_248_051)).toBe('balance');
    expect(problem(MAIN, 92)).toBe('too-little');
    expect(problem(MAIN, Number.NaN)).toBe('too-little');
    expect(problem({ ...MAIN, type: 'currency' }, 100_000)).toBe('not-convertible');
    expect(problem({ ...MAIN, currency: 'EUR' }, 100_000)).toBe('not-convertible');
  });

  it('is at the rate that was shown only where the figures are the same [CNV-8]', () => {
    expect(isSameRate(RATE, { ...RATE })).toBe(true);
    expect(isSameRate(RATE, { ...RATE, paid: '92.26' })).toBe(false);
    expect(isSameRate(RATE, { ...RATE, got: '1.0' })).toBe(false);
    expect(conversionRate('RUB', 'USD', 0)).not.toEqual(conversionRate('RUB', 'USD', 86_400_000));
    expect([conversionRate('RUB', 'RUB', 0), conversionRate('RUB', 'HRK', 0)]).toEqual([undefined, undefined]);
  });
});
