import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCurrency } from '../http/wire.ts';
import { wireOwnTournaments, wireTournamentId, wireTournamentList, wireTournamentPage } from './tournament-wire.ts';

export const TOURNAMENTS = defineCall({
  name: 'tournaments',
  summary: 'The tournaments of slots: those that go on, those to come, and those of the last weeks, the latest last',
  method: 'GET',
  path: '/web-api/promotions/tournaments',
  query: v.object({ lng: queryLanguage, currency: wireCurrency }),
  reply: wireTournamentList,
  timeField: 'serverTime',
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const TOURNAMENT = defineCall({
  name: 'tournament',
  summary:
    'A tournament with its prizes, its games and its table, by its id or as the newest of a series; 404 for what is none',
  method: 'GET',
  path: '/web-api/promotions/tournaments/:id',
  params: v.object({ id: wireTournamentId }),
  query: v.object({ lng: queryLanguage, currency: wireCurrency }),
  reply: wireTournamentPage,
  timeField: 'serverTime',
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const OWN_TOURNAMENTS = defineCall({
  name: 'ownTournaments',
  summary: 'The tournaments that the player has joined, with points and place, and whether more may be joined',
  method: 'GET',
  path: '/web-api/promotions/own-tournaments',
  reply: wireOwnTournaments,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const TAKE_PART = defineCall({
  name: 'takePart',
  summary:
    'Joins a tournament, or leaves it; 403 where nothing may be offered to the player, 404 for what is none, 409 once it is over',
  method: 'POST',
  path: '/web-api/promotions/tournaments/:id/part',
  params: v.object({ id: wireTournamentId }),
  body: v.object({ isIn: v.boolean(), currency: wireCurrency }),
  reply: wireOwnTournaments,
  access: 'player',
  changes: 'state',
});
