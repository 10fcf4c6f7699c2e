import type { InferOutput } from 'valibot';
import {
  nameSearch,
  namesFound,
  searchableNames,
  type SearchableNames,
} from '../../../core/sports/search/name-search.ts';
import { LRUCache } from 'lru-cache';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { FoundOutright } from '../../../core/sports/line/line-gateway.ts';
import type { SEARCH } from '../../sports/found-games-calls.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { lazy } from '../world/lazy.ts';
import type { World } from '../world/world.ts';
import type { BookGame, LineBook } from './line-book.ts';
import { searchedNames, withNames } from './searched-names.ts';
import { createPlayerFinder } from './player-finder.ts';
import { countedChamps, rowsText } from './line-routes.ts';

const MOST_FOUND = 20;
/** Names of so many texts are kept as a search looks at them. */
const MOST_NAMES = 10_000;

type CountedChamp = ReturnType<typeof countedChamps>[number];
type FoundItem =
  | { readonly game: BookGame; readonly champ?: undefined; readonly member?: undefined }
  | { readonly champ: CountedChamp; readonly game?: undefined; readonly member?: undefined }
  | { readonly member: Member; readonly game?: undefined; readonly champ?: undefined };

/** A team of a competition that holds seasons. */
interface Member {
  readonly champId: number;
  readonly teamId: number;
  readonly names: string;
}

/** LN-89 Finds open games, champs and their seasons by what was typed, as JSON [LN-83]. */
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
  const members = lazy(() => seasonMembers(world));
  const textOf = ({ game, champ, member }: FoundItem, language: Language): string => {
    if (game !== undefined) return searchedNames(world, game, language);
    if (champ !== undefined) return withNames(champNames.get(champ.id) ?? '', [champ.name]);
    return withNames(member.names, [world.team(member.teamId, language)?.team.name]);
  };
  const findPlayers = createPlayerFinder(world, book);
  return ({ text, lng }) => {
    const search = nameSearch(text);
    const champs = countedChamps({ world, book }, lng).filter(({ liveCount, lineCount }) => liveCount + lineCount > 0);
    const nearest = namesFound<FoundItem>(
      [
        ...book.games().map((game) => ({ game })),
        ...champs.map((champ) => ({ champ })),
        ...members().map((member) => ({ member })),
      ],
      (item) => namesOf(textOf(item, lng)),
      search,
    );
    const players = findPlayers(search, { text, language: lng, isAlone: nearest.length === 0 });
    const ofPlayers = players.flatMap(({ gameId }) => book.game(gameId) ?? []);
    const games = [...new Set([...nearest.flatMap(({ game }) => game ?? []), ...ofPlayers])].slice(0, MOST_FOUND);
    const found = nearest.flatMap(({ champ }) => champ ?? []).slice(0, MOST_FOUND);
    const outrights = foundOutrights({ world, book }, lng, nearest);
    const others = { champs: found, outrights, players: players.slice(0, MOST_FOUND) };
    return `{"games":${rowsText(book, games, lng)},${JSON.stringify(others).slice(1)}`;
  };
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
    const { sportId, name: champName, countryCode } = champ;
    const team = teamId === undefined ? undefined : world.team(teamId, language)?.team;
    return [{ champId, sportId, champName, countryCode, ...(team === undefined ? {} : { team }) }];
  };
  const playing = nearest
    .flatMap(({ member }) => member ?? [])
    .slice(0, MOST_FOUND)
    .filter(({ champId, teamId }) => world.isInSeason(champId, teamId, book.now()));
  return [
    ...nearest.flatMap(({ champ }) => (champ === undefined ? [] : ofChamp(champ.id))),
    ...playing.flatMap(({ champId, teamId }) => ofChamp(champId, teamId)),
  ].slice(0, MOST_FOUND);
}

/** The names of each team in Russian and English. */
function seasonMembers(world: World): readonly Member[] {
  return world.seasonTeams().map(({ champId, teamId }) => {
    const names = (['ru', 'en'] as const).map((language) => world.team(teamId, language)?.team.name ?? '');
    return { champId, teamId, names: searchText(names.join('\n')) };
  });
}

/** The names of each champ in Russian and English. */
function champTexts(world: World): ReadonlyMap<number, string> {
  const english = new Map(world.champs('en').map(({ id, name }) => [id, name]));
  return new Map(world.champs('ru').map(({ id, name }) => [id, searchText(`${name}\n${english.get(id) ?? ''}`)]));
}
