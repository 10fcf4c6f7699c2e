import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** Free bets and boosted odds; the sums of a coupon ask for them. */
export const lazyPromoWiring = {
  promoGateway: lazyRow(['http'], async () => {
    const { httpPromoGateway } = await import('../../../infrastructure/coupon/http-promo-gateway.ts');
    return ({ http }) => httpPromoGateway(http);
  }),
  couponPromo: startedLazyRow(['promoGateway', 'clock', 'session', 'accounts', 'placing'], async () => {
    const { CouponPromoStore } = await import('#ui/coupon/promo/coupon-promo-store.ts');
    return ({ promoGateway, ...needs }) => new CouponPromoStore(promoGateway, needs);
  }),
};
