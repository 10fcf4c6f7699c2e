import { NO_MONEY, sumOfMinor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { currentOdds } from '../bets/coupon-bet.ts';
import type { CouponBet } from '../bets/coupon-bet.ts';
import { amountOfBlock } from '../bets/coupon-blocks.ts';
import { blockOddsInUnits } from '../bets/odds-change.ts';
import { slipOf, type CheckedCoupon } from '../building/checked-coupon.ts';
import { betAmount, couponAmount, couponSystemValue, slipBlocks } from '../building/coupon-slip.ts';
import { couponType, playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import { oddsUnits } from '../maths/checked-slip.ts';
import { totalInUnits } from '../maths/total-odds.ts';
import { blockMaximumsInUnits, maximumInUnits } from './maximum-amount.ts';
import type { UnitLimits } from './maximum-amount.ts';

const EVENS = 1000 as MilliOdds;

/** An amount of the coupon and the bounds it must keep. */
export interface BoundedAmount {
  readonly amount: Minor;
  readonly minimum: Minor;
  readonly maximum?: Minor | undefined;
}

/** CS-34 The minimum of the chosen system size where the terms name one, else that of the coupon. */
export function minimumAmount(state: CouponState): Minor {
  const value = couponSystemValue(state);
  const option = state.terms?.systemOptions.find((candidate) => candidate.value === value);
  return option?.minBetAmount ?? state.terms?.minBetAmount ?? NO_MONEY;
}

interface StakingAccount {
  readonly money?: Minor | undefined;
  readonly isBonus: boolean;
}

/** CS-35 What "max" puts in: the limit of the terms, held down by the balance where there is an account. */
export function couponMaximum(coupon: CheckedCoupon, account?: StakingAccount): Minor | undefined {
  const { state } = coupon;
  const shared = sharedMaximum(coupon, account);
  if (couponType(state) !== 'singles') return shared;
  return playedBets(state)
    .map((bet) => lower(shared, singleMaximum(state, bet, account)))
    .reduce(lower, shared);
}

function sharedMaximum(coupon: CheckedCoupon, account?: StakingAccount): Minor | undefined {
  const { state } = coupon;
  const { maxBetAmount, maxPayout } = state.terms ?? {};
  const left = couponType(state) === 'singles' ? [] : playedBets(state).map((bet) => payoutLeft(state, bet));
  return boundedStake(account, { maxBetAmount, maxPayout: left.reduce(lower, maxPayout), odds: limitingOdds(coupon) });
}

/** MA-8 What other coupons of the player leave to one bet of singles. */
function singleMaximum(state: CouponState, bet: CouponBet, account: StakingAccount | undefined): Minor | undefined {
  const maxPayout = payoutLeft(state, bet);
  return maxPayout === undefined ? undefined : boundedStake(account, { maxPayout, odds: oddsOf(bet) });
}

function payoutLeft({ terms }: CouponState, { outcomeId }: CouponBet): Minor | undefined {
  return terms?.remainingPayouts?.find((left) => left.outcomeId === outcomeId)?.amount;
}

/** Without a price that is one, nobody knows what a payout limit would leave. */
function boundedStake(
  account: StakingAccount | undefined,
  { odds, ...limits }: Pick<UnitLimits, 'maxBetAmount' | 'maxPayout'> & { readonly odds: MilliOdds | undefined },
): Minor | undefined {
  const amounts = [limits.maxBetAmount, limits.maxPayout, account?.money];
  const areUnits = amounts.every((amount) => amount === undefined || Number.isSafeInteger(amount));
  if (odds === undefined || !areUnits) return undefined;
  return maximumInUnits({ ...limits, odds, balance: account?.money, isBonusAccount: account?.isBonus === true });
}

function lower(one: Minor | undefined, other: Minor | undefined): Minor | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}

/** CS-36 Singles keep the bounds bet by bet, a condition block by block along the chain of maximums, other coupons as a whole. */
export function amountRange(coupon: CheckedCoupon, isBonus: boolean): readonly BoundedAmount[] {
  const { state, facts } = coupon;
  const { currency } = facts;
  const minimum = minimumAmount(state);
  const type = couponType(state);
  if (type === 'condition') return conditionRange(coupon, minimum, isBonus);
  if (type !== 'singles') {
    return [{ amount: couponAmount(state, currency), minimum, maximum: couponMaximum(coupon, { isBonus }) }];
  }
  const shared = sharedMaximum(coupon, { isBonus });
  return playedBets(state).map((bet) => ({
    amount: betAmount(state, bet, currency),
    minimum,
    maximum: lower(shared, singleMaximum(state, bet, { isBonus })),
  }));
}

/** CS-37 What placing takes from the account: the amounts of singles together, else the coupon's amount. Nothing where the sum is out of range. */
export function stakedTotal({ state, facts: { currency } }: CheckedCoupon): Minor | undefined {
  if (couponType(state) !== 'singles') return couponAmount(state, currency);
  return sumOfMinor(playedBets(state).map((bet) => betAmount(state, bet, currency)));
}

/** What each block of a condition may stake at most, first block first. */
export function conditionMaximums(coupon: CheckedCoupon, isBonus: boolean): readonly Minor[] {
  const first = couponMaximum(coupon, { isBonus });
  const slip = slipOf(coupon);
  if (first === undefined || !slip.ok) return [];
  const odds = blockOddsInUnits(slip.value);
  const maximums = odds.ok ? blockMaximumsInUnits(first, odds.value) : odds;
  return maximums.ok ? maximums.value : [];
}

function conditionRange(coupon: CheckedCoupon, minimum: Minor, isBonus: boolean): readonly BoundedAmount[] {
  const { state, facts } = coupon;
  const maximum = couponMaximum(coupon, { isBonus });
  const maximums = conditionMaximums(coupon, maximum === undefined);
  const later = slipBlocks(playedBets(state), 'condition').flatMap((block, index) => {
    const amount = amountOfBlock(state.blockAmounts, block);
    return index === 0 || amount === 'max' ? [] : [{ amount, minimum: NO_MONEY, maximum: maximums[index] }];
  });
  return [{ amount: couponAmount(state, facts.currency), minimum, maximum }, ...later];
}

function limitingOdds(coupon: CheckedCoupon): MilliOdds | undefined {
  const { state } = coupon;
  const slip = slipOf(coupon);
  const total = slip.ok ? totalInUnits({ ...slip.value, hasBonusBet: false }) : slip;
  if (couponType(state) !== 'singles' && total.ok) return total.value;
  let most = EVENS;
  for (const bet of playedBets(state)) {
    const odds = oddsOf(bet);
    if (odds === undefined) return undefined;
    if (odds > most) most = odds;
  }
  return most;
}

function oddsOf(bet: CouponBet): MilliOdds | undefined {
  const odds = oddsUnits(currentOdds(bet));
  return odds.ok ? odds.value : undefined;
}
