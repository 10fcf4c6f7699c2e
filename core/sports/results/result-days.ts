import { calendarDate, calendarDay } from './calendar-date.ts';
import { days, hours, type EpochMillis } from '../../shared/time.ts';

/** SP-17 Results of the last 30 days can be asked for, today among them. */
export const RESULT_DAYS = 30;
/** Days that are offered side by side. */
export const DAYS_IN_STRIP = 7;

/** A day on the player's calendar, as '2026-11-23', with its midnight. */
export interface ResultDay {
  readonly date: string;
  readonly from: EpochMillis;
}

/** The first and the last moment that have a date: 1970 to 9999. */
const LAST_MOMENT: EpochMillis = days(2_932_000);
/** Hours between a time zone and UTC at most. */
const WIDEST_ZONE = 24;

/** The day of a moment in a time zone, which is so many hours east of UTC. */
export function dayOf(at: EpochMillis, timeZone: number): ResultDay {
  const offset = offsetOf(timeZone);
  const moment = within(at, { least: days(2), most: LAST_MOMENT });
  const day = Math.floor((moment + offset) / days(1));
  return { date: calendarDate(day), from: days(day) - offset };
}

/** SP-18 The day that an address names; today where it names none, one to come, or one that is too long ago. */
export function readResultDay(text: string | null, now: EpochMillis, timeZone: number): ResultDay {
  const today = dayOf(now, timeZone);
  const day = calendarDay(text ?? '');
  if (day === undefined) return today;
  const wanted = dayOf(days(day) - offsetOf(timeZone), timeZone);
  const age = (today.from - wanted.from) / days(1);
  return age >= 0 && age < RESULT_DAYS ? wanted : today;
}

/** Seven days side by side that the wanted one is among: the last of them so many weeks before today, from the oldest. */
export function dayStrip(wanted: EpochMillis, now: EpochMillis, timeZone: number): readonly ResultDay[] {
  const today = dayOf(now, timeZone);
  const age = Math.round((today.from - within(wanted, { least: 0, most: today.from })) / days(1));
  const last = today.from - days(Math.floor(age / DAYS_IN_STRIP) * DAYS_IN_STRIP);
  return Array.from({ length: DAYS_IN_STRIP }, (_, place) => dayOf(last - days(DAYS_IN_STRIP - 1 - place), timeZone));
}

/** SP-40 The latest of the days before another that has games, else the next after it. */
export function dayWithGames(
  strip: readonly ResultDay[],
  counts: readonly number[],
  shown: EpochMillis,
): ResultDay | undefined {
  const withGames = strip.filter((_, place) => (counts[place] ?? 0) > 0);
  return withGames.findLast(({ from }) => from < shown) ?? withGames.find(({ from }) => from > shown);
}

function offsetOf(timeZone: number): number {
  return Math.round(
    within(Number.isNaN(timeZone) ? 0 : timeZone, { least: -WIDEST_ZONE, most: WIDEST_ZONE }) * hours(1),
  );
}

/** What is no number is the least. */
function within(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Number.isNaN(value) ? least : Math.min(Math.max(value, least), most);
}
