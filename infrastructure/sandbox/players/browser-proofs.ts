import type { FastifyReply } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { abandonPending } from '../sign-in/pending-sign-in.ts';
import { endAttempt } from '../social/social-attempts.ts';
import type { PlayerSessions } from './player-sessions.ts';
import { abandonRecovery } from './end-recoveries.ts';
import { dropPhoneCode } from './phone-codes.ts';

/** OUT-7 Sessions that end whatever was begun or proven in the browser without one: the next person at it finds nothing to go on with. */
export function endingProofs(database: Database, sessions: PlayerSessions): PlayerSessions {
  return {
    ...sessions,
    begin: async (start) => {
      const isBegun = await sessions.begin(start);
      if (isBegun) await endBrowserProofs(database, start.reply);
      return isBegun;
    },
    end: async (session, reply) => {
      await endBrowserProofs(database, reply);
      await sessions.end(session, reply);
    },
  };
}

async function endBrowserProofs(database: Database, reply: FastifyReply): Promise<void> {
  await endAttempt({ database }, reply);
  await abandonRecovery(database, reply);
  await abandonPending(database, reply);
  await dropPhoneCode(database, reply, 'registration');
  await dropPhoneCode(database, reply, 'sign-in');
}
