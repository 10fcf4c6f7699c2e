import * as v from 'valibot';
import { PLAYER_POSITIONS } from '../../core/sports/game/line-up.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';
import { wireNamed, wireOpponent } from './game-wire.ts';
import { wireResult } from './results-calls.ts';

export const TEAM = defineCall({
  name: 'team',
  summary: 'A team or a person who competes, with the last games of the past 30 days, at most 10, the newest first',
  method: 'GET',
  path: '/web-api/sports/team/:id',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    team: wireOpponent,
    sportId: wireId,
    champ: v.object({ id: wireId, ...wireNamed, countryCode: wireCountry }),
    hasSquad: v.boolean(),
    coach: v.exactOptional(wireText),
    stadium: v.exactOptional(wireText),
    results: v.pipe(v.array(wireResult), v.maxLength(10)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const TEAM_SQUAD = defineCall({
  name: 'teamSquad',
  summary: 'The players of a team with what they did in its competition since the season began',
  method: 'GET',
  path: '/web-api/sports/team/:id/squad',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    champId: wireId,
    since: wireMillis,
    players: v.pipe(
      v.array(
        v.object({
          number: wireCount,
          name: wireText,
          position: v.picklist(PLAYER_POSITIONS),
          matches: wireCount,
          minutes: wireCount,
          goals: wireCount,
          assists: wireCount,
          yellowCards: wireCount,
        }),
      ),
      v.maxLength(40),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
