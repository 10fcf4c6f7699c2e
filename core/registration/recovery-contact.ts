import { fail, ok, type Result } from '../shared/result.ts';
import { normalPhone } from './phone-number.ts';

export type RecoveryContactError = { readonly code: 'missing' | 'malformed' | 'too-long' };

const LONGEST_ADDRESS = 254;
/** No contact begins so. */
const ACCOUNT = 'id:';

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

/** PWR-22 The account that a recovery names in place of a contact, as it is sent. */
export function accountTarget(typed: string): Result<string, RecoveryContactError> {
  const id = typed.trim();
  if (id === '') return fail({ code: 'missing' });
  return /^\d{1,15}$/.test(id) ? ok(`${ACCOUNT}${String(Number(id))}`) : fail({ code: 'malformed' });
}

/** PWR-22 The id of the account that a recovery names, where it names one. */
export function recoveryAccount(target: string): number | undefined {
  return target.startsWith(ACCOUNT) ? Number(target.slice(ACCOUNT.length)) : undefined;
}

const CODE_NAMED = /^\s*(?:\+|00)/;
/** Where an eight is dialled first inside the country. */
const DIALLED_WITH_EIGHT: readonly string[] = ['ru', 'kz'];

/** PWR-18 A contact as people write it: two zeros stand for the plus, and an eight before ten digits for +7 where it is dialled or no other country begins so. A number that begins with one zero lacks its country and is `malformed`. */
export function typedContact(typed: string, countryCode: string | undefined): Result<string, RecoveryContactError> {
  const contact = recoveryContact(typed.replace(/^\s*00/, '+'));
  if (!contact.ok || !contact.value.startsWith('+') || CODE_NAMED.test(typed)) return contact;
  const digits = contact.value.slice(1);
  if (digits.startsWith('0')) return fail({ code: 'malformed' });
  const isDialled = DIALLED_WITH_EIGHT.includes(countryCode ?? '') ? /^8\d{10}$/ : /^89\d{9}$/;
  return isDialled.test(digits) ? ok(`+7${digits.slice(1)}`) : contact;
}
