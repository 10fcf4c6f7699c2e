import type { Result } from '@oddsmith/core';
import { totalOdds, type CouponType, type Slip, type SlipError } from '@oddsmith/core/coupon';
import type { PlacementState } from '@oddsmith/core/coupon/state';
import { parseOdds } from '@oddsmith/core/odds';

// @ts-expect-error a coupon type that does not exist
export const wrong: CouponType = 'parlay';
// @ts-expect-error a slip is not changed
export const changed = (slip: Slip): void => void (slip.amount = 2);
// @ts-expect-error the answer is looked at before its value is taken
export const unread: number = parseOdds('3/2', 1).value;
// @ts-expect-error a phase that the placement does not have
export const unknownPhase: PlacementState['phase'] = 'failed';

export const total: Result<number, SlipError> = totalOdds({ type: 'single', amount: 1, bets: [{ odds: 2 }] });
