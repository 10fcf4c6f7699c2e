import { LADDER } from '../../../core/casino/games/ladder.ts';
import { GAME_CATEGORIES } from '../../../core/casino/game-category.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { CasinoStores } from '../use-casino.ts';

export type GamesMatch = Extract<RouteMatch, { readonly name: 'games' | 'mini-game' | 'game-landing' }>;
export type BonusGameMatch = Extract<RouteMatch, { readonly name: 'bonus-game' }>;

/** The part of an address that names a game or a category; undefined on the page of all games. */
export function namedGame(match: GamesMatch): string | undefined {
  if (match.name === 'games') return undefined;
  return match.name === 'mini-game' ? match.params.gameRoute : match.params.landing;
}

/** CG-6 Lists the games; a game or a category that nobody knows is a page that does not exist. */
export async function prepareGames(
  { gamesList, bonusGames }: Pick<CasinoStores, 'gamesList' | 'bonusGames'>,
  match: GamesMatch,
): Promise<number | undefined> {
  await Promise.all([gamesList.load(), bonusGames.loadBoard()]);
  const named = namedGame(match);
  if (named === undefined || gamesList.entries === undefined) return undefined;
  const isCategory = match.name === 'game-landing' && GAME_CATEGORIES.some(({ code }) => code === named);
  return isCategory || gamesList.game(named) !== undefined ? undefined : 404;
}

/** HG-42 The same for a single game, with its stakes where it is played there. */
export async function prepareMiniGame(
  stores: Pick<CasinoStores, 'gamesList' | 'bonusGames' | 'houseGame'>,
  match: Extract<GamesMatch, { readonly name: 'mini-game' }>,
): Promise<number | undefined> {
  if (match.params.gameRoute === LADDER.id) await stores.houseGame.open(LADDER.id);
  return prepareGames(stores, match);
}

/** Opens the bonus game of the address. */
export async function prepareBonusGame(
  { gamesList, bonusGames }: Pick<CasinoStores, 'gamesList' | 'bonusGames'>,
  { params: { bonusGame } }: BonusGameMatch,
): Promise<undefined> {
  await Promise.all([gamesList.load(), bonusGames.open(bonusGame)]);
}
