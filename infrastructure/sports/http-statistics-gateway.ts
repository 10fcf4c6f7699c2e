import type { Language } from '../../core/site/config/language.ts';
import type { StatisticsGateway } from '../../core/sports/statistics/statistics-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { writeDuelPick } from '../../core/sports/statistics/duel-address.ts';
import { CHAMP_STATISTICS, GAME_HISTORY, PLAYERS_DUEL } from './statistics-calls.ts';

export function httpStatisticsGateway(http: HttpClient, lng: Language): StatisticsGateway {
  return {
    champ: (id, signal) => http.send(CHAMP_STATISTICS, { params: { id }, query: { lng } }, signal),
    history: (id, signal) => http.send(GAME_HISTORY, { params: { id }, query: { lng } }, signal),
    duel: ({ champId: id, picks }, signal) => {
      const named = picks === undefined ? {} : { one: writeDuelPick(picks[0]), other: writeDuelPick(picks[1]) };
      return http.send(PLAYERS_DUEL, { params: { id }, query: { lng, ...named } }, signal);
    },
  };
}
