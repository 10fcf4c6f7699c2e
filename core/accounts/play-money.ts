import { initialAmount } from '../coupon/amounts/amount-step.ts';

/** AC-6 What one top-up of play money adds, in major units of the currency. */
export function topUpAmount(currency: string): number {
  return initialAmount(currency) * 200;
}
