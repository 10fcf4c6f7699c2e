import type { FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { takeFactorCode } from './second-factor.ts';

const CODE_LIMIT: RateLimit = { times: 10, within: minutes(15) };

/** Codes of signed-in players, whatever they are given for. */
export function factorCodes({ app }: ServedApi): TryCounter {
  return tryCounter(app, 'two-factor code', CODE_LIMIT);
}

/** Asks a signed-in player with an app for its code: nothing where it is right, the refusal where not. */
export function factorCodeProof(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'vault' | 'now'>) {
  const codes = factorCodes(api);
  return async (request: FastifyRequest, userId: UserId, code: string): Promise<Refusal | undefined> => {
    const wait = await codes.attempt(request, String(userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    return (await takeFactorCode(parts, userId, code)) ? undefined : refuse(400, 'code');
  };
}
