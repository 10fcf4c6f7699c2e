import type { EpochMillis } from '../../shared/time.ts';
import type { Bet } from '../bets/bet.ts';
import type { CouponEvent } from '../building/coupon-event.ts';
import type { CalculatedBet, Calculation } from './calculation.ts';

interface ReturnedWith {
  /** The bets that were taken from the coupon, by place. */
  readonly named: readonly (Bet | undefined)[];
  /** The currency of the coupon. */
  readonly currency: string;
  readonly at: EpochMillis;
}

/**
 * CLC-15 What makes the coupon that of a calculation: its type, size, blocks and bets, and where it counts in the coupon's currency its amounts.
 * Undefined while a bet is only odds, with no game behind it. The prices are those of the line, whatever was typed over them.
 */
export function returnedCoupon(
  { type, systemValue, stake, currency: own, bets, blockAmounts }: Calculation,
  { named, currency, at }: ReturnedWith,
): readonly CouponEvent[] | undefined {
  const isSameMoney = own === undefined || own === currency;
  const known: (Bet & Pick<CalculatedBet, 'block' | 'amount'>)[] = [];
  for (const [place, { block, amount }] of bets.entries()) {
    const origin = named[place];
    if (origin === undefined) return undefined;
    known.push({ ...origin, block, amount: isSameMoney ? amount : undefined });
  }
  if (known.length === 0) return undefined;
  // the coupon numbers its blocks in the order of their bets
  const inOrder = known.toSorted((left, right) => left.block - right.block);
  return [
    {
      type: 'filled',
      bets: type === 'condition' || type === 'multi' ? inOrder : known,
      couponType: type,
      systemValue,
      at,
      source: 'calculator',
    },
    ...(isSameMoney ? [{ type: 'amount-set' as const, currency, amount: stake }] : []),
    ...(isSameMoney && type === 'condition'
      ? blockAmounts.map((amount, index) => ({
          type: 'block-amount-set' as const,
          block: index + 1,
          amount: amount ?? ('max' as const),
        }))
      : []),
  ];
}
