import { initialInUnits } from '../coupon/amounts/initial-amount.ts';
import { currencyDecimals, minorUnits, type Minor } from '../shared/money.ts';

/** AC-6 What one top-up of play money adds: 200 initial amounts of the currency; nothing of one that is unknown. */
export function topUpAmount(currency: string): Minor | undefined {
  return currencyDecimals(currency) === undefined ? undefined : minorUnits(initialInUnits(currency) * 200);
}
