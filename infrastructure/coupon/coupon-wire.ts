import * as v from 'valibot';
import { wirePromoCode } from './promo-terms-wire.ts';
import { COUPON_TYPES, type CouponType } from '../../core/coupon/maths/coupon-type.ts';
import type { SidePair } from '../../core/sports/game/game.ts';
import { PAGE_TYPES } from '../../core/sports/tree/page-type.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  wireAccountId,
  wireAmount,
  wireCount,
  wireCurrency,
  wireId,
  wireMillis,
  wireOdds,
  wireText,
} from '../http/wire.ts';
import { wireChangeMode } from './change-mode-wire.ts';
import { namedBetFields, wireOutcomeId } from './named-bet-wire.ts';

/** The wire numbers coupon types 0 to 9; the core has words. */
export const wireCouponType = v.pipe(
  wireId,
  v.maxValue(COUPON_TYPES.length - 1),
  v.transform((id) => COUPON_TYPES[id]),
  v.picklist(COUPON_TYPES),
);

export function writeCouponType(type: CouponType): number {
  return COUPON_TYPES.indexOf(type);
}

export const wireSystemValue = v.pipe(wireCount, v.maxValue(40));
export const wireBlock = v.pipe(wireCount, v.maxValue(40));
export const wireBlockAmount = v.union([wireAmount, v.literal('max')]);

export const betFields = {
  ...namedBetFields,
  gameId: wireId,
  champId: wireId,
  odds: wireOdds,
  version: wireCount,
  isLive: v.boolean(),
  startsAt: wireMillis,
};

/** What the feed says of a bet besides, as far as it is known. */
export const betDetailFields = {
  typeId: v.optional(wireCount),
  additionalType: v.optional(wireCount),
  gameNumber: v.optional(wireCount),
  statisticId: v.optional(wireText),
  sportNameEnglish: v.optional(wireText),
  champNameEnglish: v.optional(wireText),
  homeNameEnglish: v.optional(wireText),
  awayNameEnglish: v.optional(wireText),
  playersDuel: v.optional(wireText),
};

/** Where a bet was picked: only the page knows. */
export const betOriginFields = {
  pageType: v.optional(v.picklist(PAGE_TYPES)),
  expressId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  source: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
};

/** The score on the wire is a text, home first. */
const wireScoreSeen = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}:\d{1,4}$/),
  v.transform((text) => text.split(':').map(Number)),
  v.strictTuple([wireCount, wireCount]),
  v.transform(([home, away]): SidePair => ({ home, away })),
);

export function writeScoreSeen({ home, away }: SidePair): string {
  return `${String(home)}:${String(away)}`;
}

/** The order of a coupon; reading it gives the core's words, and units: more decimals than the currency or the odds have are refused. */
export const wireOrder = v.pipe(
  v.object({
    typeId: wireCouponType,
    accountId: wireAccountId,
    currency: wireCurrency,
    amount: wireAmount,
    systemValue: v.optional(wireSystemValue),
    blockAmounts: v.optional(v.pipe(v.array(wireBlockAmount), v.maxLength(40))),
    antiExpressOdds: v.optional(wireOdds),
    exactCoef: v.optional(wireOdds),
    isDropOnScoreChange: v.boolean(),
    bonusBet: v.boolean(),
    changeCoefAction: wireChangeMode,
    coefViewId: v.pipe(wireCount, v.maxValue(100)),
    isOneClick: v.boolean(),
    isVipBet: v.optional(v.boolean()),
    promoCode: v.optional(wirePromoCode),
    prepaidAmount: v.optional(wireAmount),
    bets: v.pipe(
      v.array(
        v.object({
          outcomeId: wireOutcomeId,
          odds: wireOdds,
          version: wireCount,
          block: wireBlock,
          amount: v.optional(wireAmount),
          scoreSeen: v.optional(wireScoreSeen),
          ...betOriginFields,
        }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  v.transform(
    ({ typeId: type, exactCoef: exactOdds, changeCoefAction: changeMode, coefViewId: oddsFormatId, ...order }) => ({
      ...order,
      type,
      ...(exactOdds === undefined ? {} : { exactOdds }),
      changeMode,
      oddsFormatId,
    }),
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, blockAmounts, bets, prepaidAmount, ...order } = dataset.value;
    const read = minorReader(order.currency);
    const units = {
      ...order,
      amount: read.amount(amount),
      ...(prepaidAmount === undefined ? {} : { prepaidAmount: read.amount(prepaidAmount) }),
      ...(blockAmounts && { blockAmounts: blockAmounts.map((own) => (own === 'max' ? own : read.amount(own))) }),
      bets: bets.map((bet) => ({ ...bet, amount: bet.amount === undefined ? undefined : read.amount(bet.amount) })),
    };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
