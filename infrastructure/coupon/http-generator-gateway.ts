import type { GeneratorGateway } from '../../core/coupon/generator/generator-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import { isMarketKind } from '../../core/sports/game/market-kind.ts';
import { parseOutcomeId } from '../../core/sports/game/outcome-id.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GENERATOR_CANDIDATES } from './generator-calls.ts';

export function httpGeneratorGateway(http: HttpClient): GeneratorGateway {
  return {
    candidates: async ({ hours, sportIds }) => {
      const sports = sportIds.toSorted((one, other) => one - other).join(',');
      const query = { hours, ...(sports === '' ? {} : { sports }) };
      const reply = await http.send(GENERATOR_CANDIDATES, { query });
      if (!reply.ok) return reply;
      return ok(
        reply.value.games.flatMap(({ outcomes, ...game }) =>
          outcomes.flatMap(({ outcomeId, odds }) => {
            const kind = parseOutcomeId(outcomeId)?.kind;
            return kind !== undefined && isMarketKind(kind) ? [{ ...game, outcomeId, odds, kind }] : [];
          }),
        ),
      );
    },
  };
}
