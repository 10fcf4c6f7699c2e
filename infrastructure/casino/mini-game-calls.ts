import * as v from 'valibot';
import { BONUS_STOPS } from '../../core/casino/mini/bonus-draw.ts';
import { isPlayerSeed } from '../../core/casino/rounds/fair-round.ts';
import { BONUS_GAMES } from '../../core/navigation/route-parameters.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const playerSeed = v.pipe(v.string(), v.check(isPlayerSeed));
const route = v.picklist(BONUS_GAMES);
const places = v.pipe(v.array(v.pipe(wireCount, v.maxValue(100))), v.maxLength(32));

const wirePlay = v.object({
  id: v.pipe(v.string(), v.uuid()),
  game: route,
  at: wireMillis,
  serverHash: digest,
  serverSeed: digest,
  playerSeed,
  picks: places,
  drawn: places,
  points: wireCount,
});

/** CG-7 What a route may be, and that no id comes twice, the core sees to. */
const wireListedGame = v.object({
  id: wireId,
  name: wireText,
  route: wireText,
  oldRoute: v.optional(wireText),
  categoryIds: v.array(v.pipe(v.number(), v.safeInteger())),
  tag: v.optional(wireText),
});

export const GAMES_PREVIEW = defineCall({
  name: 'gamesPreview',
  summary: 'The small games that the site lists, bonus games among them, in the language that is asked for',
  method: 'GET',
  path: '/web-api/games/preview',
  query: v.object({
    /** The sort of site that asks. */
    whence: queryNumber,
    groupId: queryNumber,
    ref: queryNumber,
    lng: queryLanguage,
    fcountry: wireCountry,
    includeCategories: v.literal('false'),
  }),
  reply: v.object({ games: v.array(wireListedGame) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const BONUS_GAMES_BOARD = defineCall({
  name: 'bonusGamesBoard',
  summary: 'How often the player may play each bonus game today, and the hashes that the next ones are drawn by',
  method: 'GET',
  path: '/web-api/games/bonus',
  reply: v.object({
    serverTime: wireMillis,
    renewsAt: wireMillis,
    points: v.pipe(v.number(), v.safeInteger()),
    stop: v.optional(v.picklist(BONUS_STOPS)),
    games: v.array(v.object({ route, left: wireCount, nextHash: digest })),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const BONUS_PLAYS = defineCall({
  name: 'bonusPlays',
  summary: 'The last times that the player played a bonus game, the latest first, with their seeds',
  method: 'GET',
  path: '/web-api/games/bonus/:game/plays',
  params: v.object({ game: route }),
  reply: v.object({ plays: v.array(wirePlay) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const PLAY_BONUS_GAME = defineCall({
  name: 'playBonusGame',
  summary:
    'Plays a bonus game once under its Idempotency-Key (UUID); a repeat is answered with the same game. 403 where nothing may be given to the player, 409 where no attempt is left or another hash was promised, 422 where the key came with another order',
  method: 'POST',
  path: '/web-api/games/bonus/:game/plays',
  params: v.object({ game: route }),
  body: v.object({ serverHash: digest, playerSeed, picks: places }),
  reply: wirePlay,
  access: 'player',
  changes: 'state',
  isKeyed: true,
});
