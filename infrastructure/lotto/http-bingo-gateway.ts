import type { BingoGateway } from '../../core/lotto/bingo/bingo-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from './bingo-calls.ts';

export function httpBingoGateway(http: HttpClient): BingoGateway {
  return {
    room: async (currency, signal) => http.send(BINGO_ROOM, { query: { currency } }, signal),
    results: async (currency, signal) => http.send(BINGO_RESULTS, { query: { currency } }, signal),
    cards: async (before) => http.send(BINGO_CARDS, { query: before === undefined ? {} : { before } }),
    buy: async ({ amount, cards, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = { ...order, amount: toMajor(amount, decimals), cards: cards.map((each) => [...each]) };
      return http.send(BUY_BINGO, { body, key });
    },
  };
}
