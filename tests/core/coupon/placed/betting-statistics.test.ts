import { describe, expect, it } from 'vitest';
import { groupsOfKind, monthBars } from '../../../../core/coupon/placed/betting-statistics.ts';
import type { AccountTotals, StatisticsGroup } from '../../../../core/coupon/placed/betting-totals.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { accountTotals } from '../../../support/fakes/fake-history-gateway.ts';
import { minor, money } from '../../../support/units.ts';

const groupOf = (group: StatisticsGroup, totals: Partial<AccountTotals<Minor>> = {}) => ({
  ...accountTotals(totals),
  group,
});
const month = (text: string, totals: Partial<AccountTotals<Minor>> = {}) =>
  groupOf({ by: 'month', month: text }, totals);

describe('statistics of coupons', () => {
  it('list months from the last back, and sports and types by what was staked, of one account [BS-3]', () => {
    const groups = [
      month('2026-09'),
      month('2026-11'),
      month('2026-10', { accountId: 2 }),
      groupOf({ by: 'sport', sportId: 1 }, { staked: money(5) }),
      groupOf({ by: 'sport' }, { staked: money(9) }),
      groupOf({ by: 'type', type: 'single' }),
    ];
    const names = (kind: 'month' | 'sport') => groupsOfKind(groups, accountTotals(), kind).map(({ group }) => group);
    expect(names('month')).toEqual([
      { by: 'month', month: '2026-11' },
      { by: 'month', month: '2026-09' },
    ]);
    expect(names('sport')).toEqual([{ by: 'sport' }, { by: 'sport', sportId: 1 }]);
    expect(groupsOfKind(groups, accountTotals({ currency: 'EUR' }), 'month')).toEqual([]);
  });

  it('have a bar for every month between, the longest for the greatest amount [BS-4]', () => {
    const bars = monthBars([
      month('2026-02', { staked: money(400), paid: money(100) }),
      month('2025-12', { staked: money(100), paid: money(250) }),
    ]);
    expect(bars).toEqual([
      { month: '2025-12', staked: minor(10_000), result: minor(15_000), stakedHeight: 250, resultHeight: 375 },
      { month: '2026-01', staked: undefined, result: undefined, stakedHeight: 0, resultHeight: 0 },
      { month: '2026-02', staked: minor(40_000), result: minor(-30_000), stakedHeight: 1000, resultHeight: -750 },
    ]);
  });

  it('reach twelve months back at most, and are nothing without coupons [BS-4]', () => {
    const bars = monthBars([month('2020-01'), month('2026-03')]);
    expect(bars.map((bar) => bar.month)).toHaveLength(12);
    expect([bars[0]!.month, bars[11]!.month]).toEqual(['2025-04', '2026-03']);
    expect(bars.every(({ stakedHeight, resultHeight }) => stakedHeight === 0 && resultHeight === 0)).toBe(true);
    expect(monthBars([])).toEqual([]);
  });
});
