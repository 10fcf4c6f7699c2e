import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { days, hours, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { networkKey } from '../../http/client-address.ts';
import type { RecoveryRow, Tables } from '../database/tables.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { NEXT_CODE_AFTER } from '../../../core/registration/sent-code.ts';
import { tryCounter } from '../server/try-counter.ts';
import { mailboxOf } from './contact-caps.ts';

/** Codes that one recovery may try; what comes after is refused unread, and counts no further. */
export const MOST_TRIES = 5;
/** Letters to one contact, whoever asks for them and from wherever. */
const LETTERS: RateLimit = { times: 6, within: hours(1) };
/** The same in a day. */
const LETTERS_A_DAY: RateLimit = { times: 24, within: days(1) };
/** Those that one network may ask for: half, so that nobody alone uses up what the owner needs. */
const LETTERS_OF_NETWORK: RateLimit = { times: 3, within: hours(1) };
const LETTERS_OF_NETWORK_A_DAY: RateLimit = { times: 12, within: days(1) };
/** RGF-13 Those to one mailbox or phone, by whatever name it was asked for. */
const LETTERS_OF_RECIPIENT: RateLimit = { times: 1, within: NEXT_CODE_AFTER };
/** Codes tried for one contact, over all its recoveries: of a million codes a stranger may try so many. */
const GUESSES: RateLimit = { times: 30, within: days(1) };
/** Those that one network may try. */
const GUESSES_OF_NETWORK: RateLimit = { times: 10, within: days(1) };
/** How long after its end a recovery still counts. */
export const COUNTED_FOR: Millis = GUESSES.within;

/**
 * PWR-16 What strangers may do to a contact. Every contact is counted, whether a player has it or not, in the database: for all
 * processes, and over a restart. Each try is counted before it is looked at, so that many at once do not pass together.
 */
function recoveryCaps(database: Kysely<Tables>, codeHoldsFor: Millis) {
  const since = ({ within }: RateLimit, now: EpochMillis): EpochMillis => now + codeHoldsFor - within;
  return {
    /** The seconds to wait where the recovery that was just kept is one letter too many. */
    lettersWait: async (contact: string, now: EpochMillis): Promise<number | undefined> => {
      const { letters, oldest } = await database
        .selectFrom('recoveries')
        .select((of) => [of.fn.countAll<number>().as('letters'), of.fn.min('expires_at').as('oldest')])
        .where('contact', '=', contact)
        .where('expires_at', '>', since(LETTERS, now))
        .executeTakeFirstOrThrow();
      return Number(letters) > LETTERS.times ? secondsUntil(Number(oldest), since(LETTERS, now)) : undefined;
    },
    /** The seconds to wait where the code that was just tried is one too many. */
    guessesWait: async (contact: string, now: EpochMillis): Promise<number | undefined> => {
      const { guesses, oldest } = await database
        .selectFrom('recoveries')
        .select((of) => [
          sql<number>`sum(least(tries, ${MOST_TRIES}))`.as('guesses'),
          of.fn.min('expires_at').as('oldest'),
        ])
        .where('contact', '=', contact)
        .where('expires_at', '>', since(GUESSES, now))
        .executeTakeFirstOrThrow();
      return Number(guesses) > GUESSES.times ? secondsUntil(Number(oldest), since(GUESSES, now)) : undefined;
    },
  };
}

function secondsUntil(oldest: EpochMillis, since: EpochMillis): number {
  return Math.max(1, Math.ceil((oldest - since) / seconds(1)));
}

interface CapParts {
  readonly database: Kysely<Tables>;
  readonly now: () => EpochMillis;
  readonly codeHoldsFor: Millis;
}

interface CountedLetter {
  readonly recipient: string;
  /** No account is reached by it: nothing will be sent. */
  readonly isForNobody: boolean;
  readonly home: string | undefined;
}

/** PWR-16 Counts letters: those of a network before, those of all once the recovery is kept; the seconds to wait where one is too many. */
export function recoveryLetters(app: FastifyInstance, parts: CapParts) {
  const ofDevice = tryCounter(app, 'recovery letters of device', LETTERS);
  const inDay = tryCounter(app, 'recovery letters in a day', LETTERS_A_DAY);
  const ofNetwork = tryCounter(app, 'recovery letters of network', LETTERS_OF_NETWORK);
  const ofNetworkInDay = tryCounter(app, 'recovery letters of network in a day', LETTERS_OF_NETWORK_A_DAY);
  const isDueTo = recipientLetters(app);
  const caps = recoveryCaps(parts.database, parts.codeHoldsFor);
  type Counting = (request: FastifyRequest, to: string, home: string | undefined) => Promise<number | undefined>;
  const networkWait: Counting = async (request, to, home) => {
    if (home !== undefined) return undefined;
    const who = `${networkKey(request)} ${to}`;
    return (await ofNetwork.attempt(request, who)) ?? (await ofNetworkInDay.attempt(request, who));
  };
  const wait: Counting = async (request, to, home) => {
    const inHour = await (home === undefined ? caps.lettersWait(to, parts.now()) : ofDevice.attempt(request, home));
    return inHour ?? inDay.attempt(request, home ?? to);
  };
  /** PWR-22 Counts a letter to what the code goes to; false where it is one too many. The answer must not differ: it would tell what an account is reached by. */
  const isDue = async (request: FastifyRequest, letter: CountedLetter): Promise<boolean> => {
    const { recipient, isForNobody, home } = letter;
    // counted for nobody, too, so that it costs the same, but not to the mailbox that an unknown alias shares
    return isDueTo(request, `${mailboxOf(recipient)}${isForNobody ? ' for nobody' : ''}`, home);
  };
  return { networkWait, wait, isDue };
}

/** PWR-22 One share for a mailbox or phone, whether it was asked for by itself or by an id, whatever follows its plus. */
function recipientLetters(app: FastifyInstance) {
  const inMinute = tryCounter(app, 'recovery letters of recipient', LETTERS_OF_RECIPIENT);
  const ofNetwork = tryCounter(app, 'recovery letters of recipient and network', LETTERS_OF_NETWORK);
  const ofNetworkInDay = tryCounter(
    app,
    'recovery letters of recipient and network in a day',
    LETTERS_OF_NETWORK_A_DAY,
  );
  const ofAll = tryCounter(app, 'recovery letters of recipient in an hour', LETTERS);
  const ofAllInDay = tryCounter(app, 'recovery letters of recipient in a day', LETTERS_A_DAY);
  return async (request: FastifyRequest, recipient: string, home: string | undefined): Promise<boolean> => {
    const own = `${home ?? networkKey(request)} ${recipient}`;
    if (home !== undefined) return (await inMinute.attempt(request, own)) === undefined;
    let isDue = true;
    // as many statements whether it is due or not; what does not go out counts no further
    for (const [counter, who] of [
      [inMinute, own],
      [ofNetwork, own],
      [ofNetworkInDay, own],
      [ofAll, recipient],
      [ofAllInDay, recipient],
    ] as const) {
      const wait: number | undefined = await (isDue ? counter.attempt(request, who) : counter.usedUp(request, who));
      isDue &&= wait === undefined;
    }
    return isDue;
  };
}

/** PWR-16 The seconds to wait where the code that was just tried is one too many; one that is too many of a network alone counts for nobody else. */
export function recoveryGuesses(app: FastifyInstance, { database, now, codeHoldsFor }: CapParts) {
  const ofDevice = tryCounter(app, 'recovery guesses of device', GUESSES);
  const ofNetwork = tryCounter(app, 'recovery guesses of network', GUESSES_OF_NETWORK);
  const caps = recoveryCaps(database, codeHoldsFor);
  return async (request: FastifyRequest, row: RecoveryRow, home: string | undefined): Promise<number | undefined> => {
    if (home !== undefined) return ofDevice.attempt(request, home);
    const wait = await ofNetwork.attempt(request, `${networkKey(request)} ${row.contact}`);
    if (wait === undefined) return caps.guessesWait(row.contact, now());
    await database
      .updateTable('recoveries')
      .set((of) => ({ tries: of('tries', '-', 1) }))
      .where('id_hash', '=', row.id_hash)
      .where('phase', '=', 'code')
      .execute();
    return wait;
  };
}
