import * as v from 'valibot';
import { wirePercent, wirePromoCode } from './promo-terms-wire.ts';
import { BET_TROUBLES } from '../../core/coupon/bets/bet.ts';
import { BET_STATUSES, type BetStatus } from '../../core/coupon/maths/bet-status.ts';
import { COUPON_STATES } from '../../core/coupon/placed/placed-coupon.ts';
import { REJECTION_REASONS } from '../../core/coupon/placement/placement-verdict.ts';
import { GAME_STATUSES } from '../../core/sports/game/game.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  wireAccountId,
  wireAmount,
  wireCount,
  wireCouponId,
  wireCurrency,
  wireMillis,
  wireOdds,
  wireText,
  wireUserId,
} from '../http/wire.ts';
import { firstOfEach } from '../http/first-of-each.ts';
import { wireScore } from '../sports/game-wire.ts';
import { wireChangeMode } from './change-mode-wire.ts';
import { betDetailFields, betFields, betOriginFields, wireBlockAmount, wireCouponType } from './coupon-wire.ts';
import { wireOutcomeId } from './named-bet-wire.ts';

const betStatus = v.custom<BetStatus>((status) => (BET_STATUSES as readonly unknown[]).includes(status));

const wirePlacedPromo = v.variant('kind', [
  v.object({ kind: v.literal('free-bet'), code: wirePromoCode }),
  v.object({ kind: v.literal('boost'), code: wirePromoCode, percent: wirePercent }),
]);

/** A placed coupon; reading it gives the core's words and units. */
export const wirePlacedCoupon = v.pipe(
  v.object({
    id: wireCouponId,
    userId: v.optional(wireUserId),
    refId: v.optional(wireCount),
    accountId: wireAccountId,
    currency: wireCurrency,
    typeId: wireCouponType,
    amount: wireAmount,
    blockAmounts: v.array(wireBlockAmount),
    systemValue: v.optional(wireCount),
    odds: wireOdds,
    antiExpressOdds: v.optional(wireOdds),
    exactOdds: v.optional(wireOdds),
    coefViewId: v.optional(wireCount),
    isDropOnScoreChange: v.optional(v.boolean()),
    prepaidAmount: v.optional(wireAmount),
    bonusBet: v.boolean(),
    hyperBonus: v.optional(
      v.object({
        percent: wirePercent,
        minimumPossibleWin: wireAmount,
        maximumBonus: wireAmount,
        amount: wireAmount,
      }),
    ),
    promo: v.optional(wirePlacedPromo),
    changeCoefAction: wireChangeMode,
    lineCount: wireCount,
    possibleWin: wireAmount,
    minPossibleWin: v.optional(wireAmount),
    state: v.picklist(COUPON_STATES),
    payout: wireAmount,
    worth: v.optional(wireAmount),
    placedAt: wireMillis,
    settledAt: v.optional(wireMillis),
    bets: v.pipe(
      v.array(
        v.object({
          ...betFields,
          ...betDetailFields,
          ...betOriginFields,
          index: wireCount,
          block: wireCount,
          status: betStatus,
          amount: v.optional(wireAmount),
          score: v.optional(wireScore),
          gameStatus: v.optional(v.picklist(GAME_STATUSES)),
          gameTime: v.optional(wireCount),
          gamePeriod: v.optional(wireCount),
          scorers: v.optional(
            v.pipe(
              v.array(v.object({ name: wireText, seconds: wireCount, period: v.optional(wireCount) })),
              v.maxLength(99),
            ),
          ),
          deeds: v.optional(
            v.pipe(v.array(v.object({ seconds: wireCount, period: v.optional(wireCount) })), v.maxLength(99)),
          ),
          isOff: v.optional(v.boolean()),
        }),
      ),
      // a coupon that names a bet twice contradicts itself about money
      v.check((bets) => new Set(bets.map(({ index }) => index)).size === bets.length),
    ),
  }),
  v.transform(({ typeId, changeCoefAction, coefViewId, isDropOnScoreChange, ...coupon }) => ({
    ...coupon,
    type: typeId,
    changeMode: changeCoefAction,
    oddsFormatId: coefViewId,
    isDroppedOnScoreChange: isDropOnScoreChange,
  })),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const coupon = dataset.value;
    const { amount, optional, isExact } = minorReader(coupon.currency);
    const { hyperBonus } = coupon;
    const units = {
      ...coupon,
      amount: amount(coupon.amount),
      blockAmounts: coupon.blockAmounts.map((own) => (own === 'max' ? own : amount(own))),
      prepaidAmount: optional(coupon.prepaidAmount),
      hyperBonus: hyperBonus && {
        percent: hyperBonus.percent,
        minimumPossibleWin: amount(hyperBonus.minimumPossibleWin),
        maximumBonus: amount(hyperBonus.maximumBonus),
        amount: amount(hyperBonus.amount),
      },
      possibleWin: amount(coupon.possibleWin),
      minPossibleWin: optional(coupon.minPossibleWin),
      payout: amount(coupon.payout),
      worth: optional(coupon.worth),
      bets: coupon.bets.map((bet) => ({ ...bet, amount: optional(bet.amount) })),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

/** Each coupon once. */
export const wirePlacedCoupons = v.pipe(v.array(wirePlacedCoupon), v.transform(firstOfEach));

const betVerdict = {
  index: wireCount,
  outcomeId: wireOutcomeId,
  trouble: v.optional(v.picklist(BET_TROUBLES)),
  odds: v.optional(wireOdds),
  version: v.optional(wireCount),
};

/** The balance and the limit are in the currency of the order, which the verdict does not name. */
export const wireVerdict = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    coupons: v.array(wirePlacedCoupon),
    balance: wireAmount,
    refused: v.array(v.object({ ...betVerdict, reason: v.picklist(REJECTION_REASONS) })),
  }),
  v.object({
    status: v.literal('pending'),
    acceptAt: wireMillis,
    serverTime: wireMillis,
    vip: v.optional(
      v.object({
        state: v.picklist(['waiting', 'offered']),
        until: wireMillis,
        offer: v.optional(v.object({ amount: wireAmount, possibleWin: wireAmount })),
      }),
    ),
  }),
  v.object({
    status: v.literal('price-changed'),
    bets: v.array(v.object(betVerdict)),
    antiExpressOdds: v.optional(wireOdds),
  }),
  v.object({
    status: v.literal('rejected'),
    reason: v.picklist(REJECTION_REASONS),
    bets: v.array(v.object(betVerdict)),
    limit: v.optional(wireAmount),
    until: v.optional(wireMillis),
  }),
]);
