import { bonusMostStake, type WagerTerms } from '../../../core/promotions/bonus-terms.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../../core/shared/odds.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import { initialAmounts } from '../players/player-accounts.ts';

/** RGF-21 What a first deposit gives besides; the limit is counted in initial amounts of a coupon. None is for the casino, where nothing is staked from a bonus [RND-11]. */
export const FIRST_DEPOSIT_BONUSES = [{ first_deposit_bonus_choice: 1, percent: 100, amounts: 100, wager: 5 }] as const;

/** BON-11 The bonuses that are offered to a first deposit, by their numbers. */
export const OFFERED_BONUSES: readonly (1 | 2)[] = FIRST_DEPOSIT_BONUSES.map(
  ({ first_deposit_bonus_choice: choice }) => choice,
);

/** What a bonus for sports asks of the coupons that it is staked on, and for how many days it is there. */
export const SPORT_TERMS = { leastBets: 3, leastOdds: thousandths(1400), days: 30 } as const;

/** What a first deposit gives in a currency. */
export function sportBonus(currency: string) {
  const { amounts, ...terms } = FIRST_DEPOSIT_BONUSES[0];
  return { ...terms, most: initialAmounts(currency, amounts) };
}

/** The terms of a bonus of an amount. */
export function sportTerms(amount: Minor, currency: string): WagerTerms {
  const { leastBets, leastOdds } = SPORT_TERMS;
  return { leastBets, leastOdds, mostStake: bonusMostStake(amount, couponLimits(currency).minBetAmount) };
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
