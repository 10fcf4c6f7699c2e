import type { FastifyInstance, FastifyRequest } from 'fastify';
import { days, minutes } from '../../../core/shared/time.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';
import { tellContacts } from './protection-change.ts';

const OF_SESSION: RateLimit = { times: 10, within: minutes(15) };
/** Of all sessions: whoever stays below ten in each quarter of an hour would never come to an end. */
const OF_PLAYER: RateLimit = { times: 30, within: days(1) };
/** The wrong one of a session that the contacts are told of. */
const TOLD = 5;

interface Guess {
  /** It was right, or not looked at: it counts no more. */
  readonly giveBack: () => Promise<void>;
  /** It was wrong; gives how many tries the session has left. The last one ends it. */
  readonly isWrong: () => Promise<number>;
}

/** TWO-21, TWO-24, TWO-28 Counts what a signed-in player is asked for again: by session, and by day for whoever it is counted for. */
export function sessionGuesses(
  app: FastifyInstance,
  parts: Pick<SandboxParts, 'database' | 'mailbox' | 'now'>,
  name: string,
) {
  const { database, now } = parts;
  const ofSession = tryCounter(app, name, OF_SESSION);
  const ofPlayer = tryCounter(app, `${name} in a day`, OF_PLAYER);
  return async (
    request: FastifyRequest,
    { userId, idHash }: PlayerSession,
    who = String(userId),
  ): Promise<Refusal | Guess> => {
    // counted before it is looked at: of many at once each has a number
    const { count, secondsLeft } = await ofSession.add(request, idHash);
    if (count > OF_SESSION.times) return refuse(429, 'too-often', secondsLeft);
    const day = await ofPlayer.add(request, who);
    if (day.count > OF_PLAYER.times) return refuse(429, 'too-often', day.secondsLeft);
    return {
      giveBack: async () => {
        await giveBackTry(database, ofSession.key(idHash), now());
        await giveBackTry(database, ofPlayer.key(who), now());
      },
      isWrong: async () => {
        if (count === TOLD || day.count === OF_PLAYER.times) await tellContacts(parts, userId, 'wrong-codes');
        const left = OF_SESSION.times - count;
        if (left === 0) await database.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
        return left;
      },
    };
  };
}
