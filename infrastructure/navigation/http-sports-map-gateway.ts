import type { SportsMapGateway } from '../../core/navigation/named-sports.ts';
import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SPORTS_MAP } from './sports-map-calls.ts';

export function httpSportsMapGateway(http: HttpClient, language: Language): SportsMapGateway {
  return {
    sportsMap: async () => {
      const reply = await http.send(SPORTS_MAP, { query: { lng: language, nameEng: 'true' } });
      return reply.ok ? ok(reply.value.sports) : reply;
    },
  };
}
