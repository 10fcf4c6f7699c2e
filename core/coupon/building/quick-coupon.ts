/** What decides whether the quick coupon is there. */
export interface QuickCouponFacts {
  /** Whether the page is of those that the quick coupon belongs to. */
  readonly isPageAllowed: boolean;
  readonly betCount: number;
  /** An order is on its way, or what became of it has not been read. */
  readonly hasOrder: boolean;
  /** The coupon itself is open beside the page. */
  readonly isCouponOpen: boolean;
  readonly isHiddenByPlayer: boolean;
}

/** QC-1 The quick coupon shows on pages it belongs to, while the coupon holds bets or has an order of which the player has yet to read, is not open itself, and the player did not hide it. */
export function isQuickCouponVisible({
  isPageAllowed,
  betCount,
  hasOrder,
  isCouponOpen,
  isHiddenByPlayer,
}: QuickCouponFacts): boolean {
  return isPageAllowed && (betCount > 0 || hasOrder) && !isCouponOpen && !isHiddenByPlayer;
}
