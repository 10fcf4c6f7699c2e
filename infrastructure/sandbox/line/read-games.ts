import { LRUCache } from 'lru-cache';
import type { Game } from '../../../core/sports/game/game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { readGame } from '../../sports/game-wire.ts';
import type { BookGame, LineBook } from './line-book.ts';

/** What changed of the running games within the last seconds, in one language; each takes some 6 kB. */
const MOST_READ = 500;

/** The games of a book as its rows tell them, which are read once for all who ask at about the same time. */
export interface ReadGames {
  /** Undefined where its row was not made. */
  readonly read: (game: BookGame, language: Language) => Game | undefined;
}

export function readGames(book: Pick<LineBook, 'knownText'>): ReadGames {
  // by the text of its row, which names the game, its version and the language
  const known = new LRUCache<string, Game>({ max: MOST_READ });
  return {
    read: (game, language) => {
      const text = book.knownText(game, language);
      if (text === undefined) return undefined;
      const before = known.get(text);
      if (before !== undefined) return before;
      const read = readGame(text);
      known.set(text, read);
      return read;
    },
  };
}
