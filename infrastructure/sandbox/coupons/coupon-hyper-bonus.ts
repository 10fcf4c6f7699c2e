import { betResultById, type BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { hyperBonusInUnits } from '../../../core/coupon/maths/hyper-bonus.ts';
import { isHyperBonusPossible } from '../../../core/coupon/maths/hyper-bonus-share.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { CouponBetRow, CouponRow } from '../database/tables.ts';
import { CouponProblem } from './coupon-problem.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

/** The terms of the bonus and what it adds. */
export interface CouponHyperBonus {
  readonly percent: number;
  readonly minimumPossibleWin: Minor;
  readonly maximumBonus: Minor;
  readonly amount: Minor;
}

/** What the hyper bonus of a coupon adds to a win in minor units: nothing once a bet ended otherwise than won. */
export function couponHyperBonus(
  { currency, hyper_bonus_percent: percent }: Pick<CouponRow, 'currency' | 'hyper_bonus_percent'>,
  bets: readonly Pick<CouponBetRow, 'status'>[],
  win: Minor,
): CouponHyperBonus | undefined {
  if (percent === 0) return undefined;
  const { minHyperBonusBetLimit: minimumPossibleWin, maxHyperBonusLimit: maximumBonus } = couponLimits(currency);
  const terms = { percent, minimumPossibleWin, maximumBonus };
  if (!isHyperBonusPossible(bets.map(resultOf))) return { ...terms, amount: NO_MONEY };
  const bonus = hyperBonusInUnits({ ...terms, possibleWin: win });
  if (!bonus.ok) throw new CouponProblem(`hyper-bonus ${bonus.error.code}`);
  return { ...terms, amount: bonus.value };
}

function resultOf({ status }: Pick<CouponBetRow, 'status'>): BetResult {
  const result = status === null ? 'open' : betResultById(status);
  if (result === undefined) throw new CouponProblem(`unknown-result ${String(status)}`);
  return result;
}
