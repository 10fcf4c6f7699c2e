import { LRUCache } from 'lru-cache';
import type { Language } from '../../../core/site/config/language.ts';
import { keptBytes } from './kept-bytes.ts';
import type { BookGame } from './line-book.ts';

/** The rows of games as they stood, as texts. */
export interface RowTexts {
  readonly get: (game: BookGame, language: Language) => string | undefined;
  readonly set: (game: BookGame, language: Language, text: string) => void;
}

/** In bytes: the running games as they stood within the last seconds, in several languages. */
const MOST_KEPT = 6_000_000;

/** Keeps the rows that were asked for last, of the line as it is and as it was. */
export function keptRows(most = MOST_KEPT): RowTexts {
  const rows = new LRUCache<string, string>({ maxSize: most, sizeCalculation: keptBytes });
  const numbers = new WeakMap<BookGame, number>();
  let last = 0;
  // a game that was changed by hand may come back under a version that it had
  const keyOf = (game: BookGame, language: Language): string => {
    const number = numbers.get(game) ?? (last += 1);
    numbers.set(game, number);
    return `${language}${String(number)}`;
  };
  return {
    get: (game, language) => rows.get(keyOf(game, language)),
    set: (game, language, text) => void rows.set(keyOf(game, language), text),
  };
}
