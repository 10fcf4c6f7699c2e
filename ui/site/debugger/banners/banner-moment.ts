import { hours, type EpochMillis } from '../../../../core/shared/time.ts';

/** A moment as a field of the browser has it, to the minute, in the time zone of the page: hours from UTC. */
export function momentText(moment: EpochMillis, timeZone: number): string {
  return new Date(moment + hours(timeZone)).toISOString().slice(0, 16);
}

/** The moment of such a text; undefined where it is none. */
export function momentOf(text: string, timeZone: number): EpochMillis | undefined {
  const moment = Date.parse(`${text}Z`) - hours(timeZone);
  return Number.isFinite(moment) && moment >= 0 ? moment : undefined;
}
