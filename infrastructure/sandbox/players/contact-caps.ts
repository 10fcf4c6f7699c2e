import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recoveryAccount } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { networkKey } from '../../http/client-address.ts';
import type { RateLimit, SandboxOptions } from '../sandbox-options.ts';
import { tryCounter } from '../server/try-counter.ts';

/** Messages to one contact that one network may ask for. */
const ASKED: RateLimit = { times: 6, within: hours(1) };
/** Messages to one contact, whoever asks: twice as many, so that nobody alone uses up what its owner needs. */
const MESSAGES: RateLimit = { times: 12, within: hours(1) };
/** The same in a day: an hour's share, asked for hour after hour, is a nuisance and money. */
const ASKED_A_DAY: RateLimit = { times: 15, within: days(1) };
const MESSAGES_A_DAY: RateLimit = { times: 30, within: days(1) };
/** Codes and links that one player may ask for, in whatever way and to whatever contacts. */
const OF_PLAYER_A_DAY: RateLimit = { times: 20, within: days(1) };
const TEXTS_OF_ADDRESS: RateLimit = { times: 20, within: hours(1) };
/** An IPv6 network has thousands of addresses: its share is less than what the site has. */
const TEXTS_OF_NETWORK: RateLimit = { times: 120, within: hours(1) };
const TEXTS: RateLimit = { times: 600, within: hours(1) };
/** Letters that tell the owner of an address that another asked for it. */
const OWNER_LETTERS: RateLimit = { times: 1, within: days(1) };
/** Codes tried for one contact from one network, over all players: an e-mail address can still be proven by its link. */
const GUESSES: RateLimit = { times: 30, within: days(1) };
/** The same from everywhere: all tries of the messages of a day, so that nobody alone uses up what its owner needs. */
const GUESSES_OF_ALL: RateLimit = { times: 150, within: days(1) };

const OF_THE_SITE = 'of the site';

export interface AskedMessage {
  readonly request: FastifyRequest;
  /** An e-mail address in small letters, or a phone with its plus. */
  readonly contact: string;
  readonly address: string;
  /** What the message is for: asking for one leaves the share of the other alone. */
  readonly purpose: 'proof' | 'sign-in';
  /** Who the contact is known to belong to: their shares are their own, and strangers cannot use them up. */
  readonly home?: string | undefined;
}

interface SentMessage extends Pick<AskedMessage, 'request' | 'contact'> {
  /** PWR-22 What the message is sent to, where an account was named in place of a contact. */
  readonly recipient?: string | undefined;
}

type Guess = Pick<AskedMessage, 'request' | 'contact' | 'home'>;

/** PR-29 PR-39 TEL-7 What may be sent to contacts that nobody has proven yet, and how often their codes may be tried. */
export interface ContactCaps {
  /** Counts an asking; the seconds to wait where it is one too many. */
  readonly askingWait: (asked: AskedMessage) => Promise<number | undefined>;
  /** Counts an asking of somebody who is signed in; the seconds to wait where it is one too many of the day. */
  readonly playerWait: (asked: {
    readonly request: FastifyRequest;
    readonly userId: UserId;
  }) => Promise<number | undefined>;
  /** Counts an asking for a text message, and nothing else; the seconds to wait where it is one too many. */
  readonly textWait: (asked: Pick<AskedMessage, 'request' | 'contact' | 'address'>) => Promise<number | undefined>;
  /** Counts a message; false where the contact has got its share. The answer must not differ. */
  readonly isSent: (asked: Omit<AskedMessage, 'address'>) => Promise<boolean>;
  /** Counts a text that goes out against what the site may send; false where it stays here. An e-mail letter is no text. */
  readonly goesOut: (asked: SentMessage, isMeant: boolean) => Promise<boolean>;
  /** Counts a letter to the owner of an address that another asked for; false from the second one of a day on. */
  readonly isOwnerWarned: (asked: Pick<AskedMessage, 'request' | 'contact'>) => Promise<boolean>;
  /** Counts a try of a code; the seconds to wait where it is one too many. */
  readonly guessWait: (asked: Guess) => Promise<number | undefined>;
}

