import type { Language } from '../../core/site/config/language.ts';
import type { StatisticsGateway } from '../../core/sports/statistics/statistics-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CHAMP_STATISTICS, GAME_HISTORY } from './statistics-calls.ts';

export function httpStatisticsGateway(http: HttpClient, lng: Language): StatisticsGateway {
  return {
    champ: (id, signal) => http.send(CHAMP_STATISTICS, { params: { id }, query: { lng } }, signal),
    history: (id, signal) => http.send(GAME_HISTORY, { params: { id }, query: { lng } }, signal),
  };
}
