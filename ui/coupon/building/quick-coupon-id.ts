/** The element of the quick coupon, for whoever opens it. */
export const QUICK_COUPON_ID = 'quick-coupon';
