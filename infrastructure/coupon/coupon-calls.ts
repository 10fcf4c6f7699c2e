import * as v from 'valibot';
import { wirePercent } from './promo-terms-wire.ts';
import { BET_TROUBLES } from '../../core/coupon/bets/bet.ts';
import { PAYOUT_STEP_KINDS } from '../../core/coupon/explained/payout-step.ts';
import { VIP_ANSWERS } from '../../core/coupon/placement/vip-wait.ts';
import { COUPON_STATES } from '../../core/coupon/placed/placed-coupon.ts';
import { GAME_STATUSES } from '../../core/sports/game/game.ts';
import { defineCall } from '../http/call.ts';
import {
  queryCouponId,
  queryLanguage,
  queryNumber,
  wireAccountId,
  wireAmount,
  wireCount,
  wireCurrency,
  wireId,
  wireLineOdds,
  wireMillis,
  wireOdds,
} from '../http/wire.ts';
import { wireClock, wireLook, wireScore } from '../sports/game-wire.ts';
import { betDetailFields, betFields, wireBlock, wireSystemValue, wireCouponType, wireOrder } from './coupon-wire.ts';
import { betNameFields, wireOutcomeId } from './named-bet-wire.ts';
import { historyFilterFields } from './history-filter-wire.ts';
import { wirePlacedCoupon, wirePlacedCoupons, wireVerdict } from './placed-coupon-wire.ts';

const LAST_PAGE = 1_000_000;
const couponCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,10}$/));
const placementKey = v.pipe(v.string(), v.uuid());

export const COUPON_UPDATE = defineCall({
  name: 'couponUpdate',
  summary: 'The terms of a coupon now: prices, troubles, limits, system sizes, anti-express odds, bonus',
  method: 'POST',
  path: '/web-api/coupon/update',
  query: v.object({ lng: v.optional(queryLanguage) }),
  body: v.object({
    typeId: wireCouponType,
    currency: wireCurrency,
    accountId: v.optional(wireAccountId),
    systemValue: v.optional(wireSystemValue),
    bets: v.pipe(v.array(v.object({ outcomeId: wireOutcomeId, block: wireBlock })), v.maxLength(100)),
  }),
  reply: v.object({
    serverTime: wireMillis,
    bets: v.array(
      v.object({
        outcomeId: wireOutcomeId,
        gameId: wireId,
        odds: wireOdds,
        version: wireCount,
        isLive: v.boolean(),
        trouble: v.optional(v.picklist(BET_TROUBLES)),
        isDisabledBanker: v.boolean(),
        status: v.picklist(GAME_STATUSES),
        startsAt: wireMillis,
        score: wireScore,
        clock: wireClock,
        home: v.optional(wireLook),
        away: v.optional(wireLook),
        details: v.optional(v.object(betDetailFields)),
        names: v.optional(v.object(betNameFields)),
      }),
    ),
    minBetAmount: wireAmount,
    maxBetAmount: v.optional(wireAmount),
    maxPayout: v.optional(wireAmount),
    remainingPayouts: v.optional(v.array(v.object({ outcomeId: wireOutcomeId, amount: wireAmount }))),
    prepaid: v.optional(v.object({ accountId: wireAccountId, amount: wireAmount })),
    systemOptions: v.array(
      v.object({ value: wireCount, offset: wireCount, minBetAmount: wireAmount, combo: wireCount }),
    ),
    antiExpressOdds: v.optional(wireOdds),
    isBonusBetAvailable: v.boolean(),
    hyperBonusPercent: wirePercent,
    minHyperBonusBetLimit: wireAmount,
    maxHyperBonusLimit: wireAmount,
  }),
  access: 'public',
  changes: 'none',
});

