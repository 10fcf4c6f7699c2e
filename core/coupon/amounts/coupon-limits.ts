import { currencyDecimals, roundAmount } from '../../shared/money.ts';
import { betAmount, couponAmount, couponSlip, couponSystemValue } from '../building/coupon-slip.ts';
import type { SlipFacts } from '../building/coupon-slip.ts';
import { couponType, playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import { currentOdds } from '../bets/coupon-bet.ts';
import type { CouponBet } from '../bets/coupon-bet.ts';
import { blockMaximums, maximumAmount } from './maximum-amount.ts';
import type { AmountLimits } from './maximum-amount.ts';
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

interface StakingAccount {
  readonly money?: number | undefined;
  readonly isBonus: boolean;
}

/** CS-35 What "max" puts in: the limit of the terms, held down by the balance where there is an account. */
export function couponMaximum(state: CouponState, facts: SlipFacts, account?: StakingAccount): number | undefined {
  const shared = sharedMaximum(state, facts, account);
  if (couponType(state) !== 'singles') return shared;
  return playedBets(state)
    .map((bet) => lower(shared, singleMaximum(state, facts, { bet, account })))
    .reduce(lower, shared);
}

function sharedMaximum(state: CouponState, facts: SlipFacts, account?: StakingAccount): number | undefined {
  const { maxBetAmount, maxPayout } = state.terms ?? {};
  const left = couponType(state) === 'singles' ? [] : playedBets(state).map((bet) => payoutLeft(state, bet));
  return boundedStake(facts, account, {
    maxBetAmount,
    maxPayout: left.reduce(lower, maxPayout),
    odds: limitingOdds(state, facts),
  });
}

/** MA-8 What other coupons of the player leave to one bet of singles. */
function singleMaximum(
  state: CouponState,
  facts: SlipFacts,
  { bet, account }: { readonly bet: CouponBet; readonly account: StakingAccount | undefined },
): number | undefined {
  const maxPayout = payoutLeft(state, bet);
  return maxPayout === undefined ? undefined : boundedStake(facts, account, { maxPayout, odds: currentOdds(bet) });
}

function payoutLeft({ terms }: CouponState, { outcomeId }: CouponBet): number | undefined {
  return terms?.remainingPayouts?.find((left) => left.outcomeId === outcomeId)?.amount;
}

function boundedStake(
  { currency }: SlipFacts,
  account: StakingAccount | undefined,
  limits: Pick<AmountLimits, 'maxBetAmount' | 'maxPayout' | 'odds'>,
): number | undefined {
  const maximum = maximumAmount({
    ...limits,
    balance: account?.money,
    isBonusAccount: account?.isBonus ?? false,
    currencyDecimals: currencyDecimals(currency),
  });
  return maximum.ok ? maximum.value : undefined;
}

function lower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** CS-36 Singles keep the bounds bet by bet, a condition block by block along the chain of maximums, other coupons as a whole. */
export function amountRange(state: CouponState, facts: SlipFacts, isBonus: boolean): readonly BoundedAmount[] {
  const minimum = minimumAmount(state);
  const maximum = couponMaximum(state, facts, { isBonus });
  const { currency } = facts;
  const type = couponType(state);
  if (type === 'condition') return conditionRange(state, facts, { minimum, maximum });
  if (type !== 'singles') return [{ amount: couponAmount(state, currency), minimum, maximum }];
  const shared = sharedMaximum(state, facts, { isBonus });
  return playedBets(state).map((bet) => ({
    amount: betAmount(state, bet, currency),
    minimum,
    maximum: lower(shared, singleMaximum(state, facts, { bet, account: { isBonus } })),
  }));
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
