import type { Minor } from '../../shared/money.ts';
import { bettingResult, type AccountTotals, type GroupTotals, type StatisticsGroup } from './betting-totals.ts';

export type StatisticsKind = StatisticsGroup['by'];
export const STATISTICS_KINDS: readonly StatisticsKind[] = ['month', 'sport', 'type'];

/** How many months the chart reaches back from the last one with a coupon. */
export const CHART_MONTHS = 12;
const FULL_HEIGHT = 1000n;

/** BS-3 The groups of one kind of an account: months from the last one back, the others by what was staked, most first. */
export function groupsOfKind(
  groups: readonly GroupTotals<Minor>[],
  { accountId, currency }: Pick<AccountTotals, 'accountId' | 'currency'>,
  kind: StatisticsKind,
): readonly GroupTotals<Minor>[] {
  const own = groups.filter((one) => one.accountId === accountId && one.currency === currency && one.group.by === kind);
  return own.toSorted((left, right) =>
    left.group.by === 'month' && right.group.by === 'month'
      ? Number(right.group.month > left.group.month) - Number(right.group.month < left.group.month)
      : right.staked - left.staked,
  );
}

/** A month of the chart; heights are thousandths of the greatest amount in it, that of a loss is below zero. */
export interface MonthBar {
  readonly month: string;
  readonly staked: Minor | undefined;
  readonly result: Minor | undefined;
  readonly stakedHeight: number;
  readonly resultHeight: number;
}

/** BS-4 The chart has every month from the first with a coupon to the last, at most twelve; one without coupons is empty. */
export function monthBars(months: readonly GroupTotals<Minor>[]): readonly MonthBar[] {
  const byMonth = new Map(months.flatMap((one) => (one.group.by === 'month' ? [[one.group.month, one] as const] : [])));
  const known = [...byMonth.keys()].toSorted();
  const last = known.at(-1);
  const [first] = known;
  if (first === undefined || last === undefined) return [];
  const shown = monthsBack(last, first).map((month) => {
    const totals = byMonth.get(month);
    return { month, staked: totals?.staked, result: totals && bettingResult(totals) };
  });
  const most = shown.flatMap(({ staked, result }) => [sizeOf(staked), sizeOf(result)]).reduce(greater, 0n);
  const height = (amount: Minor | undefined): number =>
    amount === undefined || most === 0n ? 0 : Number((BigInt(amount) * FULL_HEIGHT) / most);
  return shown.map((bar) => ({ ...bar, stakedHeight: height(bar.staked), resultHeight: height(bar.result) }));
}

function monthsBack(last: string, first: string): readonly string[] {
  const months = [last];
  let [year, month] = last.split('-').map(Number) as [number, number];
  for (let shown = last; months.length < CHART_MONTHS && shown > first; months.unshift(shown)) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    shown = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

function sizeOf(amount: Minor | undefined): bigint {
  if (amount === undefined) return 0n;
  return amount < 0 ? -BigInt(amount) : BigInt(amount);
}

function greater(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
