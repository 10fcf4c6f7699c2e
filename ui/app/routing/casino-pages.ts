import type { CatalogueMatch } from '#ui/casino/catalogue/catalogue-place.ts';
import type { SlotGameMatch } from '#ui/casino/rounds/prepare-slot-game.ts';
import type { LazyPage } from './lazy-page.ts';
import type { Stores } from '../stores.ts';

/** What every page of the casino needs. */
const CASINO_PAGE = { namespaces: ['casino', 'notice-catalogue'] };

const CATALOGUE_PAGE = {
  ...CASINO_PAGE,
  source: '#ui/casino/catalogue/catalogue-screen.tsx',
  load: () => import('#ui/casino/catalogue/catalogue-screen.tsx'),
  stores: ['catalogue', 'favouriteGames', 'playGuard'] as const,
  prepare: async (stores: Stores, match: CatalogueMatch, search: URLSearchParams) =>
    (await import('#ui/casino/catalogue/prepare-catalogue.ts')).prepareCatalogue(stores, match, search),
};

const SLOT_PAGE = {
  ...CASINO_PAGE,
  source: '#ui/casino/rounds/slot-screen.tsx',
  load: () => import('#ui/casino/rounds/slot-screen.tsx'),
  stores: ['slotGame', 'demoGame', 'fairness', 'catalogue', 'favouriteGames', 'playGuard'] as const,
  prepare: async (stores: Stores, match: SlotGameMatch) =>
    (await import('#ui/casino/rounds/prepare-slot-game.ts')).prepareSlotGame(stores, match),
};

type CasinoPageName =
  | 'slots'
  | 'casino'
  | 'casino-lobby'
  | 'casino-search'
  | 'my-casino'
  | 'casino-favourites'
  | 'provider'
  | 'providers'
  | 'slot-game'
  | 'casino-game'
  | 'casino-brand'
  | 'vulkan-slots';

/** The pages of the casino that are there. */
export const CASINO_PAGES: { readonly [Name in CasinoPageName]: LazyPage<Name> } = {
  slots: CATALOGUE_PAGE,
  casino: CATALOGUE_PAGE,
  'casino-lobby': CATALOGUE_PAGE,
  'casino-search': CATALOGUE_PAGE,
  'my-casino': CATALOGUE_PAGE,
  'casino-favourites': CATALOGUE_PAGE,
  provider: CATALOGUE_PAGE,
  'casino-brand': CATALOGUE_PAGE,
  'vulkan-slots': CATALOGUE_PAGE,
  providers: {
    ...CASINO_PAGE,
    source: '#ui/casino/catalogue/providers-screen.tsx',
    load: () => import('#ui/casino/catalogue/providers-screen.tsx'),
    stores: ['catalogue'],
    prepare: async ({ catalogue }) => {
      await catalogue.loadProviders();
      return undefined;
    },
  },
  'slot-game': SLOT_PAGE,
  'casino-game': SLOT_PAGE,
};
