import { useEffect } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';
import type { CouponCodeStore } from './coupon-code-store.ts';

/** What saves and loads by a code, once it is here. What was said of a code goes with the part that said it. */
export function useCouponCode(): CouponCodeStore | undefined {
  const stores = useCoupon();
  const { page } = usePage();
  useEffect(() => {
    stores.lazy.ensure(['couponCode']).catch(() => {
      page.reportMissingPart();
    });
    return () => {
      if (stores.lazy.isLoaded('couponCode')) stores.couponCode.forget();
    };
  }, [stores, page]);
  return stores.lazy.isLoaded('couponCode') ? stores.couponCode : undefined;
}
