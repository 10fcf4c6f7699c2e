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
import { stakeWithin } from '../maths/total-odds.ts';
import { blockMaximumsInUnits, maximumInUnits } from './maximum-amount.ts';

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
  return boundedStake(account, maxBetAmount, payoutBound(coupon, left.reduce(lower, maxPayout)));
}

/** MA-8 What other coupons of the player leave to one bet of singles. */
function singleMaximum(state: CouponState, bet: CouponBet, account: StakingAccount | undefined): Minor | undefined {
  const left = payoutLeft(state, bet);
  return left === undefined ? undefined : boundedStake(account, undefined, stakeAt(left, [bet]));
}

/** MA-9 Whether other coupons of the player leave so little of the largest payout that not even the minimum can be staked. */
export function isPayoutUsed(coupon: CheckedCoupon, isBonus: boolean): boolean {
  const { state } = coupon;
  const minimum = minimumAmount(state);
  const isSingles = couponType(state) === 'singles';
  if (isBonus || minimum <= NO_MONEY) return false;
  return playedBets(state).some((bet) => {
    const stake = isSingles ? singleMaximum(state, bet, undefined) : payoutBound(coupon, payoutLeft(state, bet));
    return stake !== undefined && stake < minimum;
  });
}

function payoutLeft({ terms }: CouponState, { outcomeId }: CouponBet): Minor | undefined {
  return terms?.remainingPayouts?.find((left) => left.outcomeId === outcomeId)?.amount;
}

function boundedStake(
  account: StakingAccount | undefined,
  maxBetAmount: Minor | undefined,
  byPayout: Minor | undefined,
): Minor | undefined {
  if (account?.isBonus === true) return account.money;
  const bounds = [maxBetAmount, byPayout, account?.money];
  const areUnits = bounds.every((bound) => bound === undefined || Number.isSafeInteger(bound));
  return areUnits ? bounds.reduce(lower) : undefined;
}

/** What wins no more than a payout: by the exact total of the coupon, or by the highest odds where there is none. */
function payoutBound(coupon: CheckedCoupon, payout: Minor | undefined): Minor | undefined {
  if (payout === undefined || !Number.isSafeInteger(payout)) return payout;
  const slip = slipOf(coupon);
  const whole = slip.ok && slip.value.type !== 'singles' ? stakeWithin(slip.value, payout) : undefined;
  return whole ?? stakeAt(payout, playedBets(coupon.state));
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

/** Without a price that is one, nobody knows what a payout leaves: nothing is staked on it. */
function stakeAt(payout: Minor, bets: readonly CouponBet[]): Minor | undefined {
  let most = EVENS;
  for (const bet of bets) {
    const odds = currentOdds(bet);
    if (!Number.isSafeInteger(odds) || odds < EVENS) return NO_MONEY;
    if (odds > most) most = odds;
  }
  return Number.isSafeInteger(payout)
    ? maximumInUnits({ maxPayout: payout, odds: most, isBonusAccount: false })
    : undefined;
}
