import { NO_MONEY, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { seconds } from '../../shared/time.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import { BET_TROUBLES } from '../bets/bet.ts';
import type { BetTrouble } from '../bets/bet.ts';
import type { PromoObstacle } from '../promo/promo-terms.ts';
import { isGoneBet, isLiveBet, type CouponBet } from '../bets/coupon-bet.ts';
import { couponOdds, type CheckedCoupon } from '../building/checked-coupon.ts';
import { couponType, playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import { amountRange, isPayoutUsed, stakedTotal } from '../amounts/coupon-limits.ts';
import { safeLineCount } from '../maths/line-count.ts';
import { minorProblem } from '../amounts/maximum-amount.ts';
import { typeBounds } from '../maths/type-bounds.ts';

/** Why the coupon cannot be placed as it stands; 'sign-in' is answered by signing in. */
export type PlaceObstacle =
  | { readonly code: 'no-bets' | 'no-amount' | 'sign-in' | 'offline' | 'no-terms' | 'stale-prices' | 'no-account' }
  | { readonly code: 'anti-express-refused' | 'invalid-coupon' | 'promo-unsuited' | 'payout-used' }
  | { readonly code: 'too-few-bets' | 'too-many-bets'; readonly count: number }
  | { readonly code: BetTrouble; readonly count: number }
  | { readonly code: 'below-minimum' | 'above-maximum' | 'not-enough-money'; readonly limit: Minor }
  | { readonly code: 'below-exact-odds'; readonly odds: MilliOdds; readonly total: MilliOdds };

export interface PlaceFacts {
  readonly isSignedIn: boolean;
  readonly isOnline: boolean;
  readonly account?: { readonly money: Minor; readonly isBonus: boolean } | undefined;
  readonly now: EpochMillis;
  /** Above the maximum an operator is asked. */
  readonly isVipBet?: boolean | undefined;
  /** Why the promo code that the player chose gives the coupon nothing. */
  readonly promo?: PromoObstacle | undefined;
  /** The house stakes the coupon. */
  readonly isFreeBet?: boolean | undefined;
  /** What an advance pays of the stake. */
  readonly prepaid?: Minor | undefined;
}

const LIVE_SILENCE: Millis = seconds(9);
const LINE_SILENCE: Millis = seconds(30);

/** CS-24 Prices are stale when no terms came for three polls: 9 s with a live bet that takes part, 30 s without. */
export function hasStalePrices(state: CouponState, now: EpochMillis): boolean {
  if (state.termsAt === undefined) return false;
  return now - state.termsAt > (hasLiveBets(state) ? LIVE_SILENCE : LINE_SILENCE);
}

/** Whether a bet that takes part is on a game being played. */
export function hasLiveBets(state: CouponState): boolean {
  return playedBets(state).some(isLiveBet);
}

/** The first thing that stands in the way of placing, in the order a player would put it right [CS-50]. */
export function placeObstacle(coupon: CheckedCoupon, facts: PlaceFacts): PlaceObstacle | undefined {
  const { state } = coupon;
  return (
    goneObstacle(state) ??
    picksObstacle(coupon) ??
    (facts.isSignedIn ? undefined : visitorObstacle(state)) ??
    troubleObstacle(state) ??
    feedObstacle(state, facts) ??
    (facts.promo === undefined ? undefined : { code: 'promo-unsuited' }) ??
    amountObstacle(coupon, facts) ??
    oddsObstacle(coupon)
  );
}

/** CS-82 What is over or no longer offered stands in the way of everybody, signed in or not, until it is taken or left out. */
function goneObstacle({ bets }: CouponState): PlaceObstacle | undefined {
  return firstTrouble(bets.filter((bet) => !bet.isLeftOut && isGoneBet(bet)));
}

/** CS-51 A coupon needs bets, and as many bets or blocks as its type asks for. */
function picksObstacle({ state, slip }: CheckedCoupon): PlaceObstacle | undefined {
  const bets = playedBets(state);
  if (bets.length === 0) return { code: 'no-bets' };
  const type = couponType(state);
  const { fewestBets, mostBets, fewestBlocks, mostBlocks } = typeBounds(type);
  const lines = slip.ok ? safeLineCount(slip.value) : slip;
  if (lines.ok) return undefined;
  if (lines.error.code === 'too-few-bets') return { code: 'too-few-bets', count: Math.max(fewestBets, fewestBlocks) };
  if (lines.error.code === 'too-many-bets') return { code: 'too-many-bets', count: Math.min(mostBets, mostBlocks) };
  return lines.error.code.startsWith('amount') ? { code: 'no-amount' } : { code: 'invalid-coupon' };
}

/** CS-57 Nobody is asked to sign in for an anti-express that nobody can place. */
function visitorObstacle(state: CouponState): PlaceObstacle {
  const isRefused = troubleObstacle(state) === undefined && hasRefusedAntiExpress(state);
  return { code: isRefused ? 'anti-express-refused' : 'sign-in' };
}

function hasRefusedAntiExpress(state: CouponState): boolean {
  if (couponType(state) !== 'anti-express' || state.areTermsBehind) return false;
  return state.terms !== undefined && state.terms.antiExpressOdds === undefined;
}

/** CS-52 A bet in trouble keeps its place, and placing waits until it opens or is left out. */
function troubleObstacle(state: CouponState): PlaceObstacle | undefined {
  return firstTrouble(playedBets(state));
}

function firstTrouble(bets: readonly CouponBet[]): PlaceObstacle | undefined {
  for (const code of BET_TROUBLES) {
    const count = bets.filter(({ trouble }) => trouble === code).length;
    if (count > 0) return { code, count };
  }
  return undefined;
}

/** CS-53 Nothing is placed offline; CS-54 stale prices stop a coupon with a live bet, missing terms any coupon. */
function feedObstacle(state: CouponState, { isOnline, now }: PlaceFacts): PlaceObstacle | undefined {
  if (!isOnline) return { code: 'offline' };
  const isAntiExpress = couponType(state) === 'anti-express';
  if (state.terms === undefined || (isAntiExpress && state.areTermsBehind)) return { code: 'no-terms' };
  if (hasLiveBets(state) && hasStalePrices(state, now)) return { code: 'stale-prices' };
  return hasRefusedAntiExpress(state) ? { code: 'anti-express-refused' } : undefined;
}

/** CS-55, FB-2 Every amount lies between the minimum and the maximum, and the account covers their sum; MA-9 where nothing can be staked it is said why. */
function amountObstacle(
  coupon: CheckedCoupon,
  { account, isVipBet, isFreeBet, prepaid = NO_MONEY }: PlaceFacts,
): PlaceObstacle | undefined {
  if (account === undefined) return { code: 'no-account' };
  if (isVipBet !== true && isFreeBet !== true && isPayoutUsed(coupon, account.isBonus)) return { code: 'payout-used' };
  for (const { amount, maximum, minimum } of amountRange(coupon, account.isBonus)) {
    const trouble = minorProblem(amount, { minimum, maximum });
    if (trouble === 'not-an-amount') return { code: 'no-amount' };
    if (trouble === 'below-minimum' && isFreeBet !== true) return { code: trouble, limit: minimum };
    if (trouble === 'above-maximum' && maximum !== undefined && isVipBet !== true)
      return { code: trouble, limit: maximum };
  }
  if (isFreeBet === true) return undefined;
  const staked = stakedTotal(coupon);
  const isCovered = staked !== undefined && staked - prepaid <= account.money;
  return isCovered ? undefined : { code: 'not-enough-money', limit: account.money };
}

/** CS-56 A total below the exact odds is not sent. */
function oddsObstacle(coupon: CheckedCoupon): PlaceObstacle | undefined {
  const { slip } = coupon;
  const total = couponOdds(coupon);
  if (!slip.ok || !total.ok) return { code: 'invalid-coupon' };
  const { exactOdds } = slip.value;
  return exactOdds === undefined || total.value >= exactOdds
    ? undefined
    : { code: 'below-exact-odds', odds: exactOdds, total: total.value };
}
