import { minutes, type EpochMillis, type Millis } from '../shared/time.ts';
import { hasActiveEmail, hasActivePhone, type ActivationType } from './activation-type.ts';
import { contactsToActivate, type Contact } from './contact-activation.ts';

/** How a player can be reached, and what of it is proven. */
export interface KnownContacts {
  readonly email?: string | undefined;
  /** With its plus. */
  readonly phoneNumber?: string | undefined;
  readonly activationType: ActivationType;
  /** What a code was sent to and is still to be proven. */
  readonly pending: readonly PendingContact[];
  /** PR-44 Whom a further change needs a code of, and until when. */
  readonly present?: { readonly contact: string; readonly until: EpochMillis } | undefined;
  /** Whether the session is old enough that a change takes the password. */
  readonly isPasswordNeeded: boolean;
  /** PR-43 Whether the player asked for news. */
  readonly isNewsWanted: boolean;
}

export interface PendingContact {
  readonly kind: Contact;
  readonly contact: string;
  /** Until when the code that was sent to it holds. */
  readonly deadline: EpochMillis;
  /** PR-44 The contact that must agree. */
  readonly agreeing?: string | undefined;
}

const FRESH_FOR: Millis = minutes(10);

/** PR-22 For ten minutes after a sign-in a first contact is attached without the password. */
export function isSessionFresh(beganAt: EpochMillis, now: EpochMillis): boolean {
  return now - beganAt < FRESH_FOR;
}

/** PR-23 A contact is an e-mail address where it has an at sign, else a phone. */
export function contactKind(contact: string): Contact {
  return contact.includes('@') ? 'email' : 'phone';
}

/** PR-25 Whether a contact is the player's and proven, by whatever has proven it. */
export function isProvenContact(known: KnownContacts, contact: string): boolean {
  const kind = contactKind(contact);
  const own = kind === 'email' ? known.email : known.phoneNumber;
  return own === contact && !contactsToActivate(known).includes(kind);
}

/** PR-43 Whether news have somewhere to go. */
export function isReachedByNews({ activationType }: Pick<KnownContacts, 'activationType'>): boolean {
  return hasActiveEmail(activationType) || hasActivePhone(activationType);
}

/** PR-24 A player without any contact is asked for one, once, after registering. */
export function isContactWanted({ email, phoneNumber, pending }: KnownContacts): boolean {
  return email === undefined && phoneNumber === undefined && pending.length === 0;
}
