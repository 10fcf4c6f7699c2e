import { fail, ok, type Result } from '../shared/result.ts';
import type { Language } from '../site/config/language.ts';
import { isFound } from '../sports/search/found-words.ts';
import { isInCategory, type GameCategory } from './game-category.ts';

/** A mini game as the site lists it. */
export interface GameListEntry {
  readonly id: number;
  readonly name: string;
  /** The last part of its address. */
  readonly route: string;
  /** What its address ended with before. */
  readonly oldRoute?: string | undefined;
  readonly categoryIds: readonly number[];
  /** What marks the game: its group, or a sign such as 'new'. */
  readonly tag?: string | undefined;
}

/** CG-4 The group of bonus games, which a list leaves out unless asked for. */
export const BONUS_GROUP = 'BG';

export interface GameListWish {
  readonly category?: GameCategory | undefined;
  readonly search?: string | undefined;
  readonly withBonusGames?: boolean | undefined;
}

/** What is asked of the preview of games. */
export interface GamesPreviewQuestion {
  /** The sort of site that asks. */
  readonly whence: number;
  readonly groupId: number;
  readonly refId: number;
  readonly language: Language;
  readonly countryCode: string;
  readonly includesCategories: boolean;
}

/** CG-8 A preview is asked for without categories. */
export function gamesPreviewQuestion(site: Omit<GamesPreviewQuestion, 'includesCategories'>): GamesPreviewQuestion {
  return { ...site, includesCategories: false };
}

const ROUTE = /^[a-z0-9_-]{1,80}$/;
const LONGEST_NAME = 200;

/** CG-4 The games of a list without the bonus games unless wanted; CG-5 those of the category whose name has what is looked for, in the order of the list. */
export function gameList(entries: readonly GameListEntry[], wish: GameListWish = {}): readonly GameListEntry[] {
  const { category = 'all', search = '', withBonusGames = false } = wish;
  return entries.filter(
    ({ name, tag, categoryIds }) =>
      (withBonusGames || tag !== BONUS_GROUP) && isInCategory(categoryIds, category) && isFound(name, search),
  );
}

/** CG-6 A game is found by its route, else by the one it had before; undefined where neither is known. */
export function gameByRoute(entries: readonly GameListEntry[], route: string): GameListEntry | undefined {
  return entries.find((game) => game.route === route) ?? entries.find((game) => game.oldRoute === route);
}

/** CG-7 A list is read entry by entry: one that is no game, or has an id that was there, is left out. */
export function readGameList(list: unknown): Result<readonly GameListEntry[], { readonly code: 'not-a-list' }> {
  if (!Array.isArray(list)) return fail({ code: 'not-a-list' });
  const games = new Map<number, GameListEntry>();
  for (const each of list as readonly unknown[]) {
    const game = readEntry(each);
    if (game !== undefined && !games.has(game.id)) games.set(game.id, game);
  }
  return ok([...games.values()]);
}

function readEntry(entry: unknown): GameListEntry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name, route, oldRoute, categoryIds, tag } = entry as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return undefined;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME || !isRoute(route)) return undefined;
  const ids: readonly unknown[] = Array.isArray(categoryIds) ? categoryIds : [];
  return {
    id,
    name,
    route,
    ...(isRoute(oldRoute) ? { oldRoute } : {}),
    categoryIds: ids.filter((each): each is number => Number.isSafeInteger(each)),
    ...(typeof tag === 'string' && tag !== '' && tag.length <= LONGEST_NAME ? { tag } : {}),
  };
}

function isRoute(value: unknown): value is string {
  return typeof value === 'string' && ROUTE.test(value);
}
