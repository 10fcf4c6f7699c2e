import { fail, ok, type Result } from '../shared/result.ts';
import { normalPhone } from './phone-number.ts';

export type RecoveryContactError = { readonly code: 'missing' | 'malformed' | 'too-long' };

const LONGEST_ADDRESS = 254;

/** Letters that cannot be seen, turn the text around or end an address in the field of a mail, and the signs that do. */
const NEVER_IN_ADDRESS = /[\p{C}<>()[\]",;:\\]/u;

/** PWR-9 What a code is sent to: an e-mail address in small letters and composed ones (NFC), or a phone as TEL-1 writes it. Refuses with `missing`, `malformed` or `too-long` (over 254 characters). */
export function recoveryContact(typed: unknown): Result<string, RecoveryContactError> {
  if (typeof typed !== 'string') return fail({ code: 'malformed' });
  const contact = typed.trim().toLowerCase().normalize('NFC');
  if (contact === '') return fail({ code: 'missing' });
  if (contact.length > LONGEST_ADDRESS) return fail({ code: 'too-long' });
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(contact))
    return NEVER_IN_ADDRESS.test(contact) ? fail({ code: 'malformed' }) : ok(contact);
  const phone = normalPhone(contact);
  return phone.ok ? phone : fail({ code: 'malformed' });
}
