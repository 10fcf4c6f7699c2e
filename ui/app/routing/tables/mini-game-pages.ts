import type { BonusGameMatch, GamesMatch } from '#ui/casino/mini/prepare-games.ts';
import type { LazyPage } from '../lazy-page.ts';
import type { Stores } from '../../stores.ts';

/** What every page of small games needs. */
const MINI_PAGE = {
  namespaces: ['mini-games', 'notice-catalogue'],
  stores: ['gamesList', 'bonusGames', 'playGuard'] as const,
};

const GAMES_PAGE = {
  ...MINI_PAGE,
  source: '#ui/casino/mini/games-screen.tsx',
  load: () => import('#ui/casino/mini/games-screen.tsx'),
  prepare: async (stores: Stores, match: GamesMatch) =>
    (await import('#ui/casino/mini/prepare-games.ts')).prepareGames(stores, match),
};

type MiniGamePageName = 'games' | 'bonus-game' | 'mini-game' | 'game-landing';

/** The pages of small games and bonus games. */
export const MINI_GAME_PAGES: { readonly [Name in MiniGamePageName]: LazyPage<Name> } = {
  games: GAMES_PAGE,
  'game-landing': GAMES_PAGE,
  'mini-game': {
    ...GAMES_PAGE,
    namespaces: [...GAMES_PAGE.namespaces, 'casino', 'casino-games'],
    stores: [...GAMES_PAGE.stores, 'houseGame', 'fairness'],
    source: '#ui/casino/mini/mini-game-screen.tsx',
    load: () => import('#ui/casino/mini/mini-game-screen.tsx'),
    prepare: async (stores, match) => (await import('#ui/casino/mini/prepare-games.ts')).prepareMiniGame(stores, match),
  },
  'bonus-game': {
    ...MINI_PAGE,
    source: '#ui/casino/mini/bonus-screen.tsx',
    load: () => import('#ui/casino/mini/bonus-screen.tsx'),
    prepare: async (stores: Stores, match: BonusGameMatch) =>
      (await import('#ui/casino/mini/prepare-games.ts')).prepareBonusGame(stores, match),
  },
};
