import { GAME_THEMES } from '../../../core/casino/catalogue/catalogue-game.ts';
import type { CataloguePlace } from '../../../core/casino/catalogue/catalogue-gateway.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';

type CatalogueRoute =
  | 'slots'
  | 'casino'
  | 'casino-lobby'
  | 'casino-search'
  | 'my-casino'
  | 'casino-favourites'
  | 'provider';
export type CatalogueMatch = Extract<RouteMatch, { readonly name: CatalogueRoute }>;

/** CTL-1 Where a page looks for games; undefined for a subcategory that nobody knows. */
export function cataloguePlace(match: CatalogueMatch): CataloguePlace | undefined {
  switch (match.name) {
    case 'provider':
      return { provider: match.params.provider };
    case 'my-casino':
      return { own: 'recent' };
    case 'casino-favourites':
      return { own: 'favourites' };
    case 'slots':
    case 'casino': {
      const { subcategory } = match.params;
      if (subcategory === undefined) return {};
      const theme = GAME_THEMES.find((known) => known === subcategory);
      return theme === undefined ? undefined : { theme };
    }
    case 'casino-lobby':
    case 'casino-search':
      return {};
  }
}
