import type { CatalogueMatch } from '#ui/casino/catalogue/catalogue-place.ts';
import type { SlotGameMatch } from '#ui/casino/rounds/prepare-slot-game.ts';
import type { HouseGameId } from '../../../../core/casino/games/house-game.ts';
import type { PageScreen } from '../../../page/page-store.ts';
import type { LazyPage } from '../lazy-page.ts';
import type { Stores } from '../../stores.ts';

/** What every page of the casino needs. */
const CASINO_PAGE = { namespaces: ['casino', 'notice-catalogue'] };

const LIVE_NAMESPACES = [...CASINO_PAGE.namespaces, 'casino-games', 'live-tables'];

const CATALOGUE_PAGE = {
  ...CASINO_PAGE,
  source: '#ui/casino/catalogue/catalogue-screen.tsx',
  load: () => import('#ui/casino/catalogue/catalogue-screen.tsx'),
  stores: ['catalogue', 'favouriteGames', 'jackpots', 'playGuard'] as const,
  prepare: async (stores: Stores, match: CatalogueMatch, search: URLSearchParams) =>
    (await import('#ui/casino/catalogue/prepare-catalogue.ts')).prepareCatalogue(stores, match, search),
};

const SLOT_PAGE = {
  ...CASINO_PAGE,
  source: '#ui/casino/rounds/slot-screen.tsx',
  load: () => import('#ui/casino/rounds/slot-screen.tsx'),
  stores: [
    'slotGame',
    'demoGame',
    'fairness',
    'catalogue',
    'favouriteGames',
    'jackpots',
    'playGuard',
    'slotSound',
  ] as const,
  prepare: async (stores: Stores, match: SlotGameMatch) =>
    (await import('#ui/casino/rounds/prepare-slot-game.ts')).prepareSlotGame(stores, match),
};

/** A page on which the house draws a game itself. */
function gamePage(id: HouseGameId, source: string, load: () => Promise<PageScreen>) {
  return {
    namespaces: [...CASINO_PAGE.namespaces, 'casino-games'],
    source: `#ui/casino/games/tables/${source}-screen.tsx`,
    load,
    stores: ['houseGame', 'fairness', 'playGuard'] as const,
    prepare: async (stores: Stores) =>
      (await import('#ui/casino/games/prepare-house-game.ts')).prepareHouseGame(stores, id),
  };
}

type CasinoPageName =
  | 'fast-games'
  | 'fast-bet'
  | 'keno'
  | 'crash-games'
  | 'scratchcards'
  | 'asian-games'
  | 'tv-games'
  | 'card-games'
  | 'poker'
  | 'skill-games'
  | 'fishing-hunting'
  | 'other-games'
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
  casino: {
    namespaces: LIVE_NAMESPACES,
    source: '#ui/casino/live/live-screen.tsx',
    load: () => import('#ui/casino/live/live-screen.tsx'),
    stores: [...CATALOGUE_PAGE.stores, 'liveTables', 'fairness'],
    prepare: async (stores, match, search) =>
      (await import('#ui/casino/live/prepare-live.ts')).prepareLive(stores, match, search),
  },
  'casino-lobby': {
    namespaces: [...LIVE_NAMESPACES, 'tournaments'],
    source: '#ui/casino/catalogue/lobby/lobby-screen.tsx',
    load: () => import('#ui/casino/catalogue/lobby/lobby-screen.tsx'),
    stores: [...CATALOGUE_PAGE.stores, 'liveTables', 'newGames', 'tournaments'],
    prepare: async (stores, match, search) =>
      (await import('#ui/casino/catalogue/lobby/prepare-lobby.ts')).prepareLobby(stores, match, search),
  },
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
  'fast-games': gamePage('dice', 'dice', () => import('#ui/casino/games/tables/dice-screen.tsx')),
  'fast-bet': gamePage('coin', 'coin', () => import('#ui/casino/games/tables/coin-screen.tsx')),
  keno: gamePage('keno', 'keno', () => import('#ui/casino/games/tables/keno-screen.tsx')),
  scratchcards: gamePage('scratch-card', 'scratch', () => import('#ui/casino/games/tables/scratch-screen.tsx')),
  'asian-games': gamePage(
    'dragon-tiger',
    'dragon-tiger',
    () => import('#ui/casino/games/tables/dragon-tiger-screen.tsx'),
  ),
  'tv-games': gamePage('wheel', 'wheel', () => import('#ui/casino/games/tables/wheel-screen.tsx')),
  'card-games': gamePage('blackjack', 'blackjack', () => import('#ui/casino/games/tables/blackjack-screen.tsx')),
  poker: gamePage('video-poker', 'video-poker', () => import('#ui/casino/games/tables/video-poker-screen.tsx')),
  'crash-games': {
    namespaces: [...CASINO_PAGE.namespaces, 'casino-games'],
    source: '#ui/casino/games/crash/crash-screen.tsx',
    load: () => import('#ui/casino/games/crash/crash-screen.tsx'),
    stores: ['crash', 'fairness', 'playGuard', 'purse'],
    prepare: async ({ crash }) => {
      await crash.openPage();
      return undefined;
    },
  },
  'skill-games': gamePage('darts', 'darts', () => import('#ui/casino/games/tables/darts-screen.tsx')),
  'fishing-hunting': gamePage('fishing', 'fishing', () => import('#ui/casino/games/tables/fishing-screen.tsx')),
  'other-games': {
    namespaces: [...CASINO_PAGE.namespaces, 'casino-games'],
    source: '#ui/casino/games/other-games-screen.tsx',
    load: () => import('#ui/casino/games/other-games-screen.tsx'),
    stores: ['playGuard'],
  },
};
