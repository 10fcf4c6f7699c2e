import type { EpochMillis } from '../../shared/time.ts';
import type { CouponEvent } from './coupon-event.ts';
import type { CouponState } from './coupon-state.ts';

interface Restoring {
  readonly currency: string;
  readonly at: EpochMillis;
  readonly source: 'express' | 'generator';
}

/** GN-13, XD-8 What gives a coupon back that another one took the place of: its bets as they were, type, blocks and amounts. */
export function restoringEvents(replaced: CouponState, { currency, at, source }: Restoring): readonly CouponEvent[] {
  const { bets, chosenType, systemValue, expressId, blockAmounts, amounts, isLoadedFromCode } = replaced;
  return [
    {
      type: 'filled',
      bets,
      couponType: chosenType ?? (bets.length === 1 ? 'single' : 'express'),
      systemValue,
      at,
      source: isLoadedFromCode ? 'code' : source,
      expressId,
    },
    ...blockAmounts.map((amount, index) => ({ type: 'block-amount-set' as const, block: index + 1, amount })),
    ...bets.filter(({ isLeftOut }) => isLeftOut).map(({ outcomeId }) => ({ type: 'bet-left-out' as const, outcomeId })),
    { type: 'amount-set', currency, amount: amounts[currency] },
  ];
}
