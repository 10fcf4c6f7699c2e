import type { RouteMatch } from '../../../core/navigation/route-table.ts';
import type { LazyPage } from './lazy-page.ts';
import type { Stores } from '../stores.ts';

type TournamentMatch = Extract<RouteMatch, { readonly name: 'casino-tournaments' | 'casino-tournament' }>;
type PromotionPageName = 'thank-you' | TournamentMatch['name'];

const TOURNAMENT_PAGE = {
  namespaces: ['tournaments', 'casino', 'notice-catalogue'],
  stores: ['tournaments', 'favouriteGames'] as const,
  prepare: async (stores: Stores, match: TournamentMatch) =>
    (await import('#ui/promotions/tournaments/prepare-tournaments.ts')).prepareTournaments(stores, match),
};

/** The pages of promotions and tournaments. */
export const PROMOTION_PAGES: { readonly [Name in PromotionPageName]: LazyPage<Name> } = {
  'thank-you': {
    source: '#ui/promotions/thank-you-screen.tsx',
    load: () => import('#ui/promotions/thank-you-screen.tsx'),
    namespaces: ['promotions'],
  },
  'casino-tournaments': {
    ...TOURNAMENT_PAGE,
    source: '#ui/promotions/tournaments/tournaments-screen.tsx',
    load: () => import('#ui/promotions/tournaments/tournaments-screen.tsx'),
  },
  'casino-tournament': {
    ...TOURNAMENT_PAGE,
    source: '#ui/promotions/tournaments/tournament-screen.tsx',
    load: () => import('#ui/promotions/tournaments/tournament-screen.tsx'),
  },
};
