import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hours } from '../../../../core/shared/time.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { giveBackTry } from '../../server/database-rate-store.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { findPromo, type FoundPromo } from './coupon-promo-codes.ts';

const WRONG_CODES = { times: 30, within: hours(1) };

interface TriedCode {
  readonly request: FastifyRequest;
  readonly userId: UserId;
  readonly code: string;
}

/** PC-8 Looks codes up for players; whoever serves them makes its own, and all count together. */
export function promoCodeTries(app: FastifyInstance, { database, now }: Pick<SandboxParts, 'database' | 'now'>) {
  const wrong = tryCounter(app, 'coupon promo codes', WRONG_CODES);
  return async ({ request, userId, code }: TriedCode): Promise<FoundPromo | Refusal> => {
    // counted before it is looked up: of many at once each has a number
    const wait = await wrong.attempt(request, String(userId));
    if (wait !== undefined) return refuse(429, 'promocode-tries', wait);
    const found = await findPromo(database, { userId, now: now() }, code);
    if (found.state === 'holds') await giveBackTry(database, wrong.key(String(userId)), now());
    return found;
  };
}
