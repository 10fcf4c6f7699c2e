import type { InferOutput } from 'valibot';
import {
  nameSearch,
  namesFound,
  searchableNames,
  type SearchableNames,
} from '../../../core/sports/search/name-search.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { SEARCH } from '../../sports/found-games-calls.ts';
import type { World } from '../world/world.ts';
import type { BookGame, LineBook } from './line-book.ts';
import { countedChamps, rowsText } from './line-routes.ts';

const MOST_FOUND = 20;
/** Names of so many texts are kept as a search looks at them. */
const MOST_NAMES = 5000;

type CountedChamp = ReturnType<typeof countedChamps>[number];
type FoundItem =
  | { readonly game: BookGame; readonly champ?: undefined }
  | { readonly champ: CountedChamp; readonly game?: undefined };

/** Finds open games and champs by what was typed, as JSON [LN-83]. */
export function createNameFinder(
  world: World,
  book: LineBook,
): (query: InferOutput<(typeof SEARCH)['query']>) => string {
  const known = new Map<string, SearchableNames>();
  const namesOf = (text: string): SearchableNames => {
    const names = known.get(text) ?? searchableNames(text);
    if (known.size >= MOST_NAMES) known.clear();
    known.set(text, names);
    return names;
  };
  const champNames = champTexts(world);
  return ({ text, lng }) => {
    const search = nameSearch(text);
    const champs = countedChamps({ world, book }, lng).filter(({ liveCount, lineCount }) => liveCount + lineCount > 0);
    const nearest = namesFound<FoundItem>(
      [...book.games().map((game) => ({ game })), ...champs.map((champ) => ({ champ }))],
      ({ game, champ }) => namesOf(game === undefined ? (champNames.get(champ.id) ?? '') : game.names),
      search,
    );
    const games = nearest.flatMap(({ game }) => game ?? []).slice(0, MOST_FOUND);
    const found = nearest.flatMap(({ champ }) => champ ?? []).slice(0, MOST_FOUND);
    return `{"games":${rowsText(book, games, lng)},"champs":${JSON.stringify(found)}}`;
  };
}

/** The names of each champ in Russian and English. */
function champTexts(world: World): ReadonlyMap<number, string> {
  const english = new Map(world.champs('en').map(({ id, name }) => [id, name]));
  return new Map(world.champs('ru').map(({ id, name }) => [id, searchText(`${name}\n${english.get(id) ?? ''}`)]));
}
