import type { Tagged } from './tagged.ts';

/** A length of time in milliseconds. */
export type Millis = Tagged<'milliseconds'>;
/** Milliseconds since 1970-01-01T00:00:00Z. A length of time may say how long after 1970 it is; a moment never passes for a length of time. */
export type EpochMillis = Tagged<'milliseconds' | 'moment'>;
/** A length of time in seconds. */
export type Seconds = Tagged<'seconds'>;

/** So many seconds, in milliseconds. */
export function seconds(count: Seconds): Millis {
  return count * 1000;
}

/** So many minutes, in milliseconds. */
export function minutes(count: number): Millis {
  return count * 60_000;
}

/** So many hours, in milliseconds. */
export function hours(count: number): Millis {
  return count * 3_600_000;
}

/** So many days of 24 hours, in milliseconds. */
export function days(count: number): Millis {
  return count * 86_400_000;
}

/** The furthest that a calendar reaches either way of 1970. */
const FURTHEST: EpochMillis = days(100_000_000);

/** Whether a value can be a moment, or a reading of a clock that is never set: finite, and within the reach of a calendar. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FURTHEST;
}
