import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCountry, wireId, wireText } from '../http/wire.ts';
import { wireGame, wireOpponent } from './game-wire.ts';
import { hiddenList, idList, wireChamp } from './sports-calls.ts';

export const GAMES = defineCall({
  name: 'games',
  summary: 'Rows of the named games that are still open (favourites), at most 100',
  method: 'GET',
  path: '/web-api/sports/games',
  query: v.object({ lng: queryLanguage, hide: hiddenList, ids: idList }),
  reply: v.object({ games: v.array(wireGame) }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

const wireOutright = v.object({
  champId: wireId,
  sportId: wireId,
  champName: wireText,
  champLanguage: v.optional(queryLanguage),
  countryCode: wireCountry,
  team: v.optional(wireOpponent),
});

/** A player who was looked for, and the game of his team. */
const wirePlayer = v.object({ gameId: wireId, name: wireText });

export const SEARCH = defineCall({
  name: 'search',
  summary:
    'Open games, champs, teams, the seasons of champs and teams, and players of open games whose names contain the text, at most 20 of each',
  method: 'GET',
  path: '/web-api/sports/search',
  query: v.object({
    lng: queryLanguage,
    hide: hiddenList,
    text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  }),
  reply: v.object({
    games: v.array(wireGame),
    champs: v.array(wireChamp),
    teams: v.array(v.object({ ...wireOpponent.entries, sportId: wireId })),
    outrights: v.array(wireOutright),
    players: v.array(wirePlayer),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
