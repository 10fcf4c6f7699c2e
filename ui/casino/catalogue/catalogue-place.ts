import { GAME_THEMES } from '../../../core/casino/catalogue/catalogue-game.ts';
import type { CataloguePlace } from '../../../core/casino/catalogue/catalogue-gateway.ts';
import type { CasinoProvider } from '../../../core/casino/casino-game.ts';
import type { RouteMatch } from '../../../core/navigation/route-table.ts';

type CatalogueRoute =
  | 'slots'
  | 'casino'
  | 'casino-lobby'
  | 'casino-search'
  | 'my-casino'
  | 'casino-favourites'
  | 'provider'
  | 'casino-brand'
  | 'vulkan-slots';
export type CatalogueMatch = Extract<RouteMatch, { readonly name: CatalogueRoute }>;

/** PRM-32 The classic machines that halls of that name are known for. */
const VULKAN_THEME = 'fruits';

/** CTL-1 Where a page looks for games; undefined for a subcategory that nobody knows, and for a brand where there is none (PRM-32). */
export function cataloguePlace(
  match: CatalogueMatch,
  providers: readonly CasinoProvider[] | undefined,
): CataloguePlace | undefined {
  switch (match.name) {
    case 'casino-brand': {
      const brand = providers?.find(({ isBrand }) => isBrand === true);
      return brand === undefined ? undefined : { provider: brand.id };
    }
    case 'vulkan-slots':
      return { theme: VULKAN_THEME };
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
