/** What decides whether the quick coupon is there. */
export interface QuickCouponFacts {
  /** Whether the page is of those that the quick coupon belongs to. */
  readonly isPageAllowed: boolean;
  readonly betCount: number;
  /** An order is on its way, or what became of it has not been read. */
  readonly hasOrder: boolean;
  /** The coupon itself is open beside the page. */
  readonly isCouponOpen: boolean;
}

/** QC-1 The quick coupon is offered on pages it belongs to, while the coupon holds bets or has an order of which the player has yet to read and is not open itself. */
export function isQuickCouponVisible({ isPageAllowed, betCount, hasOrder, isCouponOpen }: QuickCouponFacts): boolean {
  return isPageAllowed && (betCount > 0 || hasOrder) && !isCouponOpen;
}
