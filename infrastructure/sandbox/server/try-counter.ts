import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../sandbox-options.ts';

/** How often something was tried in the window that is open, and when that ends. */
export interface Tries {
  readonly count: number;
  readonly secondsLeft: number;
}

/** Counts tries of one thing by whoever is named, in the store of `@fastify/rate-limit`. Things have names of their own. */
export interface TryCounter {
  readonly limit: RateLimit;
  /** What the tries of somebody are stored as. */
  readonly key: (who: string) => string;
  readonly add: (request: FastifyRequest, who: string) => Promise<Tries>;
  readonly read: (request: FastifyRequest, who: string) => Promise<Tries>;
  /** The seconds to wait where the limit is reached, without counting. */
  readonly usedUp: (request: FastifyRequest, who: string) => Promise<number | undefined>;
  /** Counts one try; gives the seconds to wait where it is one too many. */
  readonly attempt: (request: FastifyRequest, who: string) => Promise<number | undefined>;
}

/** The library tells what remains of a limit, not how far beyond it somebody is. */
const BEYOND = 1_000_000_000;

export function tryCounter(app: FastifyInstance, name: string, limit: RateLimit): TryCounter {
  const key = (who: string): string => `${name} ${who}`;
  const names = new WeakMap<FastifyRequest, string>();
  const check = app.createRateLimit({
    max: BEYOND,
    timeWindow: limit.within,
    keyGenerator: (request) => key(names.get(request) ?? ''),
  });
  const tries = async (request: FastifyRequest, who: string, increment: boolean): Promise<Tries> => {
    names.set(request, who);
    const counted = await check(request, { increment });
    if (counted.isAllowed) throw new Error('limits of the sandbox have no exceptions');
    return { count: BEYOND - counted.remaining, secondsLeft: Math.max(1, counted.ttlInSeconds) };
  };
  return {
    limit,
    key,
    add: async (request, who) => tries(request, who, true),
    read: async (request, who) => tries(request, who, false),
    usedUp: async (request, who) => {
      const { count, secondsLeft } = await tries(request, who, false);
      return count >= limit.times ? secondsLeft : undefined;
    },
    attempt: async (request, who) => {
      const { count, secondsLeft } = await tries(request, who, true);
      return count > limit.times ? secondsLeft : undefined;
    },
  };
}
