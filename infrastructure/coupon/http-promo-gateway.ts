import type { PromoGateway } from '../../core/coupon/promo/promo-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CHECK_COUPON_PROMO, PROMO_CODES } from './promo-code-calls.ts';

export function httpPromoGateway(http: HttpClient): PromoGateway {
  return {
    codes: async (currency, signal) => {
      const reply = await http.send(PROMO_CODES, { query: { currency } }, signal);
      return reply.ok ? ok(reply.value.codes) : reply;
    },
    check: async (code) => http.send(CHECK_COUPON_PROMO, { body: { code } }),
  };
}
