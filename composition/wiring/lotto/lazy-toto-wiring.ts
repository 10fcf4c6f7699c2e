import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** The toto: its draws, and the coupon that is filled. */
export const lazyTotoWiring = {
  totoGateway: lazyRow(['http', 'language'], async () => {
    const { httpTotoGateway } = await import('../../../infrastructure/lotto/http-toto-gateway.ts');
    return ({ http, language }) => httpTotoGateway(http, language);
  }),
  toto: startedLazyRow(['totoGateway', 'accounts', 'clock', 'timers', 'visibility'], async () => {
    const { TotoStore } = await import('#ui/lotto/toto-store.ts');
    return ({ totoGateway: gateway, ...needs }) => new TotoStore({ gateway, ...needs });
  }),
  totoCoupon: lazyRow(['totoGateway', 'toto', 'accounts', 'session', 'notices', 'random'], async () => {
    const { TotoCouponStore } = await import('#ui/lotto/toto-coupon-store.ts');
    return ({ totoGateway: gateway, ...needs }) => new TotoCouponStore({ gateway, ...needs });
  }),
};
