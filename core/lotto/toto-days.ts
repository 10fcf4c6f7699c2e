import { calendarDay } from '../sports/results/calendar-date.ts';
import { days, hours, type EpochMillis } from '../shared/time.ts';

/** TT-29 Former draws are those that closed within. */
export interface TotoDay {
  readonly from: EpochMillis;
  readonly until: EpochMillis;
}

/** TT-29 The day of a date as the player's clock has it, so many hours east of UTC; none where the text is no date. */
export function totoDay(date: string, timeZone: number): TotoDay | undefined {
  const day = calendarDay(date);
  if (day === undefined || !Number.isFinite(timeZone)) return undefined;
  const from = days(day) - Math.round(hours(timeZone));
  return { from, until: from + days(1) };
}
