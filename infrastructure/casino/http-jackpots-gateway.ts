import type { JackpotsGateway } from '../../core/casino/jackpots/jackpots-gateway.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { minorReader } from '../http/minor-reader.ts';
import { CASINO_JACKPOTS } from './jackpot-calls.ts';

/** The jackpots of a currency. */
export function httpJackpotsGateway(http: HttpClient): JackpotsGateway {
  return {
    board: async (currency) => {
      const reply = await http.send(CASINO_JACKPOTS, { query: { currency } });
      if (!reply.ok) return reply;
      const { pools, won } = reply.value;
      const { amount, isExact } = minorReader(reply.value.currency);
      const board = {
        currency: reply.value.currency,
        pools: pools.map((pool) => ({ ...pool, amount: amount(pool.amount) })),
        won: won.map((each) => ({ ...each, amount: amount(each.amount) })),
      };
      return isExact() && board.currency === currency
        ? ok(board)
        : fail({ kind: 'malformed', path: CASINO_JACKPOTS.path });
    },
  };
}
