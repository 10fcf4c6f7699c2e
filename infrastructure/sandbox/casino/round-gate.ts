import type { FastifyRequest } from 'fastify';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';

const PLAYING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };

/** Why a player begins no round now, whatever the game; nothing where one may be begun. */
export type RoundGate = (request: FastifyRequest, userId: UserId) => Promise<Refusal | undefined>;

export function roundGate(api: ServedApi, { entry, options }: SandboxParts): RoundGate {
  const playing = tryCounter(api.app, 'rounds', options.rateLimits?.placing ?? PLAYING_LIMIT);
  return async (request, userId) => {
    const wait = await playing.attempt(request, String(userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    // RND-22 as its pages: where they are not there nothing is staked either
    const isOpen = entry.rules.isThirdPartyAllowed && entry.availability.arePartitionsOpen;
    return isOpen ? undefined : refuse(403, 'closed');
  };
}
