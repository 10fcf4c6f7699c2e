import { days } from '../shared/time.ts';

/** The furthest a calendar goes either way of 1970, in milliseconds. */
const FURTHEST = days(100_000_000);

/** Whether a number can be a moment, or a reading of a clock that is never set. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FURTHEST;
}
