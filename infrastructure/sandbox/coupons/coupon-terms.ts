import { hasSystemSize, isDividedType } from '../../../core/coupon/maths/divided-types.ts';
import type { BetTrouble } from '../../../core/coupon/bets/bet.ts';
import { betTroubles, isBannedFromExpress } from '../../../core/coupon/bets/bet-dependence.ts';
import { hyperBonusPercentInUnits } from '../../../core/coupon/maths/hyper-bonus-share.ts';
import { priceAntiExpress } from '../../../core/coupon/maths/anti-express-odds.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { combinations, countLines } from '../../../core/coupon/maths/line-count.ts';
import { maximumInUnits, systemMinimumInUnits } from '../../../core/coupon/amounts/maximum-amount.ts';
import { checkUnits, type CheckedSlip } from '../../../core/coupon/maths/checked-slip.ts';
import type { UnitSlip } from '../../../core/coupon/maths/unit-slip.ts';
import { stakeWithin } from '../../../core/coupon/maths/total-odds.ts';
import { LARGEST_EXPRESS, typeBounds } from '../../../core/coupon/maths/type-bounds.ts';
import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { CallInput, WireReply } from '../../http/call.ts';
import type { COUPON_UPDATE } from '../../coupon/coupon-calls.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { betFeedDetails } from './bet-feed-details.ts';
import { betNames } from './bet-names.ts';
import { betOffer, type BetOffer } from './bet-offer.ts';
import { couponLimits, isBonusBetAvailable, type CouponLimits } from './sandbox-coupon-limits.ts';

export interface TermsQuestion {
  readonly type: CouponType;
  readonly currency: string;
  readonly systemValue?: number | undefined;
  /** Names are given only in a language that was asked for. */
  readonly language?: Language | undefined;
  readonly bets: NonNullable<CallInput<typeof COUPON_UPDATE>['body']>['bets'];
}

/** The terms under which a coupon would be taken at this moment, whoever asks. */
export function couponTerms(parts: SandboxParts, question: TermsQuestion): WireReply<typeof COUPON_UPDATE> {
  const { type, currency, bets, language } = question;
  const offers = bets.map((bet) => betOffer(parts, bet.outcomeId));
  const troubles = betTroubles(type, offers);
  const limits = couponLimits(currency);
  const odds = offers.map((offer) => offer.odds);
  const slip = checkUnits(questionSlip(parts, question, offers));
  const money = (minor: Minor) => majorAmount(minor, currency);
  const most = slip.ok ? maximumStake(slip.value, limits) : undefined;
  const anti = bets.length > 1 && bets.length <= LARGEST_EXPRESS ? priceAntiExpress(odds) : undefined;
  const systemOptions = listSystemOptions(question, limits);
  return {
    serverTime: parts.now(),
    bets: offers.map((offer, index) => ({
      ...offeredTerms(parts, offer, troubles[index]),
      ...(language === undefined ? {} : { names: betNames(parts, offer, language) }),
    })),
    minBetAmount: money(slip.ok ? minimumStake(slip.value, limits) : limits.minBetAmount),
    ...(most === undefined ? {} : { maxBetAmount: money(most) }),
    maxPayout: money(limits.maxPayout),
    systemOptions,
    ...(anti === undefined ? {} : { antiExpressOdds: decimalOdds(anti) }),
    isBonusBetAvailable: isBonusBetAvailable(parts.entry.rules, type, odds),
    hyperBonusPercent: hyperBonusPercentInUnits(type, odds),
    minHyperBonusBetLimit: money(limits.minHyperBonusBetLimit),
    maxHyperBonusLimit: money(limits.maxHyperBonusLimit),
  };
}

function offeredTerms(parts: SandboxParts, offer: BetOffer, trouble: BetTrouble | undefined) {
  const { outcomeId, gameId, version, isLive, status, startsAt, score, clock, home, away } = offer;
  const details = betFeedDetails(parts, outcomeId, isLive ? offer : undefined);
  return {
    outcomeId,
    gameId,
    odds: decimalOdds(offer.odds),
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
}

/** The least that may be staked on a coupon: the currency's minimum, or its minimum per line where there are many. */
export function minimumStake(slip: CheckedSlip, limits: CouponLimits): Minor {
  return isDividedType(slip.type) ? minimumOfLines(countLines(slip), limits) : limits.minBetAmount;
}

function minimumOfLines(lines: bigint, { minBetAmount, minPerLine, maxPayout }: CouponLimits): Minor {
  const minimum = systemMinimumInUnits(minBetAmount, minPerLine, lines);
  // So many lines ask for more than any amount, and more than anything pays is never staked.
  return minimum === undefined ? maxPayout : minimum;
}

/** The most that may be staked: what pays no more than the largest payout. */
export function maximumStake(slip: CheckedSlip, { maxPayout }: CouponLimits): Minor | undefined {
  if (slip.type === 'singles') {
    // Singles share one maximum: that of the bet with the highest odds.
    const odds = slip.bets.map((bet) => bet.odds).toSorted(descending)[0];
    return odds === undefined ? undefined : maximumInUnits({ maxPayout, odds, isBonusAccount: false });
  }
  return stakeWithin(slip, maxPayout);
}

function descending(left: number, right: number): number {
  return right - left;
}

function questionSlip(
  { entry }: SandboxParts,
  { type, currency, systemValue, bets }: TermsQuestion,
  offers: readonly BetOffer[],
): UnitSlip {
  const { minBetAmount } = couponLimits(currency);
  return {
    isInUnits: true,
    type,
    amount: minBetAmount,
    currencyDecimals: currencyDecimals(currency),
    systemValue,
    // a maximum that leaves room for the bonus is taken with it and without
    bonusBet: isBonusBetAvailable(
      entry.rules,
      type,
      offers.map(({ odds }) => odds),
    ),
    bets: offers.map(({ odds }, index) => ({ odds, block: bets[index]?.block, amount: minBetAmount })),
  };
}

/** Every size from two legs up to all but one, with its lines and its least amount. */
function listSystemOptions({ type, bets, currency }: TermsQuestion, limits: CouponLimits) {
  if (!hasSystemSize(type)) return [];
  const counted = bets.filter((bet) => bet.block !== 0);
  const legs = type === 'system' ? counted.length : new Set(counted.map((bet) => bet.block)).size;
  if (legs < 3 || legs > Math.min(typeBounds(type).mostBlocks, 40)) return [];
  return Array.from({ length: legs - 2 }, (_, index) => {
    const value = index + 2;
    const lines = combinations(legs, value);
    const minBetAmount = majorAmount(minimumOfLines(lines, limits), currency);
    return { value, offset: legs, minBetAmount, combo: Number(lines) };
  });
}
