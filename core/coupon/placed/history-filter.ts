import { days, hours, isMoment, type EpochMillis } from '../../shared/time.ts';
import { positiveWhole } from '../../shared/untrusted.ts';
import { COUPON_TYPES, type CouponType } from '../maths/coupon-type.ts';
import type { HistoryFilter } from './placed-coupon.ts';

export const HISTORY_STATES: readonly HistoryFilter['state'][] = ['all', 'open', 'settled', 'won', 'lost', 'returned'];

export const HISTORY_PERIODS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

/** What the player chose to see of the history, as the address keeps it. */
export interface HistoryChoice {
  /** Where statistics of the coupons are shown in place of the coupons. */
  readonly tab?: 'statistics' | undefined;
  readonly state: HistoryFilter['state'];
  readonly type?: CouponType | undefined;
  readonly accountId?: number | undefined;
  /** Days back from today; excludes own days. */
  readonly period?: HistoryPeriod | undefined;
  /** First and last day as YYYY-MM-DD, either may be missing. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The number of one coupon. */
  readonly number?: number | undefined;
  readonly page: number;
}

export const WHOLE_HISTORY: HistoryChoice = { state: 'all', page: 1 };

/** How many days each period begins and ends before today. */
const PERIOD_DAYS: Readonly<Record<HistoryPeriod, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
  quarter: [89, 0],
};

const LAST_PAGE = 9999;

/** Hours from Greenwich. */
const FURTHEST_ZONE = 14;

type Query = Iterable<readonly [string, string]>;

/** HF-1 Reads a choice from the parameters of an address; what is unknown or malformed counts as not chosen. */
export function readHistoryChoice(query: Query): HistoryChoice {
  const read = new Map(query);
  const period = oneOf(HISTORY_PERIODS, read.get('period'));
  const page = positiveWhole(read.get('page'));
  return {
    tab: oneOf(['statistics'], read.get('tab')),
    state: oneOf(HISTORY_STATES, read.get('state')) ?? 'all',
    type: oneOf(COUPON_TYPES, read.get('type')),
    accountId: positiveWhole(read.get('account')),
    period,
    from: period === undefined ? dayOf(read.get('from')) : undefined,
    to: period === undefined ? dayOf(read.get('to')) : undefined,
    number: positiveWhole(read.get('number')),
    page: page === undefined ? 1 : Math.min(page, LAST_PAGE),
  };
}

/** HF-2 The parameters of a choice; what is as it is without them is left out. */
export function writeHistoryChoice(choice: HistoryChoice): readonly (readonly [string, string])[] {
  const { tab, state, type, accountId, period, from, to, number, page } = choice;
  const parameters: readonly (readonly [string, string | undefined])[] = [
    ['tab', tab],
    ['state', state === 'all' ? undefined : state],
    ['type', type],
    ['account', accountId?.toString()],
    ['period', period],
    ['from', period === undefined ? from : undefined],
    ['to', period === undefined ? to : undefined],
    ['number', number?.toString()],
    ['page', page > 1 ? page.toString() : undefined],
  ];
  return parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** HF-3 Another filter begins at the first page; a period replaces own days, and own days a period. */
export function changeHistoryChoice(
  choice: HistoryChoice,
  change: Partial<Omit<HistoryChoice, 'page'>>,
): HistoryChoice {
  const changed = { ...choice, ...change, page: 1 };
  if (change.period !== undefined) return { ...changed, from: undefined, to: undefined };
  return change.from === undefined && change.to === undefined ? changed : { ...changed, period: undefined };
}

/** HF-4 Days begin at midnight of the player's time zone, and the last day counts whole; days in the wrong order are swapped. */
export function historyFilter(choice: HistoryChoice, now: EpochMillis, timeZone: number): HistoryFilter {
  const { state, type, accountId, number: id, page } = choice;
  const [first, last] = chosenDays(choice, now, timeZone);
  return {
    state,
    type,
    accountId,
    id,
    from: first,
    to: last === undefined ? undefined : last + days(1) - 1,
    page,
  };
}

/** HF-5 Whether anything but the state narrows the history. */
export function isNarrowed({ type, accountId, period, from, to, number }: HistoryChoice): boolean {
  return [type, accountId, period, from, to, number].some((chosen) => chosen !== undefined);
}

function chosenDays(
  { period, from, to }: HistoryChoice,
  now: EpochMillis,
  zone: number,
): readonly [EpochMillis | undefined, EpochMillis | undefined] {
  const timeZone = Math.abs(zone) <= FURTHEST_ZONE ? zone : 0;
  if (period !== undefined) {
    if (!isMoment(now) || !HISTORY_PERIODS.includes(period)) return [undefined, undefined];
    const [first, last] = PERIOD_DAYS[period];
    const today = Math.floor((now + hours(timeZone)) / days(1)) * days(1) - hours(timeZone);
    return [today - days(first), today - days(last)];
  }
  const [start, end] = [midnight(from, timeZone), midnight(to, timeZone)];
  return start !== undefined && end !== undefined && start > end ? [end, start] : [start, end];
}

function midnight(day: string | undefined, timeZone: number): EpochMillis | undefined {
  const number = day === undefined ? undefined : dayNumber(day);
  return number === undefined ? undefined : days(number) - hours(timeZone);
}

function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && dayNumber(text) !== undefined ? text : undefined;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1970-01-01 of a date of the years 2000 to 2099; undefined where there is no such day. */
function dayNumber(day: string): number | undefined {
  const parts = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number);
  const [year = 0, month = 0, date = 0] = parts ?? [];
  const leap = year % 4 === 0 ? 1 : 0;
  const length = (MONTH_DAYS[month - 1] ?? 0) + (month === 2 ? leap : 0);
  if (date < 1 || date > length) return undefined;
  const before = MONTH_DAYS.slice(0, month - 1).reduce((sum, count) => sum + count, 0) + (month > 2 ? leap : 0);
  return 10_957 + (year - 2000) * 365 + Math.ceil((year - 2000) / 4) + before + date - 1;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  return words.find((word) => word === text);
}
