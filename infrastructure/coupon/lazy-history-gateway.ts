import type { HistoryGateway } from '../../core/coupon/placed/history-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { lazyCalls } from '../http/lazy-calls.ts';

/** The calls of the history with their schemas, fetched with the first of them. */
export function lazyHistoryGateway(http: HttpClient, lng: Language): HistoryGateway {
  const ask = lazyCalls(async () => {
    const { httpHistoryGateway } = await import('./http-history-gateway.ts');
    return httpHistoryGateway(http, lng);
  });
  return {
    totals: async (chosen, signal) => ask((gateway) => gateway.totals(chosen, signal)),
    statistics: async (chosen, zone, signal) => ask((gateway) => gateway.statistics(chosen, zone, signal)),
    statementRows: async (chosen, before, signal) => ask((gateway) => gateway.statementRows(chosen, before, signal)),
    sendStatement: async (chosen, zone) => ask((gateway) => gateway.sendStatement(chosen, zone)),
  };
}