export const PLACE_COUPON = defineCall({
  name: 'placeCoupon',
  summary:
    'Places a coupon exactly once under its Idempotency-Key (UUID). 409 while the same key runs, 410 where the key is void, 422 where it came with another order, 429 with code "promocode-tries" after too many codes that are none',
  method: 'POST',
  path: '/web-api/coupon/place',
  query: v.object({ lng: v.optional(queryLanguage) }),
  body: wireOrder,
  reply: wireVerdict,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

export const PLACEMENT_LOOKUP = defineCall({
  name: 'placement',
  summary: 'What became of a placement key; pending while its order runs, 404 where none arrived or the key is void',
  method: 'GET',
  path: '/web-api/coupon/placement/:key',
  params: v.object({ key: placementKey }),
  query: v.object({ lng: v.optional(queryLanguage) }),
  reply: wireVerdict,
  access: 'player',
  changes: 'none',
});

export const VOID_PLACEMENT = defineCall({
  name: 'voidPlacement',
  summary:
    'Makes a placement key void, so that an order under it is refused from now on; what became of it where it was used, 404 where it is void now, 503 while the database does not say',
  method: 'POST',
  path: '/web-api/coupon/placement/:key/void',
  params: v.object({ key: placementKey }),
  query: v.object({ lng: v.optional(queryLanguage) }),
  body: v.object({}),
  reply: wireVerdict,
  access: 'player',
  changes: 'money',
  isOpenBeforeTerms: true,
  timeout: 8000,
});

export const ANSWER_VIP_BET = defineCall({
  name: 'answerVipBet',
  summary:
    'Takes the amount that an operator offers for a VIP bet, or takes the bet back; what became of it, whoever answered first. 451 where terms are to be agreed to before the amount is taken',
  method: 'POST',
  path: '/web-api/coupon/placement/:key/vip',
  params: v.object({ key: placementKey }),
  query: v.object({ lng: v.optional(queryLanguage) }),
  body: v.object({ answer: v.picklist(VIP_ANSWERS), amount: v.optional(wireAmount) }),
  reply: wireVerdict,
  access: 'player',
  changes: 'money',
  isOpenBeforeTerms: true,
  timeout: 8000,
});

const savedCoupon = v.object({
  typeId: wireCouponType,
  systemValue: v.optional(wireSystemValue),
  bets: v.pipe(v.array(v.object({ outcomeId: wireOutcomeId, block: wireBlock })), v.minLength(1), v.maxLength(100)),
});

export const SAVE_COUPON = defineCall({
  name: 'saveCoupon',
  summary: 'Keeps a coupon for 30 days; gives the code that loads it',
  method: 'POST',
  path: '/web-api/coupon/save',
  body: savedCoupon,
  reply: v.object({ code: couponCode }),
  access: 'public',
  changes: 'state',
});

export const LOAD_COUPON = defineCall({
  name: 'loadCoupon',
  summary: 'The bets of a saved coupon that are still open, at their prices now; 404 for an unknown code',
  method: 'GET',
  path: '/web-api/coupon/load/:code',
  params: v.object({ code: couponCode }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    typeId: wireCouponType,
    systemValue: v.optional(wireCount),
    bets: v.array(v.object({ ...betFields, block: wireBlock })),
  }),
  access: 'public',
  changes: 'none',
});

export const HISTORY = defineCall({
  name: 'history',
  summary: "The player's coupons, newest first, 20 a page",
  method: 'GET',
  path: '/web-api/coupon/history',
  query: v.object({
    lng: queryLanguage,
    ...historyFilterFields,
    page: v.pipe(queryNumber, v.minValue(1), v.maxValue(LAST_PAGE)),
  }),
  reply: v.object({
    coupons: wirePlacedCoupons,
    page: wireCount,
    pageCount: wireCount,
    totalCount: wireCount,
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const OPEN_COUPONS = defineCall({
  name: 'openCoupons',
  summary: "The player's open coupons with the live score of their games, and those settled in the last 10 minutes",
  method: 'GET',
  path: '/web-api/coupon/open',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({ coupons: wirePlacedCoupons }),
  access: 'player',
  changes: 'none',
});

export const COUPON = defineCall({
  name: 'coupon',
  summary: 'One coupon of the player',
  method: 'GET',
  path: '/web-api/coupon/:id',
  params: v.object({ id: queryCouponId }),
  query: v.object({ lng: queryLanguage }),
  reply: wirePlacedCoupon,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const COUPON_LINES = defineCall({
  name: 'couponLines',
  summary: 'The lines of a coupon of several lines, at most 500',
  method: 'GET',
  path: '/web-api/coupon/:id/lines',
  params: v.object({ id: queryCouponId }),
  reply: v.object({
    lines: v.array(
      v.object({
        betIndexes: v.array(wireCount),
        odds: wireLineOdds,
        amount: wireAmount,
        state: v.picklist(COUPON_STATES),
        payout: wireAmount,
      }),
    ),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const COUPON_EXPLANATION = defineCall({
  name: 'couponExplanation',
  summary:
    'How the payout of a settled coupon follows from its bets, step by step, at most 500 lines; 409 while it is open, and where its steps do not add up to what was paid',
  method: 'GET',
  path: '/web-api/coupon/:id/explanation',
  params: v.object({ id: queryCouponId }),
  reply: v.object({
    steps: v.array(
      v.object({
        kind: v.picklist(PAYOUT_STEP_KINDS),
        bets: v.array(wireCount),
        amount: wireAmount,
        stake: v.optional(wireAmount),
        odds: v.optional(wireLineOdds),
        bonusBet: v.optional(wireCount),
        boost: v.optional(wireCount),
        count: v.optional(wireCount),
      }),
    ),
    paid: wireAmount,
    repaid: v.optional(wireAmount),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
