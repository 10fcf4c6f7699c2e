import { isId, isText } from '../../shared/untrusted.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMarketKind, type MarketKind } from '../game/market-kind.ts';

/** What a player starred. */
export interface Favourites {
  readonly games: readonly number[];
  readonly champs: readonly number[];
  readonly markets: readonly MarketKind[];
  readonly teams: readonly StarredTeam[];
}

/** A team that was starred, with its name as it was shown then. */
export interface StarredTeam {
  readonly id: number;
  readonly name: string;
}

export const NO_FAVOURITES: Favourites = { games: [], champs: [], markets: [], teams: [] };

const MOST_KEPT = 100;

/** FV-1 What is starred is unstarred by the same press. FV-2 The newest comes first; beyond a hundred the oldest goes. */
export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  if (items.includes(item)) return items.filter((known) => known !== item);
  return [item, ...items].slice(0, MOST_KEPT);
}

/** FV-3 Games that are no longer offered leave the favourites. */
export function withoutEnded(favourites: Favourites, open: ReadonlySet<number>): Favourites {
  const games = favourites.games.filter((id) => open.has(id));
  return games.length === favourites.games.length ? favourites : { ...favourites, games };
}

/** FV-4 A stored value of another shape is dropped; ids that are none or stand twice, unknown markets and teams without a name are left out. */
export const FAVOURITES: StoredValue<Favourites> = {
  key: 'favourites',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: parseFavourites,
};

function parseFavourites(stored: unknown): Result<Favourites, { readonly code: string }> {
  if (typeof stored !== 'object' || stored === null) return fail({ code: 'not-favourites' });
  const { games, champs, markets, teams } = stored as Readonly<Record<string, unknown>>;
  if (!Array.isArray(games) || !Array.isArray(champs) || !Array.isArray(markets)) {
    return fail({ code: 'not-favourites' });
  }
  return ok({
    games: distinct(games.filter(isId)),
    champs: distinct(champs.filter(isId)),
    teams: Array.isArray(teams) ? distinct(teams.filter(isTeam), ({ id }) => id).map(onlyTeam) : [],
    markets: distinct(markets.filter((kind): kind is MarketKind => typeof kind === 'string' && isMarketKind(kind))),
  });
}

function onlyTeam({ id, name }: StarredTeam): StarredTeam {
  return { id, name: name.trim() };
}

function isTeam(team: unknown): team is StarredTeam {
  const { id, name } = (team ?? {}) as Readonly<Record<string, unknown>>;
  return isId(id) && isText(name) && name.trim() !== '';
}

/** The first of those with one key is the newest. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => unknown = (item) => item): readonly Item[] {
  const seen = new Set<unknown>();
  const isNew = (item: Item): boolean => seen.size < seen.add(keyOf(item)).size;
  return items.filter(isNew).slice(0, MOST_KEPT);
}
