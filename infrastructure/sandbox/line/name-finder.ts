import type { InferOutput } from 'valibot';
import {
  certainNames,
  nameSearch,
  searchableNames,
  slippedNames,
  type SearchableNames,
} from '../../../core/sports/search/name-search.ts';
import { readHiddenSports, type DisallowedSports } from '../../../core/player/disallowed-sports.ts';
import { countedWithoutDisallowed, withoutDisallowedSports } from '../../../core/sports/line/page-games.ts';
import { LRUCache } from 'lru-cache';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { FoundOutright, FoundPlayer, FoundTeam } from '../../../core/sports/line/line-gateway.ts';
import type { SEARCH } from '../../sports/found-games-calls.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { lazy } from '../world/lazy.ts';
import type { World } from '../world/world.ts';
import type { ListedTeam } from '../world/world-teams.ts';
import type { BookGame, LineBook } from './line-book.ts';
import { searchedNames, withNames } from './searched-names.ts';
import { createPlayerFinder } from './player-finder.ts';
import { countedChamps, rowsText } from './line-routes.ts';

const MOST_FOUND = 20;
/** Names of so many texts are kept as a search looks at them. */
const MOST_NAMES = 10_000;

type CountedChamp = ReturnType<typeof countedChamps>[number];
type FoundItem =
  | { readonly game: BookGame; readonly champ?: undefined; readonly team?: undefined }
  | { readonly champ: CountedChamp; readonly game?: undefined; readonly team?: undefined }
  | { readonly team: ListedTeam; readonly game?: undefined; readonly champ?: undefined };

/** LN-89 Finds open games, champs, teams [LN-97] and seasons by what was typed, as JSON [LN-83]. */
export function createNameFinder(
  world: World,
  book: LineBook,
): (query: InferOutput<(typeof SEARCH)['query']>) => string {
  const known = new LRUCache<string, SearchableNames>({ max: MOST_NAMES });
  const namesOf = (text: string): SearchableNames => {
    const names = known.get(text) ?? searchableNames(text);
    known.set(text, names);
    return names;
  };
  const champNames = champTexts(world);
  const teamNames = teamIndex(world);
  const topChamps = new Set(world.champs('en').flatMap(({ id, isTop }) => (isTop ? [id] : [])));
  const itemNames = ({ game, champ, team }: FoundItem, language: Language): SearchableNames => {
    if (team !== undefined) return teamNames(team.id, language);
    if (champ !== undefined) return namesOf(withNames(champNames.get(champ.id) ?? '', [champ.name]));
    return namesOf(searchedNames(world, game, language));
  };
  const placeOf = ({ game, champ, team }: FoundItem): number =>
    (team?.isTop ?? topChamps.has(champ?.id ?? game?.champId ?? 0)) ? 0 : 1;
  const findPlayers = createPlayerFinder(world, book);
  return ({ text, lng, hide = '' }) => {
    const hidden = readHiddenSports(hide);
    const items = itemsOf({ world, book }, lng, hidden);
    const how = { namesOf: (item: FoundItem) => itemNames(item, lng), placeOf };
    const search = nameSearch(text);
    const { items: found, typedCount } = certainNames<FoundItem>(items, how, { search });
    const playersOf = (typedBeside: number | undefined) =>
      findPlayers({ text, language: lng, typedBeside }).filter(({ gameId }) => isShown(book.game(gameId), hidden));
    const players = playersOf(typedCount);
    if (found.length + players.length > 0) return foundText({ world, book }, lng, { found, players, hidden });
    const slipped = slippedNames<FoundItem>(items, how, search);
    const slippedPlayers = slipped.length > 0 ? [] : playersOf(undefined);
    return foundText({ world, book }, lng, { found: slipped, players: slippedPlayers, hidden });
  };
}

/** [SP-4] What is known under a name, without the sports that are not wanted. */
function itemsOf(
  { world, book }: Pick<SandboxParts, 'world' | 'book'>,
  language: Language,
  hidden: DisallowedSports,
): readonly FoundItem[] {
  const champs = countedChamps({ world, book }, language).map((champ) =>
    countedWithoutDisallowed(champ, champ.sportId, hidden),
  );
  return [
    ...withoutDisallowedSports(book.games(), hidden).map((game) => ({ game })),
    ...champs.filter(({ liveCount, lineCount }) => liveCount + lineCount > 0).map((champ) => ({ champ })),
    ...world.teams().map((team) => ({ team })),
  ];
}

