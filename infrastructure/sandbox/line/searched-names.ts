import type { Language } from '../../../core/site/config/language.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { World } from '../world/world.ts';

/** What a search knows of a game: its names in Russian and English as searchText gives them, and who plays. */
interface SearchedGame {
  readonly id: number;
  readonly champId: number;
  readonly names: string;
  readonly home: { readonly id: number };
  readonly away?: { readonly id: number } | undefined;
}

/** NAM-8 Names with those of the page's language, where they are others. */
export function withNames(names: string, others: readonly (string | undefined)[]): string {
  const added = others.map((name) => searchText(name ?? '')).filter((name) => name !== '' && !names.includes(name));
  return [names, ...added].join('\n');
}

/** NAM-8 A game is found by its names in Russian, in English and in the language of the page. */
export function searchedNames(world: World, game: SearchedGame, language: Language): string {
  if (language === 'ru' || language === 'en') return game.names;
  const { home, away } = game;
  const own = (id: number): string | undefined => world.team(id, language)?.team.name;
  return withNames(
    game.names,
    away === undefined ? [world.card(game.id, language)?.home.name] : [own(home.id), own(away.id)],
  );
}
