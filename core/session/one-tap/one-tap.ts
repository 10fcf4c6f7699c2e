import { fail, ok, type Result } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { days, isMoment, type EpochMillis } from '../../shared/time.ts';
import { isSitePath, returnAddress, type ReturnAddressError } from '../return-address.ts';

const RESTS_FOR = days(7);

/** WAY-8 One-tap sign-in is offered to visitors alone, where the site has it. */
export function mayOneTap(site: { readonly isOneTapEnabled: boolean }, userId: number | undefined): boolean {
  return site.isOneTapEnabled === true && userId === undefined;
}

/** WAY-9 A one-tap sign-in leads only to an address of this site; TAP-6 it takes along where the visitor was. */
export function oneTapAddress(redirectUrl: unknown, here?: string): Result<string, ReturnAddressError> {
  const address = returnAddress(redirectUrl);
  if (!address.ok || here === undefined || !isSitePath(here)) return address;
  return ok(`${address.value}${address.value.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(here)}`);
}

/** TAP-5 Until when the one-tap sign-in is not offered again. */
export const ONE_TAP_RESTS_UNTIL: StoredValue<EpochMillis> = {
  key: 'one-tap-rests-until',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (isMoment(stored) && stored >= 0 ? ok(stored) : fail({ code: 'not-a-time' })),
};

/** TAP-5 Who closes the offer is not offered it again for 7 days. */
export function oneTapRest(now: EpochMillis): EpochMillis {
  return now + RESTS_FOR;
}

/** TAP-5 A stored time further ahead than the rest is long is from a clock that was wrong: it does not hold. */
export function isOneTapResting(restsUntil: EpochMillis | undefined, now: EpochMillis): boolean {
  return restsUntil !== undefined && restsUntil > now && restsUntil <= oneTapRest(now);
}
