import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { isFields } from '../shared/untrusted.ts';

/** What the site puts together for the player, and whether he wants to see it. */
export interface OfferSettings {
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  readonly isBetGenerator: boolean;
}

/** SE-10 Expresses of the day are shown and the bet generator is not beside the coupon until the player chooses. */
export const DEFAULT_OFFER_SETTINGS: OfferSettings = {
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  isBetGenerator: false,
};

/** SE-11 What is wanted is kept on the device; a stored choice of another shape is dropped. */
export const STORED_OFFER_SETTINGS: StoredValue<OfferSettings> = {
  key: 'offer-settings',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    const wanted = isFields(stored) ? readOffers(stored) : undefined;
    return wanted === undefined ? fail({ code: 'not-offers' }) : ok(wanted);
  },
};

function readOffers(stored: Readonly<Record<string, unknown>>): OfferSettings | undefined {
  const { isAccumulatorOfTheDay: line, isLiveAccumulatorOfTheDay: live, isBetGenerator: generator } = stored;
  if (typeof line !== 'boolean' || typeof live !== 'boolean' || typeof generator !== 'boolean') return undefined;
  return { isAccumulatorOfTheDay: line, isLiveAccumulatorOfTheDay: live, isBetGenerator: generator };
}
