import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { days, isMoment, type EpochMillis, type Millis } from '../shared/time.ts';

export const AGE_CONFIRMED_FOR: Millis = days(3);

/** What an answer to the question of age leads to. */
export type AgeAnswer =
  | { readonly kind: 'remember'; readonly confirmedAt: EpochMillis }
  | { readonly kind: 'leave-site' };

/** AG-1 A confirmed age is kept on the device, for ever or for the session as the site chooses. */
export function ageConfirmation(keepFor: 'session' | 'ever'): StoredValue<EpochMillis> {
  return {
    key: 'age-confirmed-at',
    keepFor,
    staysAtSignOut: true,
    version: 1,
    parse: (stored) => (isMoment(stored) && stored >= 0 ? ok(stored) : fail({ code: 'not-a-time' })),
  };
}

/** AG-2 The warning blocks the site unless the age was confirmed within the last three days; a time to come confirms nothing. */
export function needsAgeConfirmation(confirmedAt: EpochMillis | undefined, now: EpochMillis): boolean {
  if (confirmedAt === undefined) return true;
  return !(confirmedAt <= now && now - confirmedAt < AGE_CONFIRMED_FOR);
}

/** AG-3 Accepting is remembered from now on, declining leaves the site; a time that is none is taken for 1970. */
export function answeredAge(isOfAge: boolean, now: EpochMillis): AgeAnswer {
  return isOfAge ? { kind: 'remember', confirmedAt: isMoment(now) ? now : 0 } : { kind: 'leave-site' };
}

const USUAL_AGE = 18;

/** AG-4 The years that are asked for: the site's least age where it names one from 18 to 99, else 18. */
export function askedAge(minAge: unknown): number {
  const isNamed = typeof minAge === 'number' && Number.isInteger(minAge) && minAge >= USUAL_AGE && minAge <= 99;
  return isNamed ? minAge : USUAL_AGE;
}
