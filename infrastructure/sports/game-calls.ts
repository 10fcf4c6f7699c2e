import * as v from 'valibot';
import { GOAL_MANNERS, STATISTIC_KINDS, TIMELINE_KINDS, type GameDetails } from '../../core/sports/game/game.ts';
import { PLAYER_POSITIONS } from '../../core/sports/game/line-up.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireMillis, wireText } from '../http/wire.ts';
import { readMarkets, wireGame, wireMarket } from './game-wire.ts';
import { withNamesAgain } from './player-names-wire.ts';

const wireName = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const wireLineUp = v.pipe(
  v.array(
    v.object({
      number: wireCount,
      name: wireName,
      position: v.picklist(PLAYER_POSITIONS),
      isStarter: v.boolean(),
      cameOn: v.optional(wireCount),
      wentOff: v.optional(wireCount),
      goals: wireCount,
      ownGoals: wireCount,
      assists: wireCount,
      shotsOnTarget: wireCount,
      yellowCards: wireCount,
    }),
  ),
  v.maxLength(40),
);

const gameDetails = v.pipe(
  v.object({
    game: wireGame,
    champName: wireText,
    champLanguage: v.optional(queryLanguage),
    countryCode: wireCountry,
    markets: v.pipe(v.array(wireMarket), v.maxLength(400)),
    timeline: v.array(
      v.object({
        kind: v.picklist(TIMELINE_KINDS),
        side: v.optional(v.picklist(['home', 'away'])),
        player: v.optional(wireName),
        playerOff: v.optional(wireName),
        assist: v.optional(wireName),
        how: v.optional(v.picklist(GOAL_MANNERS)),
        seconds: wireCount,
        period: wireCount,
      }),
    ),
    statistics: v.array(
      v.object({
        kind: v.picklist(STATISTIC_KINDS),
        period: wireCount,
        home: v.pipe(v.number(), v.finite()),
        away: v.pipe(v.number(), v.finite()),
      }),
    ),
    momentum: v.array(v.pipe(v.number(), v.minValue(-100), v.maxValue(100))),
    lineUps: v.optional(v.object({ home: wireLineUp, away: wireLineUp })),
    isOutsideSeason: v.optional(v.boolean()),
  }),
  v.transform(({ markets, ...details }): GameDetails => ({
    ...details,
    markets: readMarkets(details.game.id, withNamesAgain(markets)),
  })),
);

export const GAME = defineCall({
  name: 'game',
  summary: 'One game with all markets, timeline and statistics',
  method: 'GET',
  path: '/web-api/sports/game/:id',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage }),
  reply: gameDetails,
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

export const GAME_CHANGES = defineCall({
  name: 'gameChanges',
  summary: 'The game again where it changed since a version, else null',
  method: 'GET',
  path: '/web-api/sports/game/:id/changes',
  params: v.object({ id: queryNumber }),
  query: v.object({ lng: queryLanguage, since: queryNumber }),
  reply: v.object({ serverTime: wireMillis, details: v.nullable(gameDetails) }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
