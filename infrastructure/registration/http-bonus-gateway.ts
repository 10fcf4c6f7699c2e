import type { BonusGateway } from '../../core/registration/bonus/bonus-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CHECK_PROMO_CODE, FIRST_BONUSES } from './bonus-calls.ts';

export function httpBonusGateway(http: HttpClient): BonusGateway {
  return {
    terms: ({ countryCode, currency: iso }) => http.send(FIRST_BONUSES, { query: { countryCode, iso } }),
    checkPromoCode: ({ promoCode: promocode, countryCode, currency: iso }) =>
      http.send(CHECK_PROMO_CODE, { body: { promocode, countryCode, iso } }),
  };
}
