import { firstLottoJackpot, lottoPrice, type LottoRules } from '../../../../core/lotto/numbers/lotto-rules.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { couponLimits } from '../../coupons/sandbox-coupon-limits.ts';

/** LT-8 What a combination costs in a currency. */
export function ticketPrice(rules: LottoRules, currency: string): Minor {
  return lottoPrice(rules, couponLimits(currency).minBetAmount);
}

/** LT-15 What the jackpot of a lotto begins with in a currency. */
export function firstJackpotIn(rules: LottoRules, currency: string): Minor {
  return firstLottoJackpot(rules, ticketPrice(rules, currency));
}

/** What the database keeps of numbers is what was checked or drawn. */
export function readNumbers(text: string | null): readonly number[] {
  return text === null ? [] : (JSON.parse(text) as readonly number[]);
}
