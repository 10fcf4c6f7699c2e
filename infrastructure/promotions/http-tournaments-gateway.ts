import type { TournamentsGateway } from '../../core/promotions/tournaments/tournaments-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { OWN_TOURNAMENTS, TAKE_PART, TOURNAMENT, TOURNAMENTS } from './tournament-calls.ts';

export function httpTournamentsGateway(http: HttpClient, lng: Language): TournamentsGateway {
  return {
    list: async (currency) => http.send(TOURNAMENTS, { query: { lng, currency } }),
    page: async (id, currency) => http.send(TOURNAMENT, { params: { id }, query: { lng, currency } }),
    own: async () => http.send(OWN_TOURNAMENTS),
    take: async (id, wish) => http.send(TAKE_PART, { params: { id }, body: wish }),
  };
}
