import type { FastifyRequest } from 'fastify';
import { minutes } from '../../../core/shared/time.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, refuseCode, type Refusal } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { tryCounter } from '../server/try-counter.ts';
import { takeFactorCode } from './second-factor.ts';

const CODE_LIMIT: RateLimit = { times: 10, within: minutes(15) };

/** TWO-24 Takes a code of a signed-in player: nothing where it is right, the refusal where not; the tenth wrong one ends the session that gave them. */
export function factorCodeProof(
  { app }: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'vault' | 'now'>,
  take: typeof takeFactorCode = takeFactorCode,
) {
  const { database, now } = parts;
  const codes = tryCounter(app, 'two-factor code', CODE_LIMIT);
  return async (
    request: FastifyRequest,
    { userId, idHash }: PlayerSession,
    code: string,
  ): Promise<Refusal | undefined> => {
    const { count, secondsLeft } = await codes.add(request, idHash);
    if (count > codes.limit.times) return refuse(429, 'too-often', secondsLeft);
    if (await take(parts, userId, code)) {
      await giveBackTry(database, codes.key(idHash), now());
      return undefined;
    }
    const left = codes.limit.times - count;
    if (left > 0) return refuseCode(left);
    await database.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    return refuse(400, 'code');
  };
}
