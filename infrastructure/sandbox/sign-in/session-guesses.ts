import type { FastifyInstance, FastifyRequest } from 'fastify';
import { days } from '../../../core/shared/time.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';
import { tellContacts } from './protection-change.ts';

/** Within a day, so that no slow guessing goes on in one session. */
const OF_SESSION: RateLimit = { times: 10, within: days(1) };
/** Of all sessions on a device, or on all new ones: whoever signs in anew would never come to an end. */
const OF_DEVICE: RateLimit = { times: 30, within: days(1) };
/** The wrong one of a session that the contacts are told of. */
const TOLD = 5;

interface Guess {
  /** It was right, or not looked at: it counts no more. */
  readonly giveBack: () => Promise<void>;
  /** It was wrong; gives how many tries the session has left. The last one ends it. */
  readonly isWrong: () => Promise<number>;
}

/** TWO-21, TWO-24, TWO-28 Counts what a signed-in player is asked for again: by session, and by day for its device and what is guessed at. */
export function sessionGuesses(
  app: FastifyInstance,
  parts: Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'now'>,
  name: string,
) {
  const { database, now } = parts;
  const ofSession = tryCounter(app, name, OF_SESSION);
  const ofDevice = tryCounter(app, `${name} in a day`, OF_DEVICE);
  return async (request: FastifyRequest, session: PlayerSession, secret: string): Promise<Refusal | Guess> => {
    const { userId, idHash } = session;
    // counted before it is looked at: of many at once each has a number
    const { count, secondsLeft } = await ofSession.add(request, idHash);
    if (count > OF_SESSION.times) return refuse(429, 'too-often', secondsLeft);
    const who = `${await guesser(parts, session)} ${secret}`;
    const day = await ofDevice.add(request, who);
    if (day.count > OF_DEVICE.times) return refuse(429, 'too-often', day.secondsLeft);
    return {
      giveBack: async () => {
        await giveBackTry(database, ofSession.key(idHash), now());
        await giveBackTry(database, ofDevice.key(who), now());
      },
      isWrong: async () => {
        if (count === TOLD || day.count === OF_DEVICE.times) await tellContacts(parts, userId, 'wrong-codes');
        const left = OF_SESSION.times - count;
        if (left === 0) await database.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
        return left;
      },
    };
  };
}

/** TWO-28 The device, or all of the player's where nothing but the password was given yet and not a day ago. */
async function guesser(
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  { userId, idHash }: PlayerSession,
): Promise<string> {
  const device = await database
    .selectFrom('sessions')
    .innerJoin('devices', 'devices.id', 'sessions.device_id')
    .select(['devices.id', 'guesses_apart_from'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  const isApart = device !== undefined && device.guesses_apart_from <= now();
  return isApart ? `${String(userId)} ${String(device.id)}` : `${String(userId)} new`;
}
