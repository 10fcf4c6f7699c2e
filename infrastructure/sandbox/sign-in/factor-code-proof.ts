import type { FastifyRequest } from 'fastify';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { takeFactorCode } from './second-factor.ts';
import { sessionGuesses } from './session-guesses.ts';

/** TWO-28 The app whose codes are guessed at: a change of the password leaves the count as it is, another app begins one. */
async function appOf({ database }: Pick<SandboxParts, 'database'>, { userId }: PlayerSession): Promise<string> {
  const app = await database
    .selectFrom('authenticators')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return `app ${String(app?.created_at ?? 0)}`;
}

/** TWO-24 Takes a code of a signed-in player: nothing where it is right, the refusal where not; the tenth wrong one ends the session that gave them. */
export function factorCodeProof(
  { app }: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'vault' | 'now'>,
  take: typeof takeFactorCode = takeFactorCode,
) {
  const guesses = sessionGuesses(app, parts, 'two-factor code');
  return async (request: FastifyRequest, session: PlayerSession, code: string): Promise<Refusal | undefined> => {
    const guess = await guesses(request, session, await appOf(parts, session));
    if (isRefusal(guess)) return guess;
    if (await take(parts, session.userId, code)) {
      await guess.giveBack();
      return undefined;
    }
    const left = await guess.isWrong();
    return left > 0 ? refuseCode(left) : refuse(400, 'code');
  };
}
