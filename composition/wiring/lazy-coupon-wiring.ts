import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazyCouponWiring = {
  couponCode: lazyRow(['couponGateway', 'coupon', 'notices'], async () => {
    const { CouponCodeStore } = await import('#ui/coupon/building/coupon-code-store.ts');
    return ({ couponGateway, coupon, notices }) => new CouponCodeStore(couponGateway, coupon, notices);
  }),
  couponNews: startedLazyRow(['coupon', 'couponSums', 'timers'], async () => {
    const { CouponNewsStore } = await import('#ui/coupon/building/coupon-news-store.ts');
    return ({ coupon, couponSums, timers }) => new CouponNewsStore(coupon, couponSums, timers);
  }),
  myBets: startedLazyRow(
    ['couponGateway', 'coupon', 'timers', 'visibility', 'tabs', 'session', 'accounts', 'placing'],
    async () => {
      const { MyBetsStore } = await import('#ui/coupon/placed/my-bets-store.ts');
      return ({ couponGateway, coupon, ...needs }) => new MyBetsStore(couponGateway, coupon, needs);
    },
  ),
  historyGateway: lazyRow(['http', 'language'], async () => {
    const { lazyHistoryGateway } = await import('../../infrastructure/coupon/lazy-history-gateway.ts');
    return ({ http, language }) => lazyHistoryGateway(http, language);
  }),
  historySums: lazyRow(['historyGateway', 'session'], async () => {
    const { HistorySumsStore } = await import('#ui/coupon/placed/sums/history-sums-store.ts');
    return ({ historyGateway, session }) => new HistorySumsStore(historyGateway, session);
  }),
  history: startedLazyRow(['couponGateway', 'clock', 'session', 'settings', 'myBets', 'historySums'], async () => {
    const { HistoryStore } = await import('#ui/coupon/placed/history-store.ts');
    return ({ couponGateway, myBets: fresh, historySums: sums, ...needs }) =>
      new HistoryStore(couponGateway, { ...needs, fresh, sums });
  }),
  statement: lazyRow(['historyGateway', 'session', 'history'], async () => {
    const { StatementStore } = await import('#ui/coupon/placed/statement/statement-store.ts');
    return ({ historyGateway, session, history }) => new StatementStore(historyGateway, session, history);
  }),
  printed: lazyRow(['couponGateway', 'session'], async () => {
    const { PrintedCouponStore } = await import('#ui/coupon/placed/print/printed-coupon-store.ts');
    return ({ couponGateway, session }) => new PrintedCouponStore(couponGateway, session);
  }),
};
