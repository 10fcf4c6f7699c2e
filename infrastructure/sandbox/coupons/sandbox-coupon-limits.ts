import { amountStep } from '../../../core/coupon/amounts/amount-step.ts';
import { initialAmount } from '../../../core/coupon/amounts/initial-amount.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { hasBonusBetInUnits } from '../../../core/coupon/maths/bonus-bet.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import type { SiteRules } from '../../../core/site/debugger/debugger-gateway.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { exactMinor } from '../players/player-accounts.ts';
import { CouponProblem } from './coupon-problem.ts';

/** The limits of a currency. The amount step tells what a currency is worth: RUB 100, EUR 2.5. */
export interface CouponLimits {
  /** A tenth of the step: RUB 10, EUR 0.25. */
  readonly minBetAmount: Minor;
  /** A hundredth of the step: RUB 1, EUR 0.03. */
  readonly minPerLine: Minor;
  /** Twenty thousand steps: EUR 50,000, RUB 2,000,000. */
  readonly maxPayout: Minor;
  /** The possible win from which the hyper bonus counts: the initial amount of a coupon. */
  readonly minHyperBonusBetLimit: Minor;
  /** Twenty-five thousand steps: RUB 2,500,000. */
  readonly maxHyperBonusLimit: Minor;
}

export function couponLimits(currency: string): CouponLimits {
  const step = exactMinor(amountStep(currency), currency);
  return {
    minBetAmount: partOf(step, 10),
    minPerLine: partOf(step, 100),
    maxPayout: times(step, 20_000),
    minHyperBonusBetLimit: exactMinor(initialAmount(currency), currency),
    maxHyperBonusLimit: times(step, 25_000),
  };
}

/** BB-7 Where the operator has it on. */
export function isBonusBetAvailable(
  { isAvailableCouponBonusBet }: Pick<SiteRules, 'isAvailableCouponBonusBet'>,
  type: CouponType,
  odds: readonly MilliOdds[],
): boolean {
  return hasBonusBetInUnits({
    isEnabled: isAvailableCouponBonusBet,
    type,
    bets: odds.map((price) => ({ odds: price, kind: 0 })),
    isManuallyDeleted: false,
  });
}

/** The part of an amount, rounded up to a whole minor unit: a limit of nothing limits nothing. */
function partOf(amount: Minor, parts: number): Minor {
  return knownMinor((BigInt(amount) + BigInt(parts) - 1n) / BigInt(parts));
}

function times(amount: Minor, count: number): Minor {
  return knownMinor(BigInt(amount) * BigInt(count));
}

function knownMinor(units: bigint): Minor {
  const minor = minorUnits(units);
  if (minor === undefined) throw new CouponProblem('limit-out-of-range');
  return minor;
}

/** VIP-18 VIP bets are offered where the operator has them on and somebody looks at the queue, which is one of the demonstration's. */
export function isVipBetShown({ options, entry }: Pick<SandboxParts, 'options' | 'entry'>): boolean {
  return options.isDemo && entry.rules.showVipBet;
}
