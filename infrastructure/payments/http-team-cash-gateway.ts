import type { TeamCashGateway } from '../../core/payments/team-cash.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { TEAM_CASH } from './team-cash-calls.ts';

export function httpTeamCashGateway(http: HttpClient, lng: Language): TeamCashGateway {
  return { teamCash: async () => http.send(TEAM_CASH, { query: { lng } }) };
}
