import { days, isMoment, type EpochMillis, type Millis } from '../shared/time.ts';
import { hasEnded } from './limit-in-force.ts';
import { isExclusion } from './limit-kind.ts';
import type { Limit } from './limit.ts';

const REVIEWED_EVERY: Millis = days(182);
const OFFERED_EVERY: Millis = days(365);

/** Whether a player bounds the play: an exclusion ends by itself and is nothing to look through. */
export function boundsPlay(limits: readonly Limit[], now: EpochMillis): boolean {
  return limits.some(
    (limit) =>
      limit.state === 'active' &&
      typeof limit.value === 'number' &&
      !isExclusion(limit.kind) &&
      limit.kind !== 'extra' &&
      !hasEnded(limit, now),
  );
}

/** LQ-3 When a player is next told of the limits: half a year after the last change or reminder, a year without any. */
export function nextLimitReminder(hasLimits: boolean, from: EpochMillis): EpochMillis {
  const every = hasLimits ? REVIEWED_EVERY : OFFERED_EVERY;
  return isMoment(from) ? from + every : every;
}
