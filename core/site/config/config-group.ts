import { isMoment, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** A named part of the configuration, as it came. */
export interface ConfigGroup<Values> {
  readonly name: string;
  readonly values: Values;
  readonly fetchedAt: EpochMillis;
  readonly keptFor: Millis;
}

const SHORTEST: Millis = seconds(600);
const LONGEST: Millis = seconds(900);

/** CFG-1 A group is kept for 600 to 900 s, at random: `fraction` is in [0, 1), anything else counts as the bound it lies beyond, no number as 0. */
export function groupKeptFor(fraction: number): Millis {
  const share = Number.isNaN(fraction) ? 0 : Math.min(Math.max(fraction, 0), 1);
  return SHORTEST + Math.floor(share * (LONGEST - SHORTEST));
}

/** CFG-2 A group is fresh until its time is over; one from the future is not, nor is one whose times are no times. */
export function isGroupFresh(
  { fetchedAt, keptFor }: Pick<ConfigGroup<unknown>, 'fetchedAt' | 'keptFor'>,
  now: EpochMillis,
): boolean {
  const age = now - fetchedAt;
  return isMoment(now) && age >= 0 && keptFor <= LONGEST && age < keptFor;
}
