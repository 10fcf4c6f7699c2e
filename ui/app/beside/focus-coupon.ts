import { QUICK_COUPON_ID } from '#ui/coupon/building/quick-coupon-id.ts';
import { COUPON_ID } from '../../page/page-columns.tsx';

/** Leads to the coupon of the page: its column, its drawer, or the quick coupon, which it opens and folds. False where there is none. */
export function focusCoupon(): boolean {
  const coupon = document.getElementById(COUPON_ID);
  if (coupon === null) {
    const quick = document.querySelector<HTMLButtonElement>(`button[aria-controls="${QUICK_COUPON_ID}"]`);
    quick?.click();
    return quick !== null;
  }
  const opener = document.querySelector<HTMLButtonElement>(`button[aria-controls="${COUPON_ID}"]`);
  if (opener?.getAttribute('aria-expanded') === 'false' && opener.getClientRects().length > 0) opener.click();
  else coupon.focus();
  return true;
}

/** CR-4 Whether the player has the coupon before them: its column, or its drawer while that is open. */
export function isCouponInSight(): boolean {
  const coupon = document.getElementById(COUPON_ID);
  return coupon !== null && coupon.getClientRects().length > 0 && getComputedStyle(coupon).visibility === 'visible';
}
