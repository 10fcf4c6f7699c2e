import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { CashbackWeek } from './cashback-week.ts';

/** CBK-5 Weeks whose stakes count towards a premium week. */
export const PREMIUM_WEEKS = 4;
const PREMIUM_STEPS = 1000;

/** CBK-5 What has to be staked in the weeks before a premium week. */
export function premiumThreshold(step: Minor): Minor {
  return (
    (Number.isSafeInteger(step) && step > 0 ? minorUnits(BigInt(step) * BigInt(PREMIUM_STEPS)) : undefined) ?? NO_MONEY
  );
}

/** CBK-5 Without a threshold no week is premium. */
export function isPremiumWeek(staked: Minor, threshold: Minor): boolean {
  return threshold > 0 && staked >= threshold;
}

/** CBK-6 Of what a premium week lost. */
export const PREMIUM_PERCENT = 1;

/** CBK-6 A hundredth of what a premium week lost, rounded down. */
export function premiumMoney(lost: Minor): Minor {
  if (!Number.isSafeInteger(lost) || lost <= 0) return NO_MONEY;
  return minorUnits((BigInt(lost) * BigInt(PREMIUM_PERCENT)) / 100n) ?? NO_MONEY;
}

/** Where a currency stands in the running week. */
export interface PremiumLine {
  readonly currency: string;
  readonly isPremium: boolean;
  /** Towards the next week. */
  readonly staked: Minor;
  readonly threshold: Minor;
  /** What the week gives back on top by now. */
  readonly money: Minor;
}

export interface PaidPremium {
  readonly start: EpochMillis;
  readonly currency: string;
  readonly money: Minor;
}

export interface PremiumCashback {
  readonly week: CashbackWeek;
  /** CBK-7 Empty where nothing is offered to the player now. */
  readonly lines: readonly PremiumLine[];
  /** The newest first. */
  readonly paid: readonly PaidPremium[];
  readonly isClosed: boolean;
}

export interface PremiumCashbackGateway {
  readonly premiumCashback: () => Promise<Result<PremiumCashback, RequestFailure>>;
}
