import type { CrashGateway } from '../../core/casino/games/crash-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { minorReader, UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { CASH_OUT_CRASH, CRASH_BETS, CRASH_STAKES, CRASH_TABLE, PLACE_CRASH_BET } from './crash-calls.ts';

/** Rounds of crash, which all players share. */
export function httpCrashGateway(http: HttpClient): CrashGateway {
  return {
    table: async () => http.send(CRASH_TABLE, {}),
    stakes: async (currency) => {
      const reply = await http.send(CRASH_STAKES, { query: { currency } });
      if (!reply.ok) return reply;
      const { amount, isExact } = minorReader(currency);
      const stakes = reply.value.stakes.map(amount);
      return isExact() ? ok(stakes) : fail({ kind: 'malformed', path: CRASH_STAKES.path });
    },
    place: async ({ stake, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      return http.send(PLACE_CRASH_BET, { body: { ...order, stake: toMajor(stake, decimals) }, key });
    },
    cashOut: async (id) => http.send(CASH_OUT_CRASH, { params: { id } }),
    bets: async () => {
      const reply = await http.send(CRASH_BETS, {});
      return reply.ok ? ok(reply.value.bets) : reply;
    },
  };
}
