import * as v from 'valibot';
import { GAME_THEMES } from '../../core/casino/catalogue/catalogue-game.ts';
import { CATALOGUE_ORDERS } from '../../core/casino/catalogue/catalogue-wish.ts';
import { SLOT_MACHINE_IDS } from '../../core/casino/rounds/slot-machine.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId } from '../http/wire.ts';
import { wireCatalogueGame, wireProvider, wireProviderId } from './catalogue-wire.ts';

const wireFavourites = v.object({ gameIds: v.array(wireId) });
const wirePage = v.object({ total: wireCount, games: v.array(wireCatalogueGame), isGuess: v.boolean() });
const pageQuery = {
  search: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** With points between them. */
  machines: v.optional(v.pipe(v.string(), v.maxLength(SLOT_MACHINE_IDS.join('.').length))),
  /** In hundredths of a percent. */
  leastRtp: v.optional(v.pipe(queryNumber, v.minValue(0), v.maxValue(10_000))),
  isNew: v.optional(v.literal('true')),
  order: v.optional(v.picklist(CATALOGUE_ORDERS)),
  theme: v.optional(v.picklist(GAME_THEMES)),
  provider: v.optional(wireProviderId),
  offset: v.optional(queryNumber),
};

export const CASINO_CATALOGUE = defineCall({
  name: 'casinoCatalogue',
  summary: 'Games of the catalogue by place and wish, a page from an offset, and how many there are in all',
  method: 'GET',
  path: '/web-api/casino/catalogue',
  query: v.object(pageQuery),
  reply: wirePage,
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const OWN_CASINO_GAMES = defineCall({
  name: 'ownCasinoGames',
  summary: 'The favourites of the player, or the games that were played last',
  method: 'GET',
  path: '/web-api/casino/own/:kind',
  params: v.object({ kind: v.picklist(['favourites', 'recent']) }),
  reply: wirePage,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const CASINO_PROVIDERS = defineCall({
  name: 'casinoProviders',
  summary: 'Who makes the games, and how many each',
  method: 'GET',
  path: '/web-api/casino/providers',
  reply: v.object({ providers: v.array(wireProvider) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const CASINO_FAVOURITES = defineCall({
  name: 'casinoFavourites',
  summary: 'The ids of the favourite games of the player, the latest first',
  method: 'GET',
  path: '/web-api/casino/favourites',
  reply: wireFavourites,
  access: 'player',
  changes: 'none',
});

export const KEEP_CASINO_FAVOURITE = defineCall({
  name: 'keepCasinoFavourite',
  summary:
    'Makes a game a favourite of the player or no longer one; 404 for what is no game, 409 where there are too many',
  method: 'POST',
  path: '/web-api/casino/favourites',
  body: v.object({ gameId: wireId, isFavourite: v.boolean() }),
  reply: wireFavourites,
  access: 'player',
  changes: 'state',
});
