import { NO_MONEY, type Minor } from '../../shared/money.ts';

/** FB-1 A free bet pays what the coupon pays less its stake, which was never the player's; both in minor units. */
export function withoutStake(payout: Minor, stake: Minor): Minor {
  return payout > stake ? ((payout - stake) as Minor) : NO_MONEY;
}
