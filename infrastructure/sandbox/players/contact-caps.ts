import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours } from '../../../core/shared/time.ts';
import type { RateLimit, SandboxOptions } from '../sandbox-options.ts';
import { tryCounter } from '../server/try-counter.ts';

/** Messages to one contact that one address may ask for. */
const ASKED: RateLimit = { times: 6, within: hours(1) };
/** Messages to one contact, whoever asks: twice as many, so that nobody alone uses up what its owner needs. */
const MESSAGES: RateLimit = { times: 12, within: hours(1) };
/** The same in a day: an hour's share, asked for hour after hour, is a nuisance and money. */
const ASKED_A_DAY: RateLimit = { times: 15, within: days(1) };
const MESSAGES_A_DAY: RateLimit = { times: 30, within: days(1) };
/** Codes and links that one player may ask for, in whatever way and to whatever contacts. */
const OF_PLAYER_A_DAY: RateLimit = { times: 20, within: days(1) };
const TEXTS_OF_ADDRESS: RateLimit = { times: 20, within: hours(1) };
const TEXTS: RateLimit = { times: 600, within: hours(1) };
/** Letters that tell the owner of an address that another asked for it. */
const OWNER_LETTERS: RateLimit = { times: 1, within: days(1) };
/** Codes tried for one contact, over all players: an e-mail address can still be proven by its link. */
const GUESSES: RateLimit = { times: 30, within: days(1) };

interface AskedMessage {
  readonly request: FastifyRequest;
  /** An e-mail address in small letters, or a phone with its plus. */
  readonly contact: string;
  readonly address: string;
}

/** PR-29 PR-39 TEL-7 What may be sent to contacts that nobody has proven yet, and how often their codes may be tried. */
export interface ContactCaps {
  /** Counts an asking; the seconds to wait where it is one too many. */
  readonly askingWait: (asked: AskedMessage) => Promise<number | undefined>;
  /** Counts an asking of somebody who is signed in; the seconds to wait where it is one too many of the day. */
  readonly playerWait: (asked: {
    readonly request: FastifyRequest;
    readonly userId: UserId;
  }) => Promise<number | undefined>;
  /** Counts a text message, and nothing else; the seconds to wait where it is one too many. */
  readonly textWait: (asked: AskedMessage) => Promise<number | undefined>;
  /** Counts a message; false where the contact has got its share. The answer must not differ. */
  readonly isSent: (asked: Omit<AskedMessage, 'address'>) => Promise<boolean>;
  /** Counts a letter to the owner of an address that another asked for; false from the second one of a day on. */
  readonly isOwnerWarned: (asked: Omit<AskedMessage, 'address'>) => Promise<boolean>;
  /** Counts a try of a code; the seconds to wait where it is one too many. */
  readonly guessWait: (asked: Omit<AskedMessage, 'address'>) => Promise<number | undefined>;
}

export function contactCaps(app: FastifyInstance, { rateLimits }: Pick<SandboxOptions, 'rateLimits'>): ContactCaps {
  const asked = tryCounter(app, 'contact messages of address', ASKED);
  const messages = tryCounter(app, 'contact messages', MESSAGES);
  const askedInDay = tryCounter(app, 'contact messages of address in a day', ASKED_A_DAY);
  const messagesInDay = tryCounter(app, 'contact messages in a day', MESSAGES_A_DAY);
  const ofPlayer = tryCounter(app, 'codes of player in a day', OF_PLAYER_A_DAY);
  const textsOfAddress = tryCounter(app, 'texts of address', TEXTS_OF_ADDRESS);
  const texts = tryCounter(app, 'texts', rateLimits?.texts ?? TEXTS);
  const ownerLetters = tryCounter(app, 'letters to owners', OWNER_LETTERS);
  const guesses = tryCounter(app, 'contact guesses', GUESSES);
  const textWait = async ({ request, contact, address }: AskedMessage): Promise<number | undefined> => {
    if (contact.includes('@')) return undefined;
    return (await textsOfAddress.attempt(request, address)) ?? (await texts.attempt(request, 'of the site'));
  };
  return {
    askingWait: async (message) => {
      const { request, contact, address } = message;
      const who = `${address} ${contact}`;
      // what all share comes last: who is refused for another reason uses none of it up
      return (
        (await asked.attempt(request, who)) ??
        (await askedInDay.attempt(request, who)) ??
        (await textWait(message)) ??
        (await messagesInDay.attempt(request, contact))
      );
    },
    playerWait: async ({ request, userId }) => ofPlayer.attempt(request, String(userId)),
    textWait,
    isSent: async ({ request, contact }) => (await messages.attempt(request, contact)) === undefined,
    isOwnerWarned: async ({ request, contact }) => (await ownerLetters.attempt(request, contact)) === undefined,
    guessWait: async ({ request, contact }) => guesses.attempt(request, contact),
  };
}