export function contactCaps(app: FastifyInstance, { rateLimits }: Pick<SandboxOptions, 'rateLimits'>): ContactCaps {
  const asked = tryCounter(app, 'contact messages of address', ASKED);
  const messages = tryCounter(app, 'contact messages', MESSAGES);
  const askedInDay = tryCounter(app, 'contact messages of address in a day', ASKED_A_DAY);
  const messagesInDay = tryCounter(app, 'contact messages in a day', MESSAGES_A_DAY);
  const ofPlayer = tryCounter(app, 'codes of player in a day', OF_PLAYER_A_DAY);
  const ownerLetters = tryCounter(app, 'letters to owners', OWNER_LETTERS);
  const { textWait, goesOut } = textCounter(app, rateLimits?.texts ?? TEXTS);
  return {
    askingWait: async (message) => {
      const { request, contact, home } = message;
      const who = ofNetwork({ request, contact });
      return (
        (home === undefined ? await asked.attempt(request, who) : undefined) ??
        (home === undefined ? await askedInDay.attempt(request, who) : undefined) ??
        (await textWait(message)) ??
        // what all share is counted where a message goes out
        (await messagesInDay.usedUp(request, shareOf(message)))
      );
    },
    playerWait: async ({ request, userId }) => ofPlayer.attempt(request, String(userId)),
    textWait,
    isSent: async (message) => {
      const { request } = message;
      const who = shareOf(message);
      if ((await messages.attempt(request, who)) !== undefined) return false;
      return (await messagesInDay.attempt(request, who)) === undefined;
    },
    goesOut,
    isOwnerWarned: async ({ request, contact }) =>
      (await ownerLetters.attempt(request, mailboxOf(contact))) === undefined,
    guessWait: guessCounter(app),
  };
}

/** TEL-7 Askings are counted for whoever asks, the texts of the site where they go out. */
function textCounter(app: FastifyInstance, limit: RateLimit): Pick<ContactCaps, 'textWait' | 'goesOut'> {
  const textsOfAddress = tryCounter(app, 'texts of address', TEXTS_OF_ADDRESS);
  const textsOfNetwork = tryCounter(app, 'texts of network', TEXTS_OF_NETWORK);
  const texts = tryCounter(app, 'texts', limit);
  const textWait: ContactCaps['textWait'] = async ({ request, contact, address }) => {
    // what an account is reached by the answer does not tell
    if (contact.includes('@') || recoveryAccount(contact) !== undefined) return undefined;
    return (
      (await textsOfAddress.attempt(request, address)) ??
      (await textsOfNetwork.attempt(request, networkKey(request))) ??
      (await texts.usedUp(request, `${OF_THE_SITE} true`))
    );
  };
  return {
    textWait,
    goesOut: async ({ request, contact, recipient = contact }, isMeant) => {
      if (contact.includes('@')) return isMeant;
      const isText = isMeant && !recipient.includes('@');
      // counted for nobody, too, so that every number and every account costs the same
      const network = `${networkKey(request)}${isText ? '' : ' for nobody'}`;
      const isOfAccount = recoveryAccount(contact) !== undefined;
      const ofNetwork = isOfAccount ? await textsOfNetwork.attempt(request, network) : undefined;
      const wait = await texts.attempt(request, `${OF_THE_SITE} ${String(isText)}`);
      return isMeant && (!isText || (ofNetwork ?? wait) === undefined);
    },
  };
}

/** PR-31 A known owner has thirty tries; of what others share each network has no more than those. */
function guessCounter(app: FastifyInstance): ContactCaps['guessWait'] {
  const guesses = tryCounter(app, 'contact guesses', GUESSES);
  const guessesOfAll = tryCounter(app, 'contact guesses of all', GUESSES_OF_ALL);
  return async ({ request, contact, home }) => {
    if (home !== undefined) return guesses.attempt(request, home);
    return (
      (await guesses.attempt(request, ofNetwork({ request, contact }))) ??
      (await guessesOfAll.attempt(request, mailboxOf(contact)))
    );
  };
}

function shareOf({ contact, purpose, home }: Pick<AskedMessage, 'contact' | 'purpose' | 'home'>): string {
  return `${purpose} ${home ?? mailboxOf(contact)}`;
}

function ofNetwork({ request, contact }: Pick<AskedMessage, 'request' | 'contact'>): string {
  return `${networkKey(request)} ${mailboxOf(contact)}`;
}

/** Whatever follows a plus is read in the same mailbox. */
export function mailboxOf(contact: string): string {
  return contact.replace(/(?<=.)\+[^@]*(?=@)/, '');
}
