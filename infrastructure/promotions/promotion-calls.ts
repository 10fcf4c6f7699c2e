import * as v from 'valibot';
import {
  ENTRY_STATES,
  PROMOTION_CATEGORIES,
  PROMOTION_KINDS,
  type OwnPromotion,
  type PromotionList,
} from '../../core/promotions/offers/promotion.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { queryLanguage, wireAmount, wireCount, wireCurrency, wireMillis, wireOdds, wireText } from '../http/wire.ts';

const wirePromotionId = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d_-]{0,59}$/));

const wirePromotion = v.object({
  id: wirePromotionId,
  kind: v.picklist(PROMOTION_KINDS),
  category: v.picklist(PROMOTION_CATEGORIES),
  language: v.picklist(LANGUAGES),
  title: wireText,
  summary: wireText,
  terms: v.object({
    reward: v.optional(wireAmount),
    percent: v.optional(wireCount),
    target: v.optional(wireAmount),
    count: v.optional(wireCount),
    leastBets: v.optional(wireCount),
    leastOdds: v.optional(wireOdds),
    leastStake: v.optional(wireAmount),
    mostStake: v.optional(wireAmount),
    mostPaidTimes: v.optional(wireCount),
    days: v.optional(wireCount),
    wager: v.optional(wireCount),
    needsDeposit: v.optional(v.boolean()),
  }),
});

const wireList = v.pipe(
  v.object({ currency: wireCurrency, promotions: v.array(wirePromotion) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PromotionList => {
    const { currency, promotions } = dataset.value;
    const { optional, isExact } = minorReader(currency);
    const units = {
      currency,
      promotions: promotions.map(({ terms, ...promotion }) => ({
        ...promotion,
        terms: {
          ...terms,
          reward: optional(terms.reward),
          target: optional(terms.target),
          leastStake: optional(terms.leastStake),
          mostStake: optional(terms.mostStake),
        },
      })),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOwnPromotion = v.pipe(
  v.object({
    id: wirePromotionId,
    joinedAt: wireMillis,
    endsAt: wireMillis,
    currency: wireCurrency,
    state: v.picklist(ENTRY_STATES),
    reward: wireAmount,
    progress: v.variant('unit', [
      v.object({ unit: v.literal('count'), done: wireCount, target: wireCount }),
      v.object({ unit: v.literal('money'), done: wireAmount, target: wireAmount }),
    ]),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OwnPromotion => {
    const { progress, reward, ...entry } = dataset.value;
    const { amount, isExact } = minorReader(entry.currency);
    const units = {
      ...entry,
      reward: amount(reward),
      progress:
        progress.unit === 'count'
          ? progress
          : { unit: progress.unit, done: amount(progress.done), target: amount(progress.target) },
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOwn = v.object({ mayJoin: v.boolean(), entries: v.array(wireOwnPromotion) });

export const PROMOTIONS = defineCall({
  name: 'promotions',
  summary: 'The promotions with the terms that they pay by, in the operator’s order',
  method: 'GET',
  path: '/web-api/promotions/offers',
  query: v.object({ lng: queryLanguage, currency: wireCurrency }),
  reply: wireList,
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const OWN_PROMOTIONS = defineCall({
  name: 'ownPromotions',
  summary: 'The promotions that the player has joined, how far each has come, and whether more may be joined',
  method: 'GET',
  path: '/web-api/promotions/own-offers',
  reply: wireOwn,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const JOIN_PROMOTION = defineCall({
  name: 'joinPromotion',
  summary:
    'Joins a promotion, or leaves it; 403 where nothing may be offered to the player, 404 for what cannot be joined, 409 before the deposit that it asks for and once it is paid',
  method: 'POST',
  path: '/web-api/promotions/offers/:id/part',
  params: v.object({ id: wirePromotionId }),
  body: v.object({ isIn: v.boolean(), currency: wireCurrency }),
  reply: wireOwn,
  access: 'player',
  changes: 'state',
});

export const CLAIM_PROMOTION = defineCall({
  name: 'claimPromotion',
  summary:
    'Takes what a promotion gives, once; a repeat changes nothing. 403 where nothing may be granted, 404 where it is not reached, 409 while another bonus is being wagered',
  method: 'POST',
  path: '/web-api/promotions/offers/:id/claim',
  params: v.object({ id: wirePromotionId }),
  body: v.object({}),
  reply: wireOwn,
  access: 'player',
  changes: 'money',
});
