import * as v from 'valibot';
import { BET_TROUBLES } from '../../core/coupon/bets/bet.ts';
import { BET_STATUSES, type BetStatus } from '../../core/coupon/maths/bet-status.ts';
import { COUPON_TYPES, type CouponType } from '../../core/coupon/maths/coupon-type.ts';
import { COUPON_STATES } from '../../core/coupon/placed/placed-coupon.ts';
import { REJECTION_REASONS } from '../../core/coupon/placement/placement-verdict.ts';
import { NO_MONEY, currencyDecimals, toMinor, type Minor } from '../../core/shared/money.ts';
import { GAME_STATUSES, type SidePair } from '../../core/sports/game.ts';
import { isMarketKind, type MarketKind } from '../../core/sports/market-kind.ts';
import { parseOutcomeId } from '../../core/sports/outcome-id.ts';
import { PAGE_TYPES } from '../../core/sports/page-type.ts';
import {
  wireAmount,
  wireCount,
  wireCurrency,
  wireExactOdds,
  wireId,
  wireMillis,
  wireOdds,
  wireText,
} from '../http/wire.ts';
import { wireScore } from '../sports/game-wire.ts';
import { wireChangeMode } from './change-mode-wire.ts';

/** The wire numbers coupon types 0 to 9; the core has words. */
export const wireCouponType = v.pipe(
  wireId,
  v.maxValue(COUPON_TYPES.length - 1),
  v.transform((id) => COUPON_TYPES[id] ?? 'single'),
);

export function writeCouponType(type: CouponType): number {
  return COUPON_TYPES.indexOf(type);
}

export const wireOutcomeId = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check((text) => parseOutcomeId(text) !== undefined, 'not an outcome id'),
);
const marketKind = v.custom<MarketKind>((kind) => typeof kind === 'string' && isMarketKind(kind));
const betStatus = v.custom<BetStatus>((status) => (BET_STATUSES as readonly unknown[]).includes(status));
export const wirePercent = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
export const wireSystemValue = v.pipe(wireCount, v.maxValue(40));
export const wireBlock = v.pipe(wireCount, v.maxValue(40));
const wireBlockAmount = v.union([wireAmount, v.literal('max')]);

/** The names of a bet in one language. */
export const betNameFields = {
  champName: wireText,
  homeName: wireText,
  awayName: v.optional(wireText),
  label: v.optional(wireText),
};

export const betFields = {
  ...betNameFields,
  outcomeId: wireOutcomeId,
  gameId: wireId,
  sportId: wireId,
  champId: wireId,
  kind: marketKind,
  period: wireCount,
  line: v.optional(v.pipe(v.number(), v.finite())),
  code: v.pipe(v.string(), v.maxLength(40)),
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
};

/** The score on the wire is a text, home first. */
const wireScoreSeen = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}:\d{1,4}$/),
  v.transform((text): SidePair => {
    const [home, away] = text.split(':').map(Number);
    return { home: home ?? 0, away: away ?? 0 };
  }),
);

export function writeScoreSeen({ home, away }: SidePair): string {
  return `${String(home)}:${String(away)}`;
}

/** The order of a coupon; reading it gives the core's words, and units: more decimals than the currency or the odds have are refused. */
export const wireOrder = v.pipe(
  v.object({
    typeId: wireCouponType,
    accountId: wireId,
    currency: wireCurrency,
    amount: wireAmount,
    systemValue: v.optional(wireSystemValue),
    blockAmounts: v.optional(v.pipe(v.array(wireBlockAmount), v.maxLength(40))),
    antiExpressOdds: v.optional(wireExactOdds),
    exactCoef: v.optional(wireExactOdds),
    isDropOnScoreChange: v.boolean(),
    bonusBet: v.boolean(),
    changeCoefAction: wireChangeMode,
    coefViewId: v.pipe(wireCount, v.maxValue(100)),
    isOneClick: v.boolean(),
    bets: v.pipe(
      v.array(
        v.object({
          outcomeId: wireOutcomeId,
          odds: wireExactOdds,
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
    const { amount, blockAmounts, bets, ...order } = dataset.value;
    const read = minorReader(order.currency);
    const units = {
      ...order,
      amount: read.amount(amount),
      ...(blockAmounts && { blockAmounts: blockAmounts.map((own) => (own === 'max' ? own : read.amount(own))) }),
      bets: bets.map((bet) => ({ ...bet, amount: bet.amount === undefined ? undefined : read.amount(bet.amount) })),
    };
    if (read.isExact()) return units;
    addIssue({ message: 'an amount with more decimals than its currency' });
    return NEVER;
  }),
);

/** Reads amounts of one currency, and remembers whether all of them were exact in it. */
function minorReader(currency: string): {
  readonly amount: (amount: number) => Minor;
  readonly isExact: () => boolean;
} {
  const decimals = currencyDecimals(currency);
  let isExact = true;
  return {
    amount: (amount) => {
      const minor = toMinor(amount, decimals);
      if (minor.ok) return minor.value;
      isExact = false;
      return NO_MONEY;
    },
    isExact: () => isExact,
  };
}

export const wirePlacedCoupon = v.pipe(
  v.object({
    id: wireId,
    userId: v.optional(wireId),
    refId: v.optional(wireCount),
    accountId: wireId,
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
    changeCoefAction: wireChangeMode,
    lineCount: wireCount,
    possibleWin: wireAmount,
    minPossibleWin: v.optional(wireAmount),
    state: v.picklist(COUPON_STATES),
    payout: wireAmount,
    placedAt: wireMillis,
    settledAt: v.optional(wireMillis),
    bets: v.array(
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
      }),
    ),
  }),
  v.transform(({ typeId, changeCoefAction, coefViewId, isDropOnScoreChange, ...coupon }) => ({
    ...coupon,
    type: typeId,
    changeMode: changeCoefAction,
    oddsFormatId: coefViewId,
    isDroppedOnScoreChange: isDropOnScoreChange,
  })),
);

const betVerdict = {
  index: wireCount,
  outcomeId: wireOutcomeId,
  trouble: v.optional(v.picklist(BET_TROUBLES)),
  odds: v.optional(wireOdds),
  version: v.optional(wireCount),
};

export const wireVerdict = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    coupons: v.array(wirePlacedCoupon),
    balance: wireAmount,
    refused: v.array(v.object({ ...betVerdict, reason: v.picklist(REJECTION_REASONS) })),
  }),
  v.object({ status: v.literal('pending'), acceptAt: wireMillis, serverTime: wireMillis }),
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
  }),
]);
