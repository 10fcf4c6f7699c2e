import { bingoPrice, firstBingoJackpot } from '../../../../core/lotto/bingo/bingo-rules.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';

/** BNG-5 What a card costs in a currency. */
export function cardPrice(currency: string): Minor {
  return bingoPrice(couponLimits(currency).minBetAmount);
}

/** BNG-8 What the jackpot begins with in a currency. */
export function firstCardJackpot(currency: string): Minor {
  return firstBingoJackpot(cardPrice(currency));
}
