import type { Minor } from '../../shared/money.ts';

/**
 * CO-3 What a coupon pays at most: the largest payout, or what it was said to win when it was placed where that is more. A returned
 * bet may reprice an anti-express far above that.
 */
export function cappedPayout(
  payout: Minor,
  { maxPayout, possibleWin }: { readonly maxPayout: Minor; readonly possibleWin: Minor },
): Minor {
  const most = maxPayout > possibleWin ? maxPayout : possibleWin;
  return payout < most ? payout : most;
}
