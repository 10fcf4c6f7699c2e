import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minutes } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { hasPassword, isFreshSession } from './passkeys/last-way-in.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';

const PROOF_LIMIT: RateLimit = { times: 10, within: minutes(15) };

/** TWO-21, PK-9 Asks a signed-in player for the password again, or for a session that has just begun where there is none: nothing where it is right, the refusal where not. */
export function passwordProof(
  app: FastifyInstance,
  { database, passwords, now }: Pick<SandboxParts, 'database' | 'passwords' | 'now'>,
) {
  const tries = tryCounter(app, 'password proof', PROOF_LIMIT);
  return async (request: FastifyRequest, session: PlayerSession, password: string): Promise<Refusal | undefined> => {
    if (!(await hasPassword(database, session.userId))) {
      return (await isFreshSession({ database, now }, session)) ? undefined : refuse(403, 'not-fresh');
    }
    const { userId, idHash } = session;
    // counted before it is looked at: of many at once each has a number
    const { count, secondsLeft } = await tries.add(request, idHash);
    if (count > tries.limit.times) return refuse(429, 'too-often', secondsLeft);
    const row = await database
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const isRight = await passwords.isRight({ password, hash: row.password_hash, by: `user:${String(userId)}` });
    if (isRight !== false) await giveBackTry(database, tries.key(idHash), now());
    if (isRight === undefined) return refuse(503, 'busy', HASHING_RETRY);
    if (isRight) return undefined;
    if (count === tries.limit.times) await database.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    return refuse(400, 'password');
  };
}
