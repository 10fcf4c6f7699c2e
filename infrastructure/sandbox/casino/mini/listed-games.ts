import type { Kysely } from 'kysely';
import { gameSlug } from '../../../../core/casino/casino-game.ts';
import { gameCategoryId, type GameCategory } from '../../../../core/casino/game-category.ts';
import { BONUS_GROUP } from '../../../../core/casino/game-list.ts';
import { slotRoute } from '../../../../core/casino/mini/game-place.ts';
import { mediaGameType } from '../../../../core/media/media-game-type.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import type { GAMES_PREVIEW } from '../../../casino/mini-game-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import type { Tables } from '../../database/tables.ts';
import { MEDIA_GAME_NAMES } from '../../world/names/feed-game-names.ts';
import { MINI_GAME_NAMES } from '../../world/names/mini-game-names.ts';

/** So many of the slots are played most. */
const SLOTS_LISTED = 24;

type WireGame = WireReply<typeof GAMES_PREVIEW>['games'][number];

interface ListedGame {
  readonly id: number;
  readonly route: keyof typeof MINI_GAME_NAMES;
  readonly oldRoute?: string;
  readonly category: Exclude<GameCategory, 'all'>;
  readonly tag?: string;
}

/** Games that have a page of their own, and the bonus games. */
const LISTED: readonly ListedGame[] = [
  { id: 1, route: 'toto', category: 'lotto' },
  { id: 2, route: 'fast-games', category: 'dice' },
  { id: 3, route: 'fast-bet', category: 'other' },
  { id: 4, route: 'keno', category: 'lotto' },
  { id: 5, route: 'scratchcards', category: 'lotto' },
  { id: 6, route: 'asian-games', category: 'cards' },
  { id: 7, route: 'tvgames', category: 'other' },
  { id: 8, route: 'card-games', category: 'cards' },
  { id: 9, route: 'poker', category: 'cards' },
  { id: 10, route: 'skill-games', category: 'other' },
  { id: 17, route: 'crash-games', category: 'other' },
  { id: 18, route: 'virtualsports', category: 'other' },
  { id: 19, route: 'bingo', category: 'lotto' },
  { id: 20, route: 'fishinghunting', category: 'other' },
  { id: 21, route: 'casino', category: 'other' },
  { id: 22, route: 'ladder', category: 'ladder' },
  { id: 11, route: 'fortuna-bonus', oldRoute: 'fortuna', category: 'other', tag: BONUS_GROUP },
  { id: 12, route: 'chest-bonus', oldRoute: 'chest', category: 'other', tag: BONUS_GROUP },
  { id: 13, route: 'memory-bonus', oldRoute: 'memory', category: 'cards', tag: BONUS_GROUP },
  { id: 14, route: 'safe-bonus', oldRoute: 'safe', category: 'other', tag: BONUS_GROUP },
  { id: 15, route: 'lottery-bonus', oldRoute: 'lottery', category: 'lotto', tag: BONUS_GROUP },
  { id: 16, route: 'dragon-bonus', oldRoute: 'dragon', category: 'other', tag: BONUS_GROUP },
];

/** MD-15 What the feed of watched games offers that no row above is, by its ids. */
const FEED: readonly { readonly id: number; readonly category: Exclude<GameCategory, 'all'> }[] = [
  { id: 5, category: 'cards' },
  { id: 6, category: 'lotto' },
  { id: 7, category: 'lotto' },
  { id: 8, category: 'cards' },
  { id: 12, category: 'lotto' },
  { id: 16, category: 'other' },
  { id: 17, category: 'cards' },
];
/** The numbers of its games lie above those of the others. */
const FIRST_OF_FEED = 100;

/** MG-11 The games that are listed: each of them is there to be played. */
export async function listedGames(database: Kysely<Tables>, language: Language): Promise<WireGame[]> {
  const slots = await database
    .selectFrom('casino_games')
    .select(['id', 'name', 'is_new'])
    .orderBy('rank')
    .limit(SLOTS_LISTED)
    .execute();
  const own = LISTED.map(({ route, category, ...game }): WireGame => ({
    ...game,
    name: MINI_GAME_NAMES[route][language],
    route,
    categoryIds: categoryIds(category),
  }));
  const others = slots.map(({ id, name, is_new: isNew }): WireGame => ({
    id: FIRST_SLOT + id,
    name,
    route: slotRoute(id, gameSlug(name)),
    categoryIds: categoryIds('slots'),
    ...(isNew ? { tag: 'new' } : {}),
  }));
  return [...own, ...gamesOfFeed(language), ...others];
}

/** Each under the type of its id; one that has no name here is not listed. */
function gamesOfFeed(language: Language): WireGame[] {
  return FEED.flatMap(({ id, category }) => {
    const type = mediaGameType(id);
    const names = type === undefined ? undefined : MEDIA_GAME_NAMES[type];
    if (type === undefined || names === undefined) return [];
    return [{ id: FIRST_OF_FEED + id, name: names[language], route: type, categoryIds: categoryIds(category) }];
  });
}

/** The numbers of slots lie above those of all other games. */
const FIRST_SLOT = 1_000_000;

function categoryIds(category: GameCategory): number[] {
  const id = gameCategoryId(category);
  return id === undefined ? [] : [id];
}
