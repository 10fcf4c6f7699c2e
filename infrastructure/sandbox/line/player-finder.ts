import type { FoundPlayer } from '../../../core/sports/line/line-gateway.ts';
import {
  nameSearch,
  certainNames,
  searchableNames,
  slippedNames,
  type SearchableNames,
} from '../../../core/sports/search/name-search.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { lazy } from '../world/lazy.ts';
import { nameIn } from '../world/naming/written-name.ts';
import type { TeamPlayer } from '../world/squads/squads.ts';
import type { World } from '../world/world.ts';
import type { LineBook } from './line-book.ts';

/** Fewer letters begin the names of too many. */
const LEAST_LETTERS = 3;
/** So many games are found by players at most. */
const MOST_GAMES = 20;

interface Typed {
  readonly text: string;
  readonly language: Language;
  /** How many other names have it as it was typed; undefined where nothing has it, so that slips of the finger are looked for. */
  readonly typedBeside: number | undefined;
}

type NamedPlayer = TeamPlayer & { readonly names: SearchableNames };

/** GLS-9 Finds players by what was typed, each with the open games of his team. */
export function createPlayerFinder(world: World, book: LineBook): (typed: Typed) => readonly FoundPlayer[] {
  const players = lazy(() =>
    world.players().map((player): NamedPlayer => ({
      ...player,
      names: searchableNames(searchText([player.ru, player.en].join('\n'))),
    })),
  );
  return ({ text, language, typedBeside }) => {
    if (searchText(text).trim().length < LEAST_LETTERS) return [];
    // two letters of a name and a surname are nobody's initials to look for
    const search = nameSearch(text, { hasInitials: false });
    const how = { namesOf: ({ names }: NamedPlayer) => names };
    const found =
      typedBeside === undefined
        ? slippedNames(players(), how, search)
        : certainNames(players(), how, { search, typedBeside }).items;
    const games = gamesByTeam(book);
    return found
      .flatMap((player) =>
        (games.get(player.teamId) ?? []).map((gameId) => ({ gameId, name: nameIn(player, language) })),
      )
      .slice(0, MOST_GAMES);
  };
}

function gamesByTeam(book: LineBook): ReadonlyMap<number, readonly number[]> {
  const games = new Map<number, number[]>();
  for (const { id, home, away } of book.games()) {
    for (const team of away === undefined ? [home] : [home, away]) {
      const known = games.get(team.id);
      if (known === undefined) games.set(team.id, [id]);
      else known.push(id);
    }
  }
  return games;
}
