import { useEffect } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';

const PARTS = ['placement', 'couponTerms', 'couponPromo'] as const;

/** Whether what prices, sums up and places a coupon is here; before, nothing is offered to place. */
export function useCouponParts(): boolean {
  const stores = useCoupon();
  const { page } = usePage();
  useEffect(() => {
    stores.lazy.ensure(PARTS).catch(() => {
      page.reportMissingPart();
    });
  }, [stores, page]);
  return PARTS.every((part) => stores.lazy.isLoaded(part));
}
