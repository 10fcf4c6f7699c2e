import type { SportId } from '../../shared/ids.ts';
import { wholeMinutes } from './live-clock.ts';

/** BT-3 The whole minutes left of a match by the clock after so many played seconds, without stoppages; undefined once they are over, and in other sports. */
export function wholeMinutesLeft(sport: SportId, seconds: number): number | undefined {
  const whole = wholeMinutes(sport);
  if (whole === undefined) return undefined;
  const left = whole - Math.floor(seconds / 60);
  return Number.isSafeInteger(left) && left > 0 ? left : undefined;
}
