import { initialInUnits } from '../coupon/amounts/amount-step.ts';
import { minorUnits, type Minor } from '../shared/money.ts';

/** AC-6 What one top-up of play money adds: 200 initial amounts of the currency. */
export function topUpAmount(currency: string): Minor | undefined {
  return minorUnits(initialInUnits(currency) * 200);
}
