import type { Champ } from '../tree/champ.ts';
import type { PartWanted } from './line-filter.ts';
import { lineGroups, type ChampGroup, type OrderedGame, type SportGroup } from './line-groups.ts';
import type { LineRest } from './line-reply.ts';

const MOST_TOP_GAMES = 10;

/** LN-65 The games that are shown over the line: its top games, live ones first, at most ten. */
export function topGamesOf<Entry extends Pick<OrderedGame, 'isTop' | 'section'>>(
  games: readonly Entry[],
): readonly Entry[] {
  return games
    .filter(({ isTop }) => isTop)
    .toSorted((left, right) => Number(right.section === 'live') - Number(left.section === 'live'))
    .slice(0, MOST_TOP_GAMES);
}

export interface LinePart<Entry> {
  /** The beginning of the table in its order, then the top games that are not in it. */
  readonly games: readonly Entry[];
  readonly rest: LineRest | undefined;
}

/** What parts of one line are cut by. */
export type CutLine<Entry> = (wanted: Pick<PartWanted, 'most' | 'favouriteChamps'>) => LinePart<Entry>;

/** LN-66 The beginning of a line is what stands first in the order in which the player has it, with the top games, wherever they stand, and with how much is left by sport. A line that is not longer comes whole. It is sorted once for all who have it in one order but for their favourites. */
export function lineParts<Entry extends OrderedGame>(
  games: readonly Entry[],
  champs: ReadonlyMap<number, Champ>,
  rule: Omit<PartWanted, 'most' | 'favouriteChamps'>,
): CutLine<Entry> {
  const sorted = lineGroups(games, champs, { ...rule, isFavouriteChamp: () => false });
  const byId = new Map(games.map((game) => [game.id, game]));
  const top = topGamesOf(games);
  return ({ most, favouriteChamps }) => {
    if (games.length <= most) return { games, rest: undefined };
    const groups = favouritesFirst(sorted, new Set(favouriteChamps));
    const order = groups.flatMap((group) => group.champs.flatMap((champ) => champ.games));
    const shown = order.slice(0, most).flatMap((id) => byId.get(id) ?? []);
    const inTable = new Set(shown.map(({ id }) => id));
    const onlyTop = top.filter(({ id }) => !inTable.has(id));
    return {
      games: [...shown, ...onlyTop],
      rest: { ...restOf(groups, inTable), shown: shown.length, top: top.map(({ id }) => id) },
    };
  };
}

/** The others keep their order: favourites come before all else that orders champs. */
function favouritesFirst(groups: readonly SportGroup[], favourites: ReadonlySet<number>): readonly SportGroup[] {
  if (favourites.size === 0) return groups;
  return groups.map((group) => {
    const isFavourite = ({ champ }: ChampGroup): boolean => favourites.has(champ.id);
    const others = group.champs.filter((each) => !isFavourite(each));
    return { ...group, champs: [...group.champs.filter(isFavourite), ...others] };
  });
}

function restOf(groups: readonly SportGroup[], inTable: ReadonlySet<number>): Pick<LineRest, 'cut' | 'sports'> {
  const left = groups.flatMap(({ sportId, champs }) =>
    champs.map(({ champ, games }) => {
      const missing = games.filter((id) => !inTable.has(id)).length;
      return { sportId, champId: champ.id, games: missing, isCut: missing > 0 && missing < games.length };
    }),
  );
  const cut = left.find(({ isCut }) => isCut);
  const sports = groups.flatMap(({ sportId }) => {
    const own = left.filter((champ) => champ.sportId === sportId && champ.games > 0);
    if (own.length === 0) return [];
    const games = own.reduce((sum, champ) => sum + champ.games, 0);
    return { sportId, games, champs: own.filter(({ isCut }) => !isCut).length };
  });
  return { sports, ...(cut === undefined ? {} : { cut: { champId: cut.champId, games: cut.games } }) };
}
