import type { TotoMatch } from '#ui/lotto/prepare-toto.ts';
import type { Stores } from '../stores.ts';

const TOTO_PAGE = {
  source: '#ui/lotto/toto-screen.tsx',
  load: () => import('#ui/lotto/toto-screen.tsx'),
  namespaces: ['toto', 'slip', 'notice-catalogue'],
  stores: ['toto', 'totoCoupon'] as const,
  prepare: async (stores: Stores, match: TotoMatch) =>
    (await import('#ui/lotto/prepare-toto.ts')).prepareToto(stores, match),
};

/** The pages of the toto. */
export const TOTO_PAGES = {
  toto: TOTO_PAGE,
  'toto-draw': TOTO_PAGE,
  'toto-next': TOTO_PAGE,
  'toto-coupons': TOTO_PAGE,
  'toto-draws': TOTO_PAGE,
  'toto-nominees': TOTO_PAGE,
};
