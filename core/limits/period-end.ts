import { days, hours, isMoment, type EpochMillis, type Millis } from '../shared/time.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import type { Limit } from './limit.ts';
import { limitPeriod } from './limit-kind.ts';

const DAY = days(1);
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** When and where a period is counted, and by whose rules. */
export interface PeriodCircumstances {
  readonly now: EpochMillis;
  /** Hours ahead of UTC. */
  readonly zone: number;
  readonly profile: Pick<JurisdictionProfile, 'periods'>;
}

/**
 * LR-4 When the period of a limit ends and its balance is full again: counted from its start, or at midnight, on Monday or on the first of the month
 * in the player's zone, as the profile says, and for a session always at midnight; undefined for a limit without a period or a start.
 */
export function periodEnd(
  { kind, startedAt }: Limit,
  { now, zone, profile: { periods } }: PeriodCircumstances,
): EpochMillis | undefined {
  const period = limitPeriod(kind);
  if (period === undefined || !isMoment(now)) return undefined;
  if (kind === 'session') return nextMidnight(now, zone);
  if (periods === 'calendar') return calendarEnd(period, now, zone);
  if (!isMoment(startedAt)) return undefined;
  return startedAt + period * (Math.max(0, Math.floor((now - startedAt) / period)) + 1);
}

/** LR-6 When the running period of a limit began: where the one before it ended, and never before the limit did; undefined where none ends. */
export function periodStart(limit: Limit, circumstances: PeriodCircumstances): EpochMillis | undefined {
  const period = limitPeriod(limit.kind);
  const end = periodEnd(limit, circumstances);
  if (period === undefined || end === undefined) return undefined;
  const isMonthly = limit.kind !== 'session' && circumstances.profile.periods === 'calendar' && period === days(30);
  const begun = isMonthly ? end - days(monthBefore(end, circumstances.zone)) : end - period;
  return isMoment(limit.startedAt) ? Math.max(begun, limit.startedAt) : begun;
}

/** How many days the month has that ends at this moment. */
function monthBefore(end: EpochMillis, zone: number): number {
  return monthOf(localDay(end, zone) - 1).length;
}

function calendarEnd(period: Millis, now: EpochMillis, zone: number): EpochMillis {
  if (period === DAY) return nextMidnight(now, zone);
  return period === days(7) ? nextMonday(now, zone) : nextMonth(now, zone);
}

/** LR-5 The next 00:00 of a zone, always after now; a zone that is none counts as UTC, a time that is none as the start of 1970. */
export function nextMidnight(now: EpochMillis, zone: number): EpochMillis {
  return startOf(localDay(isMoment(now) ? now : 0, zone) + 1, zone);
}

function nextMonday(now: EpochMillis, zone: number): EpochMillis {
  const today = localDay(now, zone);
  // Day 0 of the epoch was a Thursday.
  const sinceMonday = (((today + 3) % 7) + 7) % 7;
  return startOf(today + 7 - sinceMonday, zone);
}

function nextMonth(now: EpochMillis, zone: number): EpochMillis {
  const today = localDay(now, zone);
  return startOf(today + monthOf(today).left, zone);
}

/** How many days there are from a day of the epoch to the first of the next month, and how many the month has. */
function monthOf(day: number): { readonly left: number; readonly length: number } {
  // The calendar repeats every 400 years of 146,097 days; day 0 lies 10,957 days before 2000-01-01.
  let left = (((day - 10_957) % 146_097) + 146_097) % 146_097;
  for (let year = 2000; ; year += 1) {
    for (const [month, length] of MONTH_LENGTHS.entries()) {
      const full = month === 1 && isLeap(year) ? 29 : length;
      if (left < full) return { left: full - left, length: full };
      left -= full;
    }
  }
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function localDay(now: EpochMillis, zone: number): number {
  return Math.floor((now + offset(zone)) / DAY);
}

function startOf(day: number, zone: number): EpochMillis {
  return day * DAY - offset(zone);
}

function offset(zone: number): number {
  return Number.isFinite(zone) && Math.abs(zone) <= 14 ? hours(zone) : 0;
}
