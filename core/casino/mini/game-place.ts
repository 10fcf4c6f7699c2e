import { bonusGameRoute } from '../bonus-game.ts';
import { gameCategoryById, GAME_CATEGORIES, type GameCategory } from '../game-category.ts';
import type { GameListEntry } from '../game-list.ts';
import type { MediaGameType } from '../../media/media-game-type.ts';

const SLOT = /^slot-(\d{1,9})-([a-z0-9-]{1,60})$/;

/** MD-15 Where games that other sites only watch are played on this one. */
const PLACES: Partial<Record<MediaGameType, string>> = {
  wheel: 'tvgames',
  poker: 'poker',
  the21: 'card-games',
  '5of36': 'lotto/view/1',
  keno: 'keno',
  battle: 'casino/battle',
  guesscard: 'casino/guesscard',
  spin2wheels: 'casino/spin2wheels',
  andarbahar: 'casino/andarbahar',
  '7of42': 'casino/7of42',
  lucky6: 'casino/lucky6',
};

/** HG-42 Whether a game has no page but the one under its name. */
export function isPlayedUnderItsName(route: string): boolean {
  return route === 'ladder';
}

/** MG-11 Where a game of the list is played: a bonus game under its own address, a slot on its page, a game of the feed where it is played, another game on the page of its name. */
export function gamePlace({ route }: Pick<GameListEntry, 'route'>): string {
  const bonus = bonusGameRoute(route);
  if (bonus !== undefined) return `games/${bonus}`;
  const [, id, name] = SLOT.exec(route) ?? [];
  if (id !== undefined && name !== undefined) return `slots/game/${id}/${name}`;
  if (isPlayedUnderItsName(route)) return `games/${route}`;
  return Object.entries(PLACES).find(([type]) => type === route)?.[1] ?? route;
}

/** MG-11 How the list names a slot. */
export function slotRoute(id: number, slug: string): string {
  return `slot-${String(id)}-${slug}`;
}

/** What is looked for in the list of games. */
export interface GamesWish {
  readonly category: GameCategory;
  readonly search: string;
}

const LONGEST_SEARCH = 60;

/** MG-12 What an address asks of the list of games: the id of a category, and a text; what it does not know is no wish. */
export function readGamesWish(query: { readonly get: (name: string) => string | null }): GamesWish {
  const id = Number(query.get('category') ?? '-1');
  return { category: gameCategoryById(id) ?? 'all', search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH) };
}

/** MG-12 The same in an address, which says nothing of what is not wished for; begins with `?` or is empty. */
export function writeGamesWish({ category, search }: GamesWish): string {
  const id = GAME_CATEGORIES.find(({ code }) => code === category)?.id ?? -1;
  // half a letter has no place in an address
  const text = search.replaceAll(/\p{Surrogate}/gu, '').trim();
  const pairs = [
    ...(id === -1 ? [] : [`category=${String(id)}`]),
    ...(text === '' ? [] : [`q=${encodeURIComponent(text)}`]),
  ];
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
