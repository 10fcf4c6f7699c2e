import { currencyDecimals, roundAmount } from '../../shared/money.ts';
import { betAmount, couponAmount, couponSlip, couponSystemValue } from '../building/coupon-slip.ts';
import type { SlipFacts } from '../building/coupon-slip.ts';
import { couponType, playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import { currentOdds } from '../bets/coupon-bet.ts';
import { blockMaximums, maximumAmount } from './maximum-amount.ts';
import { conditionBlockOdds } from '../bets/odds-change.ts';
import { totalOdds } from '../maths/total-odds.ts';

/** An amount of the coupon and the bounds it must keep, in major units. */
export interface BoundedAmount {
  readonly amount: number;
  readonly minimum: number;
  readonly maximum?: number | undefined;
}

/** CS-34 The minimum of the chosen system size where the terms name one, else that of the coupon. */
export function minimumAmount(state: CouponState): number {
  const value = couponSystemValue(state);
  const option = state.terms?.systemOptions.find((candidate) => candidate.value === value);
  return option?.minBetAmount ?? state.terms?.minBetAmount ?? 0;
}

/** CS-35 What "max" puts in: the limit of the terms, held down by the balance where there is an account. */
export function couponMaximum(
  state: CouponState,
  facts: SlipFacts,
  account?: { readonly money?: number | undefined; readonly isBonus: boolean },
): number | undefined {
  const maximum = maximumAmount({
    maxBetAmount: state.terms?.maxBetAmount,
    maxPayout: state.terms?.maxPayout,
    odds: limitingOdds(state, facts),
    balance: account?.money,
    isBonusAccount: account?.isBonus ?? false,
    currencyDecimals: currencyDecimals(facts.currency),
  });
  return maximum.ok ? maximum.value : undefined;
}

/** CS-36 Singles keep the bounds bet by bet, a condition block by block along the chain of maximums, other coupons as a whole. */
export function amountRange(state: CouponState, facts: SlipFacts, isBonus: boolean): readonly BoundedAmount[] {
  const minimum = minimumAmount(state);
  const maximum = couponMaximum(state, facts, { isBonus });
  const { currency } = facts;
  const type = couponType(state);
  if (type === 'condition') return conditionRange(state, facts, { minimum, maximum });
  if (type !== 'singles') return [{ amount: couponAmount(state, currency), minimum, maximum }];
  return playedBets(state).map((bet) => ({ amount: betAmount(state, bet, currency), minimum, maximum }));
}

/** CS-37 What placing takes from the account: the amounts of singles together, else the coupon's amount. */
export function stakedTotal(state: CouponState, { currency }: SlipFacts): number {
  if (couponType(state) !== 'singles') return couponAmount(state, currency);
  const sum = playedBets(state).reduce((total, bet) => total + betAmount(state, bet, currency), 0);
  const rounded = roundAmount(sum, currencyDecimals(currency));
  return rounded.ok ? rounded.value : sum;
}

/** What each block of a condition may stake at most, first block first. */
export function conditionMaximums(state: CouponState, facts: SlipFacts, isBonus: boolean): readonly number[] {
  const first = couponMaximum(state, facts, { isBonus });
  const odds = conditionBlockOdds(couponSlip(state, facts));
  if (first === undefined || !odds.ok) return [];
  const maximums = blockMaximums(first, odds.value, currencyDecimals(facts.currency));
  return maximums.ok ? maximums.value : [];
}

function conditionRange(
  state: CouponState,
  facts: SlipFacts,
  bounds: { readonly minimum: number; readonly maximum: number | undefined },
): readonly BoundedAmount[] {
  const maximums = conditionMaximums(state, facts, bounds.maximum === undefined);
  const own = couponSlip(state, facts).blockAmounts ?? [];
  const later = own.flatMap((amount, index) =>
    index === 0 || typeof amount !== 'number' ? [] : [{ amount, minimum: 0, maximum: maximums[index] }],
  );
  return [{ amount: couponAmount(state, facts.currency), ...bounds }, ...later];
}

function limitingOdds(state: CouponState, facts: SlipFacts): number {
  const bets = playedBets(state);
  const total = totalOdds({ ...couponSlip(state, facts), bonusBet: false });
  if (couponType(state) !== 'singles' && total.ok) return total.value;
  return bets.reduce((most, bet) => Math.max(most, currentOdds(bet)), 1);
}
