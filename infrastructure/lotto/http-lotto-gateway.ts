import type { LottoGateway } from '../../core/lotto/numbers/lotto-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_RESULTS, LOTTO_TICKETS } from './lotto-calls.ts';

export function httpLottoGateway(http: HttpClient): LottoGateway {
  return {
    board: async ({ currency, lottoId }, signal) =>
      http.send(LOTTO_BOARD, { query: { currency, ...(lottoId === undefined ? {} : { lotto: lottoId }) } }, signal),
    results: async ({ currency, lottoId, before }, signal) => {
      const query = {
        currency,
        ...(lottoId === undefined ? {} : { lotto: lottoId }),
        ...(before === undefined ? {} : { before }),
      };
      return http.send(LOTTO_RESULTS, { query }, signal);
    },
    tickets: async (before) => http.send(LOTTO_TICKETS, { query: before === undefined ? {} : { before } }),
    buy: async ({ amount, tickets, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = { ...order, amount: toMajor(amount, decimals), tickets: tickets.map((each) => [...each]) };
      return http.send(BUY_LOTTO, { body, key });
    },
  };
}
