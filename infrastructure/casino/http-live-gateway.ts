import type { LiveGateway } from '../../core/casino/live/live-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { minorReader, UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { LIVE_BETS, LIVE_LIMITS, LIVE_TABLE, LIVE_TABLE_LIST, PLACE_LIVE_BET } from './live-calls.ts';

/** Tables whose rounds all players share. */
export function httpLiveGateway(http: HttpClient): LiveGateway {
  return {
    tables: async () => {
      const reply = await http.send(LIVE_TABLE_LIST, {});
      return reply.ok ? ok(reply.value.tables) : reply;
    },
    table: async (table) => http.send(LIVE_TABLE, { params: { table } }),
    limits: async (table, currency) => {
      const reply = await http.send(LIVE_LIMITS, { params: { table }, query: { currency } });
      if (!reply.ok) return reply;
      const { amount, isExact } = minorReader(currency);
      const limits = { chips: reply.value.chips.map(amount), mostPaid: amount(reply.value.mostPaid) };
      return isExact() ? ok(limits) : fail({ kind: 'malformed', path: LIVE_LIMITS.path });
    },
    place: async ({ stakes, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = {
        ...order,
        stakes: stakes.map(({ spot, amount }) => ({ spot, amount: toMajor(amount, decimals) })),
      };
      return http.send(PLACE_LIVE_BET, { body, key });
    },
    bets: async (table) => {
      const reply = await http.send(LIVE_BETS, { params: { table } });
      return reply.ok ? ok(reply.value.bets) : reply;
    },
  };
}
