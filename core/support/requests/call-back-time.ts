import { hours, type EpochMillis, type Millis } from '../../shared/time.ts';

const FIRST_HOUR = 9;
const LAST_HOUR = 21;
const SLOT: Millis = hours(2);
const DAY: Millis = hours(24);
/** Nobody can be called sooner. */
const LEAST_NOTICE: Millis = hours(1);

/** SUP-8 When somebody can be called: two hours each from 9 to 21 by the player's zone, today and tomorrow, an hour ahead at least. */
export function callBackTimes(now: EpochMillis, zone: Millis): readonly EpochMillis[] {
  const midnight = Math.floor((now + zone) / DAY) * DAY - zone;
  const times: EpochMillis[] = [];
  for (const day of [midnight, midnight + DAY]) {
    for (let at = day + hours(FIRST_HOUR); at < day + hours(LAST_HOUR); at += SLOT) {
      if (at >= now + LEAST_NOTICE) times.push(at);
    }
  }
  return times;
}

/** Whether a wish can be kept: neither too soon nor later than three days. */
export function isCallBackTime(at: EpochMillis, now: EpochMillis): boolean {
  return at >= now && at <= now + 3 * DAY;
}
