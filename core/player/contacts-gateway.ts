import type { SentCode } from '../registration/sent-code.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { KnownContacts } from './attached-contact.ts';
import type { Contact } from './contact-activation.ts';

/** PR-44 What was sent for a new contact, and the contact of the account that was sent a code, too. */
export interface SentContactCode extends SentCode {
  readonly agreeing?: string | undefined;
}

export interface ContactCodes {
  readonly code: string;
  /** PR-44 That of the contact that must agree. */
  readonly presentCode?: string | undefined;
}

/** Attaches contacts: each is proven by a code or a link that is sent to it. */
export interface ContactsGateway {
  readonly contacts: () => Promise<Result<KnownContacts, RequestFailure>>;
  /** The same answer whether another player has the contact or not. */
  readonly sendCode: (contact: string, password: string) => Promise<Result<SentContactCode, RequestFailure>>;
  readonly checkCode: (kind: Contact, codes: ContactCodes) => Promise<Result<KnownContacts, RequestFailure>>;
  /** Proves an e-mail address by the token of its link, whoever is signed in. */
  readonly activate: (token: string) => Promise<Result<undefined, RequestFailure>>;
  /** PR-36 Takes back what somebody else has changed, by the token of a letter. */
  readonly deny: (token: string) => Promise<Result<undefined, RequestFailure>>;
  /** Ends the newsletter of the player whom the token names, else of who is signed in. */
  readonly stopNewsletter: (token: string) => Promise<Result<undefined, RequestFailure>>;
  /** PR-43 Asks for it, for the same. */
  readonly startNewsletter: (token: string) => Promise<Result<undefined, RequestFailure>>;
}
