import type { LazyPage } from './lazy-page.ts';

type PromotionPageName = 'thank-you';

/** The pages of promotions and tournaments. */
export const PROMOTION_PAGES: { readonly [Name in PromotionPageName]: LazyPage<Name> } = {
  'thank-you': {
    source: '#ui/promotions/thank-you-screen.tsx',
    load: () => import('#ui/promotions/thank-you-screen.tsx'),
    namespaces: ['promotions'],
  },
};
