import { hyperBonus } from '../../../core/coupon/maths/hyper-bonus.ts';
import type { PlacedHyperBonus } from '../../../core/coupon/placed/placed-coupon.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { CouponBetRow, CouponRow } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

const WON = 1;

/** What the hyper bonus of a coupon adds to a win in minor units: nothing once a bet ended otherwise than won. */
export function couponHyperBonus(
  { currency, hyper_bonus_percent: percent }: Pick<CouponRow, 'currency' | 'hyper_bonus_percent'>,
  bets: readonly Pick<CouponBetRow, 'status'>[],
  win: number,
): PlacedHyperBonus | undefined {
  if (percent === 0) return undefined;
  const { minHyperBonusBetLimit: minimumPossibleWin, maxHyperBonusLimit: maximumBonus } = couponLimits(currency);
  const isPossible = bets.every(({ status }) => status === null || status === WON);
  const bonus = hyperBonus({
    possibleWin: majorAmount(win, currency),
    percent,
    minimumPossibleWin,
    maximumBonus,
    currencyDecimals: currencyDecimals(currency),
  });
  return { percent, minimumPossibleWin, maximumBonus, amount: isPossible && bonus.ok ? bonus.value : 0 };
}
