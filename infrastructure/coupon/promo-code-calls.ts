import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireCurrency, wireMillis } from '../http/wire.ts';
import { wirePromoCode, wirePromoTerms } from './promo-terms-wire.ts';

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
