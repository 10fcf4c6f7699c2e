import { amountStep, initialAmount } from '../../../core/coupon/amounts/amount-step.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { hasBonusBet } from '../../../core/coupon/maths/bonus-bet.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';

/** The limits of a currency in major units. The amount step tells what a currency is worth: RUB 100, EUR 2.5. */
export interface CouponLimits {
  /** A tenth of the step: RUB 10, EUR 0.25. */
  readonly minBetAmount: number;
  /** A hundredth of the step: RUB 1, EUR 0.03. */
  readonly minPerLine: number;
  /** Twenty thousand steps: EUR 50,000, RUB 2,000,000. */
  readonly maxPayout: number;
  /** The possible win from which the hyper bonus counts: the initial amount of a coupon. */
  readonly minHyperBonusBetLimit: number;
  /** Twenty-five thousand steps: RUB 2,500,000. */
  readonly maxHyperBonusLimit: number;
}

export function couponLimits(currency: string): CouponLimits {
  const step = amountStep(currency);
  return {
    minBetAmount: ceiled(step / 10, currency),
    minPerLine: ceiled(step / 100, currency),
    maxPayout: step * 20_000,
    minHyperBonusBetLimit: initialAmount(currency),
    maxHyperBonusLimit: step * 25_000,
  };
}

export function isBonusBetAvailable(type: CouponType, odds: readonly number[]): boolean {
  return hasBonusBet({
    isEnabled: DEFAULT_PROFILE.isBonusBetAvailable,
    type,
    bets: odds.map((price) => ({ odds: price, kind: 0 })),
    isManuallyDeleted: false,
  });
}

/** The next amount of the currency that is not below; a hair of a unit is noise of the division. */
function ceiled(amount: number, currency: string): number {
  const units = 10 ** currencyDecimals(currency);
  return Math.max(1, Math.ceil(Number((amount * units).toFixed(6)))) / units;
}
