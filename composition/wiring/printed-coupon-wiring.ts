import { PrintedCouponStore } from '../../ui/coupon/saved/printed-coupon-store.ts';
import { row } from '../wiring-row.ts';

export const printedCouponWiring = {
  printed: row(
    ['couponGateway', 'session'],
    ({ couponGateway, session }) => new PrintedCouponStore(couponGateway, session),
  ),
};
