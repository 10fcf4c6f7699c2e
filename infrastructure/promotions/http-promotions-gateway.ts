import type { PromotionsGateway } from '../../core/promotions/offers/promotion.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CLAIM_PROMOTION, JOIN_PROMOTION, OWN_PROMOTIONS, PROMOTIONS } from './promotion-calls.ts';

export function httpPromotionsGateway(http: HttpClient, lng: Language): PromotionsGateway {
  return {
    list: async (currency) => http.send(PROMOTIONS, { query: { lng, currency } }),
    own: async () => http.send(OWN_PROMOTIONS),
    take: async (id, wish) => http.send(JOIN_PROMOTION, { params: { id }, body: wish }),
    claim: async (id) => http.send(CLAIM_PROMOTION, { params: { id }, body: {} }),
  };
}
