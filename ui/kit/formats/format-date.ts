import { days, hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { MINUS } from './format-number.ts';

/** Where and how the player reads the time. */
export interface TimeFormat {
  /** Offset from UTC in hours. */
  readonly timeZone: number;
  readonly is12h: boolean;
}

/** Words of the namespace "kit"; i18next's function is one. */
export interface Words {
  (key: string): string;
  (key: string, values: Record<string, string | number>): string;
}

/** How a day is said. */
export interface DayFormat {
  readonly look: TimeFormat;
  readonly words: Words;
}

const NO_BREAK = '\u00A0';

/** "23:00", or "11:00 PM" where the day has two halves. */
export function formatTime(at: EpochMillis, format: TimeFormat): string {
  return clockText(at, format, false);
}

/** The time of day with its seconds: "21:47:09". */
export function formatClock(at: EpochMillis, format: TimeFormat): string {
  return clockText(at, format, true);
}

/** The day as it is called from now: today, tomorrow, yesterday, or "19 March" in short; with its year where that is another. */
export function formatDay(at: EpochMillis, now: EpochMillis, { look, words }: DayFormat): string {
  const { timeZone } = look;
  const distance = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (distance === 0) return words('date.today');
  if (distance === 1) return words('date.tomorrow');
  if (distance === -1) return words('date.yesterday');
  return formatDate(at, now, { look, words });
}

/** The calendar date, whatever today is. */
export function formatDate(at: EpochMillis, now: EpochMillis, { look, words }: DayFormat): string {
  const { timeZone } = look;
  const date = local(at, timeZone);
  const day = date.getUTCDate();
  const month = words(`date.month.${date.getUTCMonth() + 1}`);
  const year = date.getUTCFullYear();
  return year === local(now, timeZone).getUTCFullYear()
    ? words('date.day-month', { day, month })
    : words('date.day-month-year', { day, month, year });
}

/** The day and the time: "Today, 23:00". */
export function formatMoment(at: EpochMillis, now: EpochMillis, format: DayFormat): string {
  return format.words('date.moment', { day: formatDay(at, now, format), time: formatTime(at, format.look) });
}

/** The date with its year, the time and the zone: "19 Mar 2026, 23:00 (UTC+3)". */
export function formatFullMoment(at: EpochMillis, format: TimeFormat, words: Words): string {
  const date = local(at, format.timeZone);
  const month = words(`date.month.${date.getUTCMonth() + 1}`);
  const day = words('date.day-month-year', { day: date.getUTCDate(), month, year: date.getUTCFullYear() });
  return `${words('date.moment', { day, time: formatTime(at, format) })} (${formatZone(format.timeZone)})`;
}

/** "UTC+3", "UTC−3:30". */
export function formatZone(timeZone: number): string {
  const size = Math.abs(timeZone);
  const minutes = Math.round((size % 1) * 60);
  return `UTC${timeZone < 0 ? MINUS : '+'}${Math.floor(size)}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

function clockText(at: EpochMillis, { timeZone, is12h }: TimeFormat, hasSeconds: boolean): string {
  const date = local(at, timeZone);
  const hour = date.getUTCHours();
  const rest = `:${two(date.getUTCMinutes())}${hasSeconds ? `:${two(date.getUTCSeconds())}` : ''}`;
  return is12h ? `${hour % 12 || 12}${rest}${NO_BREAK}${hour < 12 ? 'AM' : 'PM'}` : `${two(hour)}${rest}`;
}

function dayNumber(at: EpochMillis, timeZone: number): number {
  return Math.floor((at + offset(timeZone)) / days(1));
}

/** The moment shifted so that its UTC parts are the player's local ones. */
function local(at: EpochMillis, timeZone: number): Date {
  return new Date(at + offset(timeZone));
}

function offset(timeZone: number): Millis {
  return Math.round(timeZone * hours(1));
}

function two(value: number): string {
  return `${value}`.padStart(2, '0');
}
