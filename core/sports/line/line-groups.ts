import type { SportId } from '../../shared/ids.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import { compareTexts } from '../search/search-text.ts';
import { SPORTS } from '../tree/sport.ts';
import { orderDigit } from './line-columns.ts';

/** The games of one champ, in the order they are shown. */
export interface ChampGroup {
  readonly champ: Champ;
  readonly games: readonly number[];
  /** How many more it has that are not at hand. */
  readonly left?: number | undefined;
}

export interface SportGroup {
  readonly sportId: SportId;
  readonly champs: readonly ChampGroup[];
  readonly gameCount: number;
}

/** What decides where a game stands. */
export type OrderedGame = Pick<Game, 'id' | 'sportId' | 'champId' | 'section' | 'startsAt' | 'isTop'>;

export interface GroupingRule {
  readonly isByCountry: boolean;
  readonly isFavouriteChamp: (id: number) => boolean;
  /** Best matches stand before the others. */
  readonly isBestOnTop?: boolean;
  /** Champs stand by the start of their soonest game. */
  readonly isByTime?: boolean | undefined;
  /** Orders of single sports, as `orderDigit` reads them. */
  readonly orders?: string | undefined;
}

export interface ChampOrder extends GroupingRule {
  /** Whether one of its games is a best match that stands on top. */
  readonly hasBest?: (champ: Champ) => boolean;
  /** When the first of its games starts. */
  readonly soonest?: (champ: Champ) => EpochMillis;
}

/** LN-8 Games stand by sport in the sports' own order, then by champ; in a champ live ones first, then by start. LN-9 The order depends on nothing but the games, so it never changes with prices. LN-74 Where the player wants them by time, champs stand by the start of their soonest game, after the favourites and the best matches. LN-36 Where the player wants the best matches on top, they stand first in their champ, and the champs that have one after the favourites. */
export function lineGroups(
  games: Iterable<OrderedGame>,
  champs: ReadonlyMap<number, Champ>,
  rule: GroupingRule,
): readonly SportGroup[] {
  const bySport = new Map<SportId, Map<number, OrderedGame[]>>();
  for (const game of games) {
    if (!champs.has(game.champId)) continue;
    const byChamp = bySport.get(game.sportId) ?? new Map<number, OrderedGame[]>();
    bySport.set(game.sportId, byChamp);
    const known = byChamp.get(game.champId);
    if (known === undefined) byChamp.set(game.champId, [game]);
    else known.push(game);
  }
  return SPORTS.flatMap(({ id }) => {
    const byChamp = bySport.get(id);
    if (byChamp === undefined) return [];
    const own = orderDigit(id, rule.orders);
    const isBest = ({ isTop }: OrderedGame): boolean => isTop && (own ? own === '9' : rule.isBestOnTop === true);
    const hasBest = (champ: Champ): boolean => byChamp.get(champ.id)?.some(isBest) === true;
    const startOf = (champ: Champ): EpochMillis =>
      (own ? own === '8' : rule.isByTime)
        ? Math.min(...(byChamp.get(champ.id) ?? []).map(({ startsAt }) => startsAt))
        : 0;
    const groups = [...byChamp]
      .flatMap(([champId, members]) => {
        const champ = champs.get(champId);
        const ordered = members.toSorted((left, right) => first(isBest, left, right) || compareGames(left, right));
        return champ === undefined ? [] : [{ champ, games: ordered.map((game) => game.id) }];
      })
      .toSorted((left, right) => compareChamps(left.champ, right.champ, { ...rule, hasBest, soonest: startOf }));
    return [{ sportId: id, champs: groups, gameCount: groups.reduce((count, group) => count + group.games.length, 0) }];
  });
}

/** LN-10 Champs stand with the player's favourites first, then the top ones, then by country where grouped so, then by name. */
export function compareChamps(left: Champ, right: Champ, rule: ChampOrder): number {
  const { hasBest = () => false, soonest = () => 0 } = rule;
  return (
    first(({ id }) => rule.isFavouriteChamp(id), left, right) ||
    first(hasBest, left, right) ||
    soonest(left) - soonest(right) ||
    first(({ isTop }) => isTop, left, right) ||
    (rule.isByCountry ? compareTexts(left.countryName, right.countryName) : 0) ||
    compareTexts(left.name, right.name) ||
    left.id - right.id
  );
}

function compareGames(left: OrderedGame, right: OrderedGame): number {
  return (
    first(({ section }) => section === 'live', left, right) || left.startsAt - right.startsAt || left.id - right.id
  );
}

/** The one of which something holds stands before the other. */
function first<Item>(holds: (item: Item) => boolean, left: Item, right: Item): number {
  return Number(holds(right)) - Number(holds(left));
}
