import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betAmount, couponAmount } from '../../../../core/coupon/building/coupon-slip.ts';
import { DEFAULT_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import { historyFilter, type HistoryChoice } from '../../../../core/coupon/placed/history-filter.ts';
import { combinations } from '../../../../core/coupon/maths/line-count.ts';
import { systemMinimum } from '../../../../core/coupon/amounts/maximum-amount.ts';
import { setExactOdds } from '../../../../core/coupon/placement/one-click.ts';
import { fittingSystemValue, systemOptions } from '../../../../core/coupon/building/system-options.ts';
import { EMPTY_COUPON } from '../../../../core/coupon/building/coupon-state.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { NOW, after, couponWith, pick } from '../../../support/examples/coupon-examples.ts';

const BAD = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe('numbers that are none', () => {
  it.each([
    [5, 2, 10n],
    [5, 0, 1n],
    [5, 5, 1n],
    [5, 6, 0n],
    [5, -1, 0n],
    [5, 1.5, 0n],
    [2.5, 1, 0n],
    [1001, 1, 0n],
    [1000, 1, 1000n],
    [1e300, 2, 0n],
    [Number.NaN, 2, 0n],
    [5, Number.POSITIVE_INFINITY, 0n],
  ])('of %d things taken %d at a time make %s lines [CP-2]', (count, size, lines) => {
    expect(combinations(count, size)).toBe(lines);
  });

  it('offer no system, and an endless one is that of a full coupon [TM-6]', () => {
    expect(systemOptions(Number.NaN)).toEqual([]);
    expect(systemOptions(-5)).toEqual([]);
    expect(systemOptions(Number.POSITIVE_INFINITY)).toEqual(systemOptions(100));
    expect(systemOptions(4.9)).toEqual([
      { value: 2, lines: 6 },
      { value: 3, lines: 4 },
    ]);
  });

  it('leave a system value of 2 [TM-7]', () => {
    expect(fittingSystemValue(3, Number.NaN)).toBe(2);
    expect(fittingSystemValue(Number.NaN, 9)).toBe(2);
    expect(fittingSystemValue(3, 4)).toBe(3);
  });

  it('make no minimum of a system [MA-5]', () => {
    const option = { minBetAmount: 10, minimumPerLine: 5, lines: 3 };
    expect(systemMinimum(option)).toBe(15);
    expect(systemMinimum({ ...option, serverMinimum: 40 })).toBe(40);
    for (const bad of BAD) {
      expect(systemMinimum({ ...option, serverMinimum: bad })).toBe(15);
      expect(systemMinimum({ ...option, minimumPerLine: bad })).toBe(10);
      expect(systemMinimum({ minBetAmount: bad, minimumPerLine: bad, lines: bad })).toBe(0);
    }
  });

  it('are no exact odds [ONE-4]', () => {
    const dropped = { ...DEFAULT_COUPON_SETTINGS, isDroppedOnScoreChange: true };
    for (const bad of BAD) {
      expect(setExactOdds(dropped, bad)).toMatchObject({ exactOdds: 0, isDroppedOnScoreChange: false });
    }
  });

  it('stake nothing [CS-30, CS-31]', () => {
    const [bet] = couponWith(1).bets;
    if (bet === undefined) throw new Error('a coupon with a pick has a bet');
    for (const bad of BAD) {
      const state = after(EMPTY_COUPON, { type: 'amount-set', currency: 'RUB', amount: bad as Minor });
      expect(couponAmount(state, 'RUB')).toBe(0);
      expect(betAmount(state, bet, 'RUB')).toBe(0);
      expect(betAmount(EMPTY_COUPON, { ...bet, ...pick(1), amount: bad as Minor }, 'RUB')).toBe(0);
    }
  });

  it('are no days of a history [HF-4]', () => {
    const today: HistoryChoice = { state: 'all', page: 1, period: 'today' };
    const own: HistoryChoice = { state: 'all', page: 1, from: '2026-03-02', to: '2026-03-02' };
    fc.assert(
      fc.property(fc.constantFrom(...BAD), (bad) => {
        expect(historyFilter(today, bad, 3)).not.toHaveProperty('from', Number.NaN);
        expect(historyFilter(today, bad, 3).from).toBeUndefined();
        expect(historyFilter(today, NOW, bad)).toEqual(historyFilter(today, NOW, 0));
        expect(historyFilter(own, NOW, bad)).toEqual(historyFilter(own, NOW, 0));
      }),
    );
  });
});
