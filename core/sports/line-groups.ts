import type { Champ } from './champ.ts';
import type { Game } from './game.ts';
import { compareTexts } from './search-text.ts';
import { SPORTS, type SportId } from './sport.ts';

/** The games of one champ, in the order they are shown. */
export interface ChampGroup {
  readonly champ: Champ;
  readonly games: readonly number[];
}

export interface SportGroup {
  readonly sportId: SportId;
  readonly champs: readonly ChampGroup[];
  readonly gameCount: number;
}

/** What decides where a game stands. */
export type OrderedGame = Pick<Game, 'id' | 'sportId' | 'champId' | 'section' | 'startsAt'>;

export interface GroupingRule {
  readonly isByCountry: boolean;
  readonly isFavouriteChamp: (id: number) => boolean;
}

/** LN-8 Games stand by sport in the sports' own order, then by champ; in a champ live ones first, then by start. LN-9 The order depends on nothing but the games, so it never changes with prices. */
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
    const groups = [...byChamp]
      .flatMap(([champId, members]) => {
        const champ = champs.get(champId);
        return champ === undefined ? [] : [{ champ, games: members.toSorted(compareGames).map((game) => game.id) }];
      })
      .toSorted((left, right) => compareChamps(left.champ, right.champ, rule));
    return [{ sportId: id, champs: groups, gameCount: groups.reduce((count, group) => count + group.games.length, 0) }];
  });
}

/** LN-10 Champs stand with the player's favourites first, then the top ones, then by country where grouped so, then by name. */
export function compareChamps(left: Champ, right: Champ, rule: GroupingRule): number {
  return (
    Number(rule.isFavouriteChamp(right.id)) - Number(rule.isFavouriteChamp(left.id)) ||
    Number(right.isTop) - Number(left.isTop) ||
    (rule.isByCountry ? compareTexts(left.countryName, right.countryName) : 0) ||
    compareTexts(left.name, right.name) ||
    left.id - right.id
  );
}

function compareGames(left: OrderedGame, right: OrderedGame): number {
  return (
    Number(right.section === 'live') - Number(left.section === 'live') ||
    left.startsAt - right.startsAt ||
    left.id - right.id
  );
}
