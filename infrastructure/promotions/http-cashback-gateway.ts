import type { CashbackGateway } from '../../core/promotions/cashback-week.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CASHBACK } from './cashback-calls.ts';

export function httpCashbackGateway(http: HttpClient, lng: Language): CashbackGateway {
  return { cashback: async () => http.send(CASHBACK, { query: { lng } }) };
}
