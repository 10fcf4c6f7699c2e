import type { PromoTerms } from '../../../../core/coupon/promo/promo-terms.ts';
import { hours } from '../../../../core/shared/time.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import { CHECK_COUPON_PROMO, PROMO_CODES } from '../../../coupon/promo-code-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { giveBackTry } from '../../server/database-rate-store.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { findPromo, listedPromos } from './coupon-promo-codes.ts';

type WirePromo = WireReply<typeof PROMO_CODES>['codes'][number];

const WRONG_CODES = { times: 30, within: hours(1) };

/** What a player may bet with besides money. */
export function servePromoCodes(api: ServedApi, { database, now }: SandboxParts): void {
  const wrong = tryCounter(api.app, 'coupon promo codes', WRONG_CODES);
  serveCall(api, PROMO_CODES, async ({ query, session: { userId } }) => {
    const codes = await listedPromos(database, { userId, now: now() }, query.currency);
    return { codes: codes.map(writePromo) };
  });
  serveCall(api, CHECK_COUPON_PROMO, async ({ body, session: { userId }, reply }) => {
    // PC-8 counted before it is looked up: of many at once each has a number
    const wait = await wrong.attempt(reply.request, String(userId));
    if (wait !== undefined) return refuse(429, 'promocode-tries', wait);
    const found = await findPromo(database, { userId, now: now() }, body.code);
    if (found.state !== 'holds') return found;
    await giveBackTry(database, wrong.key(String(userId)), now());
    return { state: found.state, terms: writePromo(found.terms) };
  });
}

/** A code as the wire has it. */
function writePromo(terms: PromoTerms): WirePromo {
  const { code, endsAt, leastBets, leastOdds, type } = terms;
  const shared = {
    code,
    leastBets,
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(leastOdds === undefined ? {} : { leastOdds: decimalOdds(leastOdds) }),
    ...(type === undefined ? {} : { type }),
  };
  if (terms.kind === 'free-bet') {
    const { kind, currency, amount } = terms;
    return { kind, ...shared, currency, amount: majorAmount(amount, currency) };
  }
  const { kind, currency, percent } = terms;
  return { kind, ...shared, ...(currency === undefined ? {} : { currency }), percent };
}
