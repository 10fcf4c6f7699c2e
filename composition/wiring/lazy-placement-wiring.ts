import { lazyRow, startedLazyRow } from '../wiring-row.ts';

/** What a coupon is priced, summed up and placed with: nothing of it is needed while nothing can be placed. */
export const lazyPlacementWiring = {
  turns: lazyRow(['timers'], async () => {
    const { webPlacementLock } = await import('../../infrastructure/coupon/web-placement-lock.ts');
    // a page that is not secure has no locks
    return ({ timers }) => webPlacementLock((navigator as Partial<Navigator>).locks, timers);
  }),
  couponQuick: startedLazyRow(['values', 'coupon', 'couponSettings'], async () => {
    const { CouponQuickStore } = await import('#ui/coupon/amounts/coupon-quick-store.ts');
    return ({ couponSettings: settings, ...needs }) => new CouponQuickStore({ ...needs, settings });
  }),
  couponSums: startedLazyRow(
    ['coupon', 'clock', 'session', 'accounts', 'site', 'couponSettings', 'couponPromo', 'couponQuick'],
    async () => {
      const { CouponSumsStore } = await import('#ui/coupon/maths/coupon-sums-store.ts');
      return ({ coupon, couponSettings: settings, couponPromo: promo, couponQuick: quick, ...needs }) =>
        new CouponSumsStore(coupon, { ...needs, settings, promo, quick });
    },
  ),
  couponTerms: startedLazyRow(['couponGateway', 'coupon', 'timers', 'visibility', 'accounts'], async () => {
    const { CouponTermsStore } = await import('#ui/coupon/building/coupon-terms-store.ts');
    return ({ couponGateway, coupon, ...needs }) => new CouponTermsStore(couponGateway, coupon, needs);
  }),
  placement: startedLazyRow(
    [
      ...(['couponGateway', 'coupon', 'clock', 'timers', 'random', 'values', 'tabs', 'turns'] as const),
      ...(['connection', 'session', 'accounts', 'couponSettings', 'couponSums', 'placing', 'playGuard'] as const),
    ],
    async () => {
      const { PlacementStore } = await import('#ui/coupon/placement/placement-store.ts');
      return ({ couponGateway, coupon, couponSettings: settings, couponSums: sums, playGuard: guard, ...needs }) =>
        new PlacementStore(couponGateway, coupon, { ...needs, settings, sums, guard });
    },
  ),
};
