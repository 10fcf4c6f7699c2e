import { AMOUNT_TABLE } from '../../../core/shared/amount-table.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';

/** More than any account can hold. */
export const MOST_COUNTED = Number.MAX_SAFE_INTEGER as Minor;

export interface MoneyIn {
  readonly currency: string;
  readonly amount: Minor;
}

/**
 * MA-8 What an amount of one currency is worth in another, never too little: the largest payouts say what currencies are worth to each
 * other here. Undefined for a currency that nobody knows.
 */
export function worthInCurrency(currency: string, money: MoneyIn): Minor | undefined {
  if (money.currency === currency) return money.amount;
  if (![currency, money.currency].every((known) => AMOUNT_TABLE.has(known))) return undefined;
  const [ours, theirs] = [currency, money.currency].map((each) => BigInt(couponLimits(each).maxPayout));
  if (ours === undefined || theirs === undefined) return undefined;
  const product = BigInt(money.amount) * ours;
  // rounded up, towards 0 where it is negative
  const worth = minorUnits((product > 0n ? product + theirs - 1n : product) / theirs);
  return worth === undefined ? MOST_COUNTED : worth;
}
