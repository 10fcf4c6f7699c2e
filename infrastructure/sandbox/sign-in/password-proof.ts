import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { hasPassword, isFreshSession } from './passkeys/last-way-in.ts';
import { HASHING_RETRY } from '../players/password-hashing.ts';
import { sessionGuesses } from './session-guesses.ts';

/** TWO-21, PK-9 Asks a signed-in player for the password again, or for a session that has just begun where there is none: nothing where it is right, the refusal where not. */
export function passwordProof(
  app: FastifyInstance,
  parts: Pick<SandboxParts, 'database' | 'passwords' | 'mailbox' | 'faults' | 'now'>,
) {
  const { database, passwords } = parts;
  const guesses = sessionGuesses(app, parts, 'password proof');
  return async (request: FastifyRequest, session: PlayerSession, password: string): Promise<Refusal | undefined> => {
    const { userId } = session;
    if (!(await hasPassword(database, userId))) {
      return (await isFreshSession(parts, session)) ? undefined : refuse(403, 'not-fresh');
    }
    const row = await database
      .selectFrom('users')
      .select(['password_hash', 'credentials_version'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    // a change of protection begins a new count: without the password nobody makes one but the owner
    const guess = await guesses(request, session, String(row.credentials_version));
    if (isRefusal(guess)) return guess;
    const isRight = await passwords.isRight({ password, hash: row.password_hash, by: `user:${String(userId)}` });
    if (isRight !== false) await guess.giveBack();
    if (isRight === undefined) return refuse(503, 'busy', HASHING_RETRY);
    if (isRight) return undefined;
    await guess.isWrong();
    return refuse(400, 'password');
  };
}
