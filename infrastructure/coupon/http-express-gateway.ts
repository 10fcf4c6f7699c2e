import type { ExpressGateway } from '../../core/coupon/bets/express-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { EXPRESSES } from './express-calls.ts';

export function httpExpressGateway(http: HttpClient, lng: Language, hidden: () => string = () => ''): ExpressGateway {
  return {
    expresses: async () => {
      const reply = await http.send(EXPRESSES, { query: { lng, hide: hidden() || undefined } });
      if (!reply.ok) return reply;
      return ok(
        reply.value.expresses.map(({ id, isLive, bets }) => ({
          id,
          isLive,
          bets: bets.map(({ isSuspended: _isSuspended, gameTime: _time, gamePeriod: _period, ...bet }) => bet),
          suspended: bets.flatMap(({ outcomeId, isSuspended }) => (isSuspended ? [outcomeId] : [])),
          played: new Map(
            bets.flatMap(({ outcomeId, gameTime: seconds, gamePeriod: period }) =>
              seconds === undefined ? [] : [[outcomeId, { seconds, period }] as const],
            ),
          ),
        })),
      );
    },
  };
}
