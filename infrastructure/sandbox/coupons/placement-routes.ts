import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { minutes } from '../../../core/shared/time.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/site/config/language.ts';
import { COUPON_UPDATE, PLACE_COUPON, PLACEMENT_LOOKUP, VOID_PLACEMENT } from '../../coupon/coupon-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type PreparedReply, type ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { availableAdvance } from './advances/advances.ts';
import { couponTerms } from './coupon-terms.ts';
import { placeOrder } from './place-order.ts';
import { verdictInLanguage } from './placement-language.ts';
import { remainingPayouts } from './player-exposure.ts';
import { promoCodeTries } from './promo/promo-code-tries.ts';
import { isKnownKey, lookUpKey, voidKey, type PlacementKey } from './placement-key.ts';

const PLACING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };

/** The terms of a coupon, placing it, and what became of a key. */
export function servePlacements(api: ServedApi, parts: SandboxParts): void {
  const { options } = parts;
  const placings = tryCounter(api.app, 'placing', options.rateLimits?.placing ?? PLACING_LIMIT);
  const running = new Set<string>();
  const tryCode = promoCodeTries(api.app, parts);

  serveCall(api, COUPON_UPDATE, async ({ query, body, session }) => {
    const { typeId: type, currency, systemValue, bets } = body;
    if (currencyDecimals(currency) === undefined) return refuse(400, 'unknown-currency');
    const terms = couponTerms(parts, { type, currency, systemValue, bets, language: query.lng });
    if (session === undefined) return terms;
    return {
      ...terms,
      remainingPayouts: await remainingPayouts(parts, session.userId, { currency, bets }),
      ...(await prepaidTerms(parts, session.userId, body)),
    };
  });

  serveCall(api, PLACE_COUPON, async ({ query, body, session, key, reply }) => {
    const wait = await placings.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const runningKey = `${String(session.userId)}:${key}`;
    if (running.has(runningKey)) return refuse(409, 'running', 1);
    running.add(runningKey);
    try {
      // PC-8 a repeated order is no other try
      if (body.promoCode !== undefined && !(await isKnownKey(parts, { userId: session.userId, key }))) {
        const tried = await tryCode({ request: reply.request, userId: session.userId, code: body.promoCode });
        if (isRefusal(tried)) return tried;
      }
      const language = query.lng ?? DEFAULT_LANGUAGE;
      const answer = await placeOrder(parts, { ...askerOf(session), key, order: body, language });
      if (isRefusal(answer)) return answer;
      if (answer.isReplayed) reply.header('idempotent-replayed', 'true');
      return { preparedText: answer.text };
    } finally {
      running.delete(runningKey);
    }
  });

  serveKeys(api, parts, { placings, running });
}

function askerOf({ userId, idHash: sessionHash }: PlayerSession) {
  return { userId, sessionHash };
}

/** PA-4 Of the player's own accounts alone. */
async function prepaidTerms(
  { database }: SandboxParts,
  userId: UserId,
  { accountId, currency }: { readonly accountId?: number | undefined; readonly currency: string },
) {
  if (accountId === undefined) return {};
  const own = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId as AccountId)
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (own === undefined) return {};
  return { prepaid: { accountId: own.id, amount: majorAmount(await availableAdvance(database, own.id), currency) } };
}

function serveKeys(
  api: ServedApi,
  parts: SandboxParts,
  { placings, running }: { readonly placings: TryCounter; readonly running: ReadonlySet<string> },
): void {
  const known = (userId: UserId, key: string) => ({ userId, key: key.toLowerCase() });
  const runs = ({ userId, key }: PlacementKey) => running.has(`${String(userId)}:${key}`);

  const told = (answer: PreparedReply | Refusal, language: Language | undefined) =>
    isRefusal(answer) || language === undefined ? answer : verdictInLanguage(parts, answer, language);

  serveCall(api, PLACEMENT_LOOKUP, async ({ params, query, session }) => {
    const key = known(session.userId, params.key);
    return told(await lookUpKey(parts, key, runs(key)), query.lng);
  });

  serveCall(api, VOID_PLACEMENT, async ({ params, query, session, reply }) => {
    const key = known(session.userId, params.key);
    const wait = await placings.attempt(reply.request, String(session.userId));
    return wait === undefined ? told(await voidKey(parts, key, runs(key)), query.lng) : refuse(429, 'too-often', wait);
  });
}
