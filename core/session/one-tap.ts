import type { Result } from '../shared/result.ts';
import { returnAddress, type ReturnAddressError } from './return-address.ts';

/** WAY-8 One-tap sign-in is offered to visitors alone, where the site has it. */
export function mayOneTap(site: { readonly isOneTapEnabled: boolean }, userId: number | undefined): boolean {
  return site.isOneTapEnabled === true && userId === undefined;
}

/** WAY-9 A one-tap sign-in leads only to an address of this site. */
export function oneTapAddress(redirectUrl: unknown): Result<string, ReturnAddressError> {
  return returnAddress(redirectUrl);
}
