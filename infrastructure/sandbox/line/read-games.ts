import type { Game } from '../../../core/sports/game/game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { readGame } from '../../sports/game-wire.ts';
import type { BookGame, LineBook } from './line-book.ts';

/** The games of a book as its rows tell them, read once a language. */
export interface ReadGames {
  /** Undefined where its row was not made. */
  readonly read: (game: BookGame, language: Language) => Game | undefined;
}

export function readGames(book: Pick<LineBook, 'knownText'>): ReadGames {
  const known = new WeakMap<BookGame, Partial<Record<Language, Game>>>();
  return {
    read: (game, language) => {
      const text = book.knownText(game, language);
      if (text === undefined) return undefined;
      const told = known.get(game) ?? {};
      const read = told[language] ?? readGame(text);
      known.set(game, { ...told, [language]: read });
      return read;
    },
  };
}
