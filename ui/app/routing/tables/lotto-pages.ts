import type { LottoMatch } from '#ui/lotto/numbers/prepare-lotto.ts';
import type { TotoMatch } from '#ui/lotto/prepare-toto.ts';
import type { Stores } from '../../stores.ts';

const TOTO_PAGE = {
  source: '#ui/lotto/toto-screen.tsx',
  load: () => import('#ui/lotto/toto-screen.tsx'),
  namespaces: ['toto', 'slip', 'notice-catalogue'],
  stores: ['toto', 'totoCoupon', 'playGuard'] as const,
  prepare: async (stores: Stores, match: TotoMatch) =>
    (await import('#ui/lotto/prepare-toto.ts')).prepareToto(stores, match),
};

/** The pages of the lotto, the toto and bingo. */
export const LOTTO_PAGES = {
  lotto: {
    source: '#ui/lotto/numbers/lotto-screen.tsx',
    load: () => import('#ui/lotto/numbers/lotto-screen.tsx'),
    namespaces: ['lotto', 'slip', 'notice-catalogue'],
    stores: ['lotto', 'lottoTicket', 'playGuard'] as const,
    prepare: async (stores: Stores, match: LottoMatch) =>
      (await import('#ui/lotto/numbers/prepare-lotto.ts')).prepareLotto(stores, match),
  },
  bingo: {
    source: '#ui/lotto/bingo/bingo-screen.tsx',
    load: () => import('#ui/lotto/bingo/bingo-screen.tsx'),
    namespaces: ['bingo', 'lotto', 'slip', 'notice-catalogue'],
    stores: ['bingo', 'bingoCard', 'playGuard'] as const,
    prepare: async (stores: Stores) => (await import('#ui/lotto/bingo/prepare-bingo.ts')).prepareBingo(stores),
  },
  toto: TOTO_PAGE,
  'toto-draw': TOTO_PAGE,
  'toto-next': TOTO_PAGE,
  'toto-coupons': TOTO_PAGE,
  'toto-draws': TOTO_PAGE,
  'toto-nominees': TOTO_PAGE,
};
