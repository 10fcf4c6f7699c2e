import type { CouponGateway } from '../../core/coupon/coupon-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { lazyCalls } from '../http/lazy-calls.ts';

/** The coupon's calls with their schemas, fetched with the first of them: a page without a coupon makes none. */
export function lazyCouponGateway(http: HttpClient, lng: Language): CouponGateway {
  const ask = lazyCalls(async () => {
    const { httpCouponGateway } = await import('./http-coupon-gateway.ts');
    return httpCouponGateway(http, lng);
  });
  return {
    terms: async (question, signal) => ask((gateway) => gateway.terms(question, signal)),
    place: async (key, order) => ask((gateway) => gateway.place(key, order)),
    lookUp: async (key, currency) => ask((gateway) => gateway.lookUp(key, currency)),
    voidKey: async (key, currency) => ask((gateway) => gateway.voidKey(key, currency)),
    answerVip: async (key, answer) => ask((gateway) => gateway.answerVip(key, answer)),
    save: async (coupon) => ask((gateway) => gateway.save(coupon)),
    load: async (code) => ask((gateway) => gateway.load(code)),
    history: async (filter, signal) => ask((gateway) => gateway.history(filter, signal)),
    openCoupons: async (signal) => ask((gateway) => gateway.openCoupons(signal)),
    coupon: async (id, signal) => ask((gateway) => gateway.coupon(id, signal)),
    explanation: async (coupon, signal) => ask((gateway) => gateway.explanation(coupon, signal)),
    lines: async (coupon, signal) => ask((gateway) => gateway.lines(coupon, signal)),
  };
}
