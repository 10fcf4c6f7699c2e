import { typedPhone } from '../../../core/registration/typed-phone.ts';
import type { PhoneOffer } from './phone-country-store.ts';

/** TEL-10 A contact in a sentence: a phone as its field shows it, an address as it is. */
export function writtenContact(contact: string, offer: PhoneOffer | undefined): string {
  if (!contact.startsWith('+')) return contact;
  const { country, national } = typedPhone(contact, { country: undefined, countries: [], masks: [], ...offer });
  return country === undefined ? contact : `${country.diallingCode} ${national}`;
}
