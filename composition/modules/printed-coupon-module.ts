import { ContainerModule } from 'inversify';
import { PrintedCouponStore } from '../../ui/coupon/saved/printed-coupon-store.ts';
import { single } from '../token.ts';
import { COUPON_GATEWAY, PRINTED_COUPON_STORE, SESSION_STORE } from '../tokens.ts';

export const printedCouponModule = new ContainerModule((options) => {
  single(options, PRINTED_COUPON_STORE, (gateway, session) => new PrintedCouponStore(gateway, session), [
    COUPON_GATEWAY,
    SESSION_STORE,
  ]);
});
