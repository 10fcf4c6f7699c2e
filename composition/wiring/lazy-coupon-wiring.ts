import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazyCouponWiring = {
  history: startedLazyRow(['couponGateway', 'clock', 'session', 'settings', 'myBets'], async () => {
    const { HistoryStore } = await import('../../ui/coupon/history/history-store.ts');
    return ({ couponGateway, myBets: fresh, ...needs }) => new HistoryStore(couponGateway, { ...needs, fresh });
  }),
  printed: lazyRow(['couponGateway', 'session'], async () => {
    const { PrintedCouponStore } = await import('../../ui/coupon/saved/printed-coupon-store.ts');
    return ({ couponGateway, session }) => new PrintedCouponStore(couponGateway, session);
  }),
};
