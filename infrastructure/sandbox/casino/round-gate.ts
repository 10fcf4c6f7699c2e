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
    return isCasinoOpen(entry) ? undefined : refuse(403, 'closed');
  };
}

/** RND-22 As its pages: where they are not there nothing is staked either. */
export function isCasinoOpen({ rules, availability }: SandboxParts['entry']): boolean {
  return rules.isThirdPartyAllowed && availability.arePartitionsOpen;
}
