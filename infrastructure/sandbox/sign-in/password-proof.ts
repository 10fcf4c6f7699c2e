import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';

const PROOF_LIMIT: RateLimit = { times: 10, within: minutes(15) };

/** Asks a signed-in player for the password again: nothing where it is right, the refusal where not. */
export function passwordProof(
  app: FastifyInstance,
  { database, passwords }: Pick<SandboxParts, 'database' | 'passwords'>,
) {
  const tries = tryCounter(app, 'password proof', PROOF_LIMIT);
  return async (request: FastifyRequest, userId: UserId, password: string): Promise<Refusal | undefined> => {
    const wait = await tries.attempt(request, String(userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const row = await database
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const isRight = await passwords.isRight({ password, hash: row.password_hash, by: `user:${String(userId)}` });
    if (isRight === undefined) return refuse(503, 'busy', HASHING_RETRY);
    return isRight ? undefined : refuse(400, 'password');
  };
}
