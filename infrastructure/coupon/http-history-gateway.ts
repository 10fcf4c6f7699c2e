import type { HistoryGateway } from '../../core/coupon/placed/history-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BETTING_STATISTICS, HISTORY_TOTALS, SEND_STATEMENT, STATEMENT_ROWS } from './history-calls.ts';
import { writeHistoryFilter } from './history-filter-wire.ts';

export function httpHistoryGateway(http: HttpClient, lng: Language): HistoryGateway {
  return {
    totals: async (chosen, signal) => {
      const reply = await http.send(HISTORY_TOTALS, { query: writeHistoryFilter(chosen) }, signal);
      return reply.ok ? ok(reply.value.accounts) : reply;
    },
    statistics: async (chosen, timeZone, signal) => {
      const query = { ...writeHistoryFilter(chosen), zoneMinutes: minutesOf(timeZone) };
      const reply = await http.send(BETTING_STATISTICS, { query }, signal);
      return reply.ok ? ok(reply.value.groups) : reply;
    },
    statementRows: async (chosen, before, signal) =>
      http.send(STATEMENT_ROWS, { query: { lng, ...writeHistoryFilter(chosen), before } }, signal),
    sendStatement: async (chosen, timeZone) =>
      http.send(SEND_STATEMENT, { body: { lng, ...writeHistoryFilter(chosen), zoneMinutes: minutesOf(timeZone) } }),
  };
}

/** Some time zones are off by a part of an hour. */
function minutesOf(timeZone: number): number {
  return Math.round(timeZone * 60);
}
