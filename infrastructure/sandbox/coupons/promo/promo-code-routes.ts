import type { PromoTerms } from '../../../../core/coupon/promo/promo-terms.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import { CHECK_COUPON_PROMO, PROMO_CODES } from '../../../coupon/promo-code-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { listedPromos } from './coupon-promo-codes.ts';
import { promoCodeTries } from './promo-code-tries.ts';

type WirePromo = WireReply<typeof PROMO_CODES>['codes'][number];

/** What a player may bet with besides money. */
export function servePromoCodes(api: ServedApi, parts: SandboxParts): void {
  const { database, now } = parts;
  const tryCode = promoCodeTries(api.app, parts);
  serveCall(api, PROMO_CODES, async ({ query, session: { userId } }) => {
    const codes = await listedPromos(database, { userId, now: now() }, query.currency);
    return { codes: codes.map(writePromo) };
  });
  serveCall(api, CHECK_COUPON_PROMO, async ({ body, session: { userId }, reply }) => {
    const found = await tryCode({ request: reply.request, userId, code: body.code });
    if (isRefusal(found) || found.state !== 'holds') return found;
    return { state: found.state, terms: writePromo(found.terms) };
  });
}

/** A code as the wire has it. */
export function writePromo(terms: PromoTerms): WirePromo {
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
  const { kind, currency, percent, mostSteps } = terms;
  return { kind, ...shared, ...(currency === undefined ? {} : { currency }), percent, mostSteps };
}
