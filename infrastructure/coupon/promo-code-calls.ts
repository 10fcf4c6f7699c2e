import * as v from 'valibot';
import { PROMO_TYPES } from '../../core/coupon/promo/promo-terms.ts';
import { defineCall } from '../http/call.ts';
import { wireAmount, wireCount, wireCurrency, wireMillis, wireOdds } from '../http/wire.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wirePercent, wirePromoCode } from './coupon-wire.ts';

const shared = {
  code: wirePromoCode,
  endsAt: v.optional(wireMillis),
  leastOdds: v.optional(wireOdds),
  leastBets: wireCount,
  type: v.optional(v.picklist(PROMO_TYPES)),
};

/** What a code gives, and to which coupons; reading it gives units. */
export const wirePromoTerms = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('free-bet'), ...shared, currency: wireCurrency, amount: wireAmount }),
    v.object({ kind: v.literal('boost'), ...shared, currency: v.optional(wireCurrency), percent: wirePercent }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const terms = dataset.value;
    if (terms.kind === 'boost') return terms;
    const { amount, isExact } = minorReader(terms.currency);
    const units = { ...terms, amount: amount(terms.amount) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const PROMO_CODES = defineCall({
  name: 'promoCodes',
  summary: "The player's free bets and boosts that can be used in a currency, the one that ends first in front",
  method: 'GET',
  path: '/web-api/coupon/promo-codes',
  query: v.object({ currency: wireCurrency }),
  reply: v.object({ codes: v.array(wirePromoTerms) }),
  access: 'player',
  changes: 'none',
});

export const CHECK_COUPON_PROMO = defineCall({
  name: 'checkCouponPromo',
  summary: 'What a typed promo code gives, or why it gives nothing; 429 once too many were tried',
  method: 'POST',
  path: '/web-api/coupon/promo-codes/check',
  body: v.object({ code: wirePromoCode }),
  reply: v.variant('state', [
    v.object({ state: v.picklist(['unknown', 'ended']) }),
    v.object({ state: v.literal('used'), usedAt: wireMillis }),
    v.object({ state: v.literal('holds'), terms: wirePromoTerms }),
  ]),
  access: 'player',
  changes: 'none',
});