function isLeftOut(sportId: number, { line, live }: DisallowedSports): boolean {
  return line.includes(sportId) && live.includes(sportId);
}

function isShown(game: BookGame | undefined, hidden: DisallowedSports): boolean {
  return game !== undefined && withoutDisallowedSports([game], hidden).length > 0;
}

interface Found {
  readonly found: readonly FoundItem[];
  readonly players: readonly FoundPlayer[];
  readonly hidden: DisallowedSports;
}

/** Games, champs, teams, seasons and players, so many of each. */
function foundText(
  { world, book }: Pick<SandboxParts, 'world' | 'book'>,
  language: Language,
  { found, players, hidden }: Found,
): string {
  const ofPlayers = players.flatMap(({ gameId }) => book.game(gameId) ?? []);
  const games = [...new Set([...found.flatMap(({ game }) => game ?? []), ...ofPlayers])].slice(0, MOST_FOUND);
  const listed = found.flatMap(({ team }) => team ?? []).slice(0, MOST_FOUND);
  const others = {
    champs: found.flatMap(({ champ }) => champ ?? []).slice(0, MOST_FOUND),
    teams: listed.flatMap(({ id }): readonly FoundTeam[] => {
      const named = world.team(id, language);
      return named === undefined || isLeftOut(named.sportId, hidden) ? [] : [{ ...named.team, sportId: named.sportId }];
    }),
    outrights: foundOutrights({ world, book }, language, found).filter(({ sportId }) => !hidden.line.includes(sportId)),
    players: players.slice(0, MOST_FOUND),
  };
  return `{"games":${rowsText(book, games, language)},${JSON.stringify(others).slice(1)}`;
}

/** The seasons of the champs that were found, and of the teams as far as they play in them. */
function foundOutrights(
  { world, book }: Pick<SandboxParts, 'world' | 'book'>,
  language: Language,
  nearest: readonly FoundItem[],
): readonly FoundOutright[] {
  const champs = new Map(world.champs(language).map((champ) => [champ.id, champ]));
  const ofChamp = (champId: number, teamId?: number): readonly FoundOutright[] => {
    const champ = champs.get(champId);
    if (champ?.hasOutrights !== true) return [];
    const { sportId, name: champName, language: champLanguage, countryCode } = champ;
    const team = teamId === undefined ? undefined : world.team(teamId, language)?.team;
    const named = { champName, ...(champLanguage && { champLanguage }) };
    return [{ champId, sportId, ...named, countryCode, ...(team === undefined ? {} : { team }) }];
  };
  const playing = nearest
    .flatMap(({ team }) => team?.champIds.map((champId) => ({ champId, teamId: team.id })) ?? [])
    .filter(({ champId }) => champs.get(champId)?.hasOutrights === true)
    .slice(0, MOST_FOUND)
    .filter(({ champId, teamId }) => world.isInSeason(champId, teamId, book.now()));
  return [
    ...nearest.flatMap(({ champ }) => (champ === undefined ? [] : ofChamp(champ.id))),
    ...playing.flatMap(({ champId, teamId }) => ofChamp(champId, teamId)),
  ].slice(0, MOST_FOUND);
}

/** NAM-8 The names of each team in Russian, in English and in the language of the page, kept for as many languages as the site has. */
function teamIndex(world: World): (teamId: number, language: Language) => SearchableNames {
  const nameIn = (id: number, language: Language): string => searchText(world.team(id, language)?.team.name ?? '');
  const both = lazy(
    () => new Map(world.teams().map(({ id }) => [id, searchableNames(`${nameIn(id, 'ru')}\n${nameIn(id, 'en')}`)])),
  );
  const own = new Map<Language, Map<number, SearchableNames>>();
  return (id, language) => {
    const names = both().get(id) ?? searchableNames('');
    if (language === 'ru' || language === 'en') return names;
    const known = own.get(language) ?? new Map<number, SearchableNames>();
    own.set(language, known);
    const before = known.get(id);
    if (before !== undefined) return before;
    const text = withNames(names.text, [nameIn(id, language)]);
    const named = text === names.text ? names : searchableNames(text);
    known.set(id, named);
    return named;
  };
}

/** The names of each champ in Russian and English. */
function champTexts(world: World): ReadonlyMap<number, string> {
  const english = new Map(world.champs('en').map(({ id, name }) => [id, name]));
  return new Map(world.champs('ru').map(({ id, name }) => [id, searchText(`${name}\n${english.get(id) ?? ''}`)]));
}
