import { minutes } from '../../../core/shared/time.ts';
import { DEFAULT_LANGUAGE } from '../../../core/site/config/language.ts';
import { COUPON_UPDATE, PLACE_COUPON, PLACEMENT } from '../../coupon/coupon-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { rateWindow } from '../server/rate-window.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { couponTerms } from './coupon-terms.ts';
import { placeOrder, storedAnswer } from './place-order.ts';

const PLACING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };

/** The terms of a coupon, placing it, and what became of a key. */
export function servePlacements(api: ServedApi, parts: SandboxParts): void {
  const { database, options, now } = parts;
  const placings = rateWindow(options.rateLimits?.placing ?? PLACING_LIMIT);
  const running = new Set<string>();

  serveCall(api, COUPON_UPDATE, ({ body }) => {
    const { typeId: type, currency, systemValue, bets } = body;
    return couponTerms(parts, { type, currency, systemValue, bets });
  });

  serveCall(api, PLACE_COUPON, async ({ query, body, session, key, reply }) => {
    const wait = placings.attempt(String(session.userId), now());
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const runningKey = `${String(session.userId)}:${key}`;
    if (running.has(runningKey)) return refuse(409, 'running', 1);
    running.add(runningKey);
    try {
      const language = query.lng ?? DEFAULT_LANGUAGE;
      const answer = await placeOrder(parts, { userId: session.userId, key, order: body, language });
      if (isRefusal(answer)) return answer;
      if (answer.isReplayed) reply.header('idempotent-replayed', 'true');
      return { preparedText: answer.text };
    } finally {
      running.delete(runningKey);
    }
  });

  serveCall(api, PLACEMENT, async ({ params, session }) => {
    const placement = await database
      .selectFrom('placements')
      .select(['status', 'accept_at', 'reply'])
      .where('user_id', '=', session.userId)
      .where('key', '=', params.key.toLowerCase())
      .executeTakeFirst();
    return placement === undefined ? refuse(404, 'placement') : { preparedText: storedAnswer(placement, now()) };
  });
}
