import { ok } from '../../core/shared/result.ts';
import type { PriceHistoryGateway } from '../../core/sports/prices/price-history-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PRICE_HISTORY } from './price-history-calls.ts';

export function httpPriceHistoryGateway(http: HttpClient): PriceHistoryGateway {
  return {
    priceHistory: async ({ gameId: id, outcomeId: outcome, since }, signal) => {
      const reply = await http.send(PRICE_HISTORY, { params: { id }, query: { outcome, since } }, signal);
      if (!reply.ok) return reply;
      const { version, steps } = reply.value;
      return ok(steps === null ? undefined : { version, steps: steps.map(([at, odds]) => ({ at, odds })) });
    },
  };
}
