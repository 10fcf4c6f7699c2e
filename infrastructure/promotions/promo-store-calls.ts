import * as v from 'valibot';
import type { StoreItem } from '../../core/promotions/points.ts';
import { wirePercent, wirePromoTerms } from '../coupon/promo-terms-wire.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireOdds } from '../http/wire.ts';
import { wirePointStep } from './point-step-wire.ts';

/** Whose name the points bear, and whether their rules are shown. */
const wirePromoSetting = v.pipe(
  v.object({ usePromoPointsName: v.boolean(), isVisiblePromoPointsRules: v.boolean() }),
  v.transform(({ usePromoPointsName, isVisiblePromoPointsRules }) => ({
    usesPromoPointsName: usePromoPointsName,
    isPromoPointsRulesShown: isVisiblePromoPointsRules,
  })),
);

const itemId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/));
const shared = {
  id: itemId,
  price: wireCount,
  days: wireCount,
  leastBets: wireCount,
  leastOdds: v.optional(wireOdds),
};

const wireItem = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('free-bet'), ...shared, currency: wireCurrency, amount: wireAmount }),
    v.object({
      kind: v.literal('boost'),
      ...shared,
      percent: wirePercent,
      currency: wireCurrency,
      mostSteps: wireCount,
    }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }): StoreItem => {
    const item = dataset.value;
    if (item.kind === 'boost') return item;
    const { amount, isExact } = minorReader(item.currency);
    const units = { ...item, amount: amount(item.amount) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireStore = v.object({
  points: wireCount,
  currency: wireCurrency,
  items: v.array(wireItem),
  codes: v.array(wirePromoTerms),
  steps: v.array(wirePointStep),
  isClosed: v.boolean(),
  isDeclined: v.optional(v.boolean(), false),
  promoSetting: wirePromoSetting,
});

export const PROMO_STORE = defineCall({
  name: 'promoStore',
  summary: 'The promo codes that are sold for points, the points of the player, and the codes that hold',
  method: 'GET',
  path: '/web-api/promotions/store',
  reply: wireStore,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const BUY_PROMO_CODE = defineCall({
  name: 'buyPromoCode',
  summary:
    'Pays points for a promo code, once under its key; 404 for what is not sold, 409 where there are too few points, 403 for whoever is sold nothing',
  method: 'POST',
  path: '/web-api/promotions/store/buy',
  body: v.object({ id: itemId }),
  reply: wireStore,
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  changes: 'state',
});
