import type { Bet } from '../../core/coupon/bet.ts';
import type { EpochMillis } from '../../core/shared/time.ts';

/** What prices need of a coupon: whether they are in it, and a way in and out. */
export interface PickPort {
  readonly isSelected: (outcomeId: string) => boolean;
  /** The price has not moved since the given moment. */
  readonly toggle: (bet: Bet, priceSince: EpochMillis) => void;
}
