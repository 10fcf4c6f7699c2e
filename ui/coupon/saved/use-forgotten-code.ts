import { useEffect } from 'react';
import { useCoupon } from '../use-coupon.ts';

/** What was said of a code goes with the part that said it: the coupon after that is another one. */
export function useForgottenCode(): void {
  const { couponCode } = useCoupon();
  useEffect(
    () => () => {
      couponCode.forget();
    },
    [couponCode],
  );
}
