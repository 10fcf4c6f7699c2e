import type { Language } from '../../core/site/config/language.ts';
import type { ResultsGateway } from '../../core/sports/results/results-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { RESULT_COUNTS, RESULTS, SETTLED_GAME, writeResultsWish } from './results-calls.ts';

export function httpResultsGateway(http: HttpClient, lng: Language): ResultsGateway {
  return {
    results: (wish, page, signal) =>
      http.send(RESULTS, { query: { lng, ...writeResultsWish(wish), ...(page === 1 ? {} : { page }) } }, signal),
    counts: ({ type, day, stripFrom, champId: champ }, signal) =>
      http.send(
        RESULT_COUNTS,
        {
          query: {
            lng,
            type,
            ...(day === undefined ? {} : { day }),
            strip: stripFrom,
            ...(champ === undefined ? {} : { champ }),
          },
        },
        signal,
      ),
    settled: (id, signal) => http.send(SETTLED_GAME, { params: { id }, query: { lng } }, signal),
  };
}
