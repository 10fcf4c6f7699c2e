import type { Language } from '../../core/site/config/language.ts';
import type { TeamGateway } from '../../core/sports/team/team-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { TEAM, TEAM_SQUAD } from './team-calls.ts';

export function httpTeamGateway(http: HttpClient, lng: Language): TeamGateway {
  return {
    team: (id, signal) => http.send(TEAM, { params: { id }, query: { lng } }, signal),
    squad: (id, signal) => http.send(TEAM_SQUAD, { params: { id }, query: { lng } }, signal),
  };
}
