import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areExtraLimitsOn, limitValue, remainingBalance, unlimitedMarker } from '../../../core/limits/limit.ts';
import { LIMIT_KINDS } from '../../../core/limits/limit-kind.ts';
import { hasEnded, limitInForce } from '../../../core/limits/limit-in-force.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';

const DAY = 86_400_000;

describe('the value of a limit', () => {
  it.each([
    [500, 500],
    ['500', 500],
    ['12.50', 12.5],
    [0, 0],
    [-0, 0],
    ['0', 0],
    [999_999_998, 999_999_998],
    [-5, undefined],
    [-1, undefined],
    ['', undefined],
    ['1e3', undefined],
    [' 5', undefined],
    ['5x', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['1234567890123456', undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [[5], undefined],
  ])('of %j is %s [LM-4]', (value, read) => {
    expect(limitValue('daily-deposit', { value })).toBe(read);
  });

  it.each([
    [0, 7 * DAY, 7],
    [1000, 180 * DAY + 1000, 180],
    [0, 30 * DAY + 1800, 30],
    [String(DAY), String(2 * DAY), 1],
    [5, 5, 0],
    [2 * DAY, DAY, undefined],
    [undefined, DAY, undefined],
    [0, undefined, undefined],
    [0, 'soon', undefined],
  ])('of an exclusion from %s to %s is %s days [LM-5]', (startedAt, endsAt, length) => {
    expect(limitValue('self-exclusion', { value: 3, startedAt, endsAt })).toBe(length);
    expect(limitValue('deposit-time-out', { startedAt, endsAt })).toBe(length);
  });

  it.each([
    ['daily-deposit', 999_999_999, 'unlimited'],
    ['monthly-deposit', '999999999', 'unlimited'],
    ['weekly-loss', 999_999_999, 'unlimited'],
    ['session', -1, 'unlimited'],
    ['session', '-1', 'unlimited'],
    ['session', 24, 24],
    ['session', 999_999_999, 999_999_999],
    ['reality-check', -1, undefined],
    ['reality-check', 999_999_999, 999_999_999],
  ] as const)('of %s %s means %s [LM-6]', (kind, value, read) => {
    expect(limitValue(kind, { value })).toBe(read);
  });

  it('has a marker for sums and sessions alone [LM-6]', () => {
    expect(LIMIT_KINDS.filter((kind) => unlimitedMarker(kind) === 999_999_999)).toHaveLength(9);
    expect(LIMIT_KINDS.filter((kind) => unlimitedMarker(kind) === -1)).toEqual(['session']);
    expect(unlimitedMarker('reality-check')).toBeUndefined();
  });

  it('is always absent, unlimited or a finite number of at least zero [LM-4]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_KINDS), fc.anything(), fc.anything(), fc.anything(), (kind, ...raw) => {
        const [value, startedAt, endsAt] = raw;
        const read = limitValue(kind, { value, startedAt, endsAt });
        expect(read === undefined || read === 'unlimited' || (Number.isFinite(read) && read >= 0)).toBe(true);
      }),
    );
  });
});

describe('the balance of a limit', () => {
  it.each([
    [120.5, 120.5],
    ['7', 7],
    [0, 0],
    [-0, 0],
    [-3, 0],
    [undefined, 0],
    [null, 0],
    ['much', 0],
    [Number.NaN, 0],
    [Infinity, 0],
  ])('of %s leaves %s [LM-7]', (balance, left) => {
    expect(remainingBalance(balance)).toBe(left);
  });
});

describe('the extra limit', () => {
  it('switches the extra limits off while it is active [LM-8]', () => {
    expect(areExtraLimitsOn([limitOf('extra', { state: 'active' })])).toBe(false);
    expect(areExtraLimitsOn([limitOf('extra', { state: 'pending' }), limitOf('session', {})])).toBe(true);
    expect(areExtraLimitsOn([limitOf('extra', { state: 'inactive' })])).toBe(true);
    expect(areExtraLimitsOn([])).toBe(true);
  });
});

describe('the limit in force', () => {
  it('is the strictest active one [LM-9]', () => {
    const [loose, strict] = [limitOf('daily-loss', { value: 90 }), limitOf('daily-loss', { value: 80 })];
    const others = [limitOf('daily-loss', { value: 5, state: 'pending' }), limitOf('weekly-loss', { value: 1 })];
    expect(limitInForce([loose, strict, ...others], 'daily-loss', 0)).toBe(strict);
    expect(limitInForce([limitOf('daily-loss', { value: 'unlimited' }), loose], 'daily-loss', 0)).toBe(loose);
    expect(limitInForce([limitOf('daily-loss', { value: 5, state: 'inactive' })], 'daily-loss', 0)).toBeUndefined();
    expect(limitInForce([], 'daily-loss', 0)).toBeUndefined();
  });

  it('of several exclusions is the one that ends last [LM-9]', () => {
    const [short, long] = [limitOf('self-exclusion', { endsAt: 50 }), limitOf('self-exclusion', { endsAt: 60 })];
    const endless = limitOf('self-exclusion', {});
    expect(limitInForce([short, long], 'self-exclusion', 10)).toBe(long);
    expect(limitInForce([long, endless, short], 'self-exclusion', 10)).toBe(endless);
  });

  it('ends at its end, not before [LM-10]', () => {
    const limit = limitOf('self-exclusion', { endsAt: 5000 });
    expect([4999, 5000, 5001].map((now) => hasEnded(limit, now))).toEqual([false, true, true]);
    expect(limitInForce([limit], 'self-exclusion', 4999)).toBe(limit);
    expect(limitInForce([limit], 'self-exclusion', 5000)).toBeUndefined();
    expect(hasEnded(limitOf('session', {}), Number.MAX_VALUE)).toBe(false);
    expect(hasEnded(limit, Number.NaN)).toBe(false);
  });
});
