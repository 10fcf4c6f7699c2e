import { sql, type Kysely } from 'kysely';
import { days, hours, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { RateLimit } from '../sandbox-options.ts';

/** Codes that one recovery may try; what comes after is refused unread, and counts no further. */
export const MOST_TRIES = 5;
/** Letters to one contact, whoever asks for them and from wherever. */
export const LETTERS: RateLimit = { times: 6, within: hours(1) };
/** The same in a day. */
export const LETTERS_A_DAY: RateLimit = { times: 24, within: days(1) };
/** Codes tried for one contact, over all its recoveries: of a million codes a stranger may try so many. */
export const GUESSES: RateLimit = { times: 30, within: days(1) };
/** How long after its end a recovery still counts. */
export const COUNTED_FOR: Millis = GUESSES.within;

/**
 * PWR-16 What strangers may do to a contact. Every contact is counted, whether a player has it or not, in the database: for all
 * processes, and over a restart. Each try is counted before it is looked at, so that many at once do not pass together.
 */
export function recoveryCaps(database: Kysely<Tables>, codeHoldsFor: Millis) {
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
