import { bonusMostStake, type BonusKind, type WagerTerms } from '../../../core/promotions/bonus-terms.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../../core/shared/odds.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import { initialAmounts } from '../players/player-accounts.ts';

/** RGF-21 What a first deposit gives besides; the limit is counted in initial amounts of a coupon. */
export const FIRST_DEPOSIT_BONUSES = [
  { first_deposit_bonus_choice: 1, percent: 100, amounts: 100, wager: 5 },
  { first_deposit_bonus_choice: 2, percent: 50, amounts: 200, wager: 35 },
] as const;

/** What a bonus for sports asks of the coupons that it is staked on, and for how many days it is there. */
export const SPORT_TERMS = { leastBets: 3, leastOdds: thousandths(1400), days: 30 } as const;

/** BON-41 What a bonus for the casino asks of its rounds, for how many days, and how many times it is paid at most. */
export const CASINO_TERMS = { mostStakeAmounts: 2, mostPaidTimes: 10, days: 30 } as const;

/** What a first deposit gives in a currency. */
export function firstDepositBonus(kind: BonusKind, currency: string) {
  const { amounts, ...terms } = FIRST_DEPOSIT_BONUSES[kind === 'sport' ? 0 : 1];
  return { ...terms, most: initialAmounts(currency, amounts) };
}

/** The terms of a bonus for sports of an amount. */
export function sportTerms(amount: Minor, currency: string): WagerTerms {
  const { leastBets, leastOdds } = SPORT_TERMS;
  return { leastBets, leastOdds, mostStake: bonusMostStake(amount, couponLimits(currency).minBetAmount) };
}

/** BON-41 The highest stake of a round from a bonus in a currency. */
export function casinoMostStake(currency: string): Minor {
  return initialAmounts(currency, CASINO_TERMS.mostStakeAmounts);
}

/** So many times an amount; nothing where that is out of range. */
export function timesAmount(amount: Minor, times: number): Minor | undefined {
  return minorUnits(BigInt(amount) * BigInt(times));
}

function thousandths(count: number): MilliOdds {
  const odds = milliOddsOf(count);
  if (odds === undefined) throw new RangeError(`${String(count)} are no odds`);
  return odds;
}
