import type { PromoStoreGateway } from '../../core/promotions/points.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BUY_PROMO_CODE, PROMO_STORE } from './promo-store-calls.ts';

export function httpPromoStoreGateway(http: HttpClient): PromoStoreGateway {
  return {
    store: async () => http.send(PROMO_STORE, {}),
    buy: async (id, key) => http.send(BUY_PROMO_CODE, { body: { id }, key }),
  };
}
