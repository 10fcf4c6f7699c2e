import type { TotoGateway } from '../../core/lotto/toto-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { PLACE_TOTO, TOTO_BOARD, TOTO_COUPONS, TOTO_DRAWS, TOTO_NOMINEES } from './toto-calls.ts';

export function httpTotoGateway(http: HttpClient, lng: Language): TotoGateway {
  return {
    board: async ({ sort, wanted, currency }, signal) =>
      http.send(
        TOTO_BOARD,
        { query: { lng, sort, currency, ...(typeof wanted === 'number' ? { draw: wanted } : { wanted }) } },
        signal,
      ),
    draws: async ({ sort, currency, before, day }, signal) =>
      http.send(TOTO_DRAWS, { query: { sort, currency, ...(before === undefined ? {} : { before }), ...day } }, signal),
    coupons: async (before) => http.send(TOTO_COUPONS, { query: before === undefined ? {} : { before } }),
    nominees: async (wish, signal) => http.send(TOTO_NOMINEES, { query: wish }, signal),
    place: async ({ stake, answers, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = { ...order, stake: toMajor(stake, decimals), answers: answers.map((each) => [...each]) };
      return http.send(PLACE_TOTO, { body, key });
    },
  };
}
