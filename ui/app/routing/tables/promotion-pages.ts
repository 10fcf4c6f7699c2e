import type { OfferListMatch, OfferMatch } from '#ui/promotions/offers/offer-place.ts';
import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import type { LazyPage } from '../lazy-page.ts';
import type { Stores } from '../../stores.ts';

type TournamentMatch = Extract<RouteMatch, { readonly name: 'casino-tournaments' | 'casino-tournament' }>;
type PromotionPageName = 'thank-you' | TournamentMatch['name'] | OfferListMatch['name'] | OfferMatch['name'];

const TOURNAMENT_PAGE = {
  namespaces: ['tournaments', 'casino', 'notice-catalogue'],
  stores: ['tournaments', 'favouriteGames'] as const,
  prepare: async (stores: Stores, match: TournamentMatch) =>
    (await import('#ui/promotions/tournaments/prepare-tournaments.ts')).prepareTournaments(stores, match),
};

const OFFERS = { namespaces: ['promotions', 'notice-catalogue'], stores: ['offers'] as const };

const OFFER_LIST = {
  ...OFFERS,
  source: '#ui/promotions/offers/offers-screen.tsx',
  load: () => import('#ui/promotions/offers/offers-screen.tsx'),
  prepare: async (stores: Stores) => (await import('#ui/promotions/offers/prepare-offers.ts')).prepareOffers(stores),
};

const OFFER_PAGE = {
  ...OFFERS,
  namespaces: [...OFFERS.namespaces, 'casino-games'],
  source: '#ui/promotions/offers/offer-screen.tsx',
  load: () => import('#ui/promotions/offers/offer-screen.tsx'),
  prepare: async (stores: Stores, match: OfferMatch) =>
    (await import('#ui/promotions/offers/prepare-offers.ts')).prepareOffer(stores, match),
};

/** The pages of promotions and tournaments. */
export const PROMOTION_PAGES: { readonly [Name in PromotionPageName]: LazyPage<Name> } = {
  'thank-you': {
    source: '#ui/promotions/thank-you-screen.tsx',
    load: () => import('#ui/promotions/thank-you-screen.tsx'),
    namespaces: ['promotions'],
  },
  promo: OFFER_LIST,
  'casino-bonuses': OFFER_LIST,
  'casino-promo': OFFER_LIST,
  promotion: OFFER_PAGE,
  offer: OFFER_PAGE,
  'casino-promotion': OFFER_PAGE,
  'casino-bonus': OFFER_PAGE,
  'first-slot-deposit': OFFER_PAGE,
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
