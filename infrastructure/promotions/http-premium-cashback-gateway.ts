import type { PremiumCashbackGateway } from '../../core/promotions/premium-cashback.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PREMIUM_CASHBACK } from './premium-cashback-calls.ts';

export function httpPremiumCashbackGateway(http: HttpClient): PremiumCashbackGateway {
  return { premiumCashback: async () => http.send(PREMIUM_CASHBACK) };
}
