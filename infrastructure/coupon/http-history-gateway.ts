import type { HistoryGateway } from '../../core/coupon/placed/history-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BETTING_STATISTICS, HISTORY_TOTALS } from './history-calls.ts';
import { writeHistoryFilter } from './history-filter-wire.ts';

export function httpHistoryGateway(http: HttpClient): HistoryGateway {
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
  };
}

/** Some time zones are off by a part of an hour. */
function minutesOf(timeZone: number): number {
  return Math.round(timeZone * 60);
}
