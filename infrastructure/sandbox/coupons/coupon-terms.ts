import { isDividedType } from '../../../core/coupon/maths/divided-types.ts';
import { betTroubles, isBannedFromExpress } from '../../../core/coupon/bets/bet-dependence.ts';
import { hyperBonusPercent } from '../../../core/coupon/maths/hyper-bonus-share.ts';
import { antiExpressOdds } from '../../../core/coupon/maths/anti-express-odds.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { combinations } from '../../../core/coupon/maths/line-count.ts';
import { lineCount } from '../../../core/coupon/maths/line-count.ts';
import { maximumAmount, systemMinimum } from '../../../core/coupon/amounts/maximum-amount.ts';
import type { Slip } from '../../../core/coupon/maths/slip.ts';
import { totalOdds } from '../../../core/coupon/maths/total-odds.ts';
import { typeBounds } from '../../../core/coupon/maths/type-bounds.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { CallInput, WireReply } from '../../http/call.ts';
import type { COUPON_UPDATE } from '../../coupon/coupon-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { betFeedDetails } from './bet-feed-details.ts';
import { betOffer, type BetOffer } from './bet-offer.ts';
import { couponLimits, isBonusBetAvailable, type CouponLimits } from './sandbox-coupon-limits.ts';

export interface TermsQuestion {
  readonly type: CouponType;
  readonly currency: string;
  readonly systemValue?: number | undefined;
  readonly bets: NonNullable<CallInput<typeof COUPON_UPDATE>['body']>['bets'];
}

/** The terms under which a coupon would be taken at this moment. */
export function couponTerms(parts: SandboxParts, question: TermsQuestion): WireReply<typeof COUPON_UPDATE> {
  const { type, currency, bets } = question;
  const offers = bets.map((bet) => betOffer(parts, bet.outcomeId));
  const troubles = betTroubles(type, offers);
  const limits = couponLimits(currency);
  const odds = offers.map((offer) => offer.odds);
  const slip = questionSlip(question, offers);
  const anti = antiExpressOdds(odds);
  const systemOptions = listSystemOptions(question, limits);
  return {
    serverTime: parts.now(),
    bets: offers.map((offer, index) => {
      const { outcomeId, gameId, version, isLive, status, startsAt, score, clock, home, away } = offer;
      const trouble = troubles[index];
      const details = betFeedDetails(parts, outcomeId, isLive ? offer : undefined);
      return {
        outcomeId,
        gameId,
        odds: offer.odds,
        version,
        isLive,
        ...(trouble === undefined ? {} : { trouble }),
        isDisabledBanker: isBannedFromExpress(offer),
        status,
        startsAt,
        score: { ...score, periods: [...score.periods] },
        clock,
        ...(home === undefined ? {} : { home }),
        ...(away === undefined ? {} : { away }),
        ...(details === undefined ? {} : { details }),
      };
    }),
    minBetAmount: minimumStake(slip, limits),
    ...maximumFields(slip, limits, currency),
    maxPayout: limits.maxPayout,
    systemOptions,
    ...(bets.length > 1 && anti.ok ? { antiExpressOdds: anti.value } : {}),
    isBonusBetAvailable: isBonusBetAvailable(type, odds),
    hyperBonusPercent: hyperBonusPercent(type, odds),
    minHyperBonusBetLimit: limits.minHyperBonusBetLimit,
    maxHyperBonusLimit: limits.maxHyperBonusLimit,
  };
}

/** The least that may be staked on a coupon: the currency's minimum, or its minimum per line where there are many. */
export function minimumStake(slip: Slip, { minBetAmount, minPerLine }: CouponLimits): number {
  const lines = lineCount(slip);
  if (!lines.ok || !isDividedType(slip.type)) return minBetAmount;
  return exact(systemMinimum({ minBetAmount, minimumPerLine: minPerLine, lines: lines.value }));
}

/** The most that may be staked: what at these odds pays no more than the largest payout. */
export function maximumStake(slip: Slip, limits: CouponLimits, currency: string): number | undefined {
  const odds = slip.type === 'singles' ? highestOdds(slip) : totalOdds(slip);
  if (!odds.ok) return undefined;
  const decimals = currencyDecimals(currency);
  const { maxPayout } = limits;
  const most = maximumAmount({ maxPayout, odds: odds.value, isBonusAccount: false, currencyDecimals: decimals });
  return most.ok ? most.value : undefined;
}

function maximumFields(slip: Slip, limits: CouponLimits, currency: string): { readonly maxBetAmount?: number } {
  const most = maximumStake(slip, limits, currency);
  return most === undefined ? {} : { maxBetAmount: most };
}

/** Singles share one maximum: that of the bet with the highest odds. */
function highestOdds({ bets }: Slip) {
  return { ok: true, value: Math.max(1, ...bets.map((bet) => bet.odds)) } as const;
}

function questionSlip({ type, currency, systemValue, bets }: TermsQuestion, offers: readonly BetOffer[]): Slip {
  const { minBetAmount } = couponLimits(currency);
  return {
    type,
    amount: minBetAmount,
    currencyDecimals: currencyDecimals(currency),
    systemValue,
    bets: offers.map(({ odds }, index) => ({ odds, block: bets[index]?.block, amount: minBetAmount })),
  };
}

/** Every size from two legs up to all but one, with its lines and its least amount. */
function listSystemOptions({ type, bets }: TermsQuestion, limits: CouponLimits) {
  if (type !== 'system' && type !== 'multi') return [];
  const counted = bets.filter((bet) => bet.block !== 0);
  const legs = type === 'system' ? counted.length : new Set(counted.map((bet) => bet.block)).size;
  if (legs < 3 || legs > Math.min(typeBounds(type).mostBlocks, 40)) return [];
  return Array.from({ length: legs - 2 }, (_, index) => {
    const value = index + 2;
    const combo = Number(combinations(legs, value));
    const { minBetAmount, minPerLine } = limits;
    const least = exact(systemMinimum({ minBetAmount, minimumPerLine: minPerLine, lines: combo }));
    return { value, offset: legs, minBetAmount: least, combo };
  });
}

/** Lines times a minimum per line, without the noise of the multiplication. */
function exact(amount: number): number {
  return Number(amount.toFixed(3));
}
