import { screenSlot } from '../../../core/mini-apps/screen-slot.ts';
import type { MainRouteName } from '../../../core/navigation/main-route-table.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import { preparePrintedCoupon } from '#ui/coupon/placed/print/prepare-printed-coupon.ts';
import type { ClosedReason } from '#ui/site/config/closed-screen.tsx';
import type { CyberMatch } from '#ui/sports/cyber/cyber-page.ts';
import type { LinePageMatch } from '#ui/sports/line/pages/line-page.ts';
import type { TeamMatch } from '#ui/sports/team/prepare-team.ts';
import type { LazyPage } from './lazy-page.ts';
import { DEBUGGER_PAGES } from './tables/debugger-pages.ts';
import { LOTTO_PAGES } from './tables/lotto-pages.ts';
import { CASINO_PAGES } from './tables/casino-pages.ts';
import { MINI_GAME_PAGES } from './tables/mini-game-pages.ts';
import { READING_PAGES } from './tables/reading-pages.ts';
import { PROMOTION_PAGES } from './tables/promotion-pages.ts';
import { WHOLE_PAGE } from './remote-pages.ts';
import { withDictionaries } from './with-dictionaries.ts';
import { OFFICE_PAGES } from './tables/office-pages.ts';
import type { Stores } from '../stores.ts';

type LazyRouteName = Exclude<RouteName, MainRouteName>;

const TEAM_PAGE = {
  source: '#ui/sports/team/team-screen.tsx',
  load: () => import('#ui/sports/team/team-screen.tsx'),
  namespaces: ['line-pages', 'game', 'statistics', 'markets'],
  stores: ['team', 'champStatistics', 'game'] as const,
  prepare: async (stores: Stores, match: TeamMatch, search: URLSearchParams) =>
    (await import('#ui/sports/team/prepare-team.ts')).prepareTeam(stores, match, search),
};

const LINE_PAGE = {
  source: '#ui/sports/line/pages/line-page-screen.tsx',
  load: () => import('#ui/sports/line/pages/line-page-screen.tsx'),
  namespaces: ['line-pages', 'game'],
  prepare: async (stores: Stores, match: LinePageMatch, search: URLSearchParams) =>
    (await import('#ui/sports/line/pages/prepare-line-page.ts')).prepareLinePage(stores, match, search),
};

const CYBER_PAGE = {
  source: '#ui/sports/cyber/cyber-screen.tsx',
  load: () => import('#ui/sports/cyber/cyber-screen.tsx'),
  namespaces: ['line-pages', 'game', 'markets'],
  stores: ['game'] as const,
  prepare: async (stores: Stores, match: CyberMatch, search: URLSearchParams) =>
    (await import('#ui/sports/cyber/prepare-cyber.ts')).prepareCyber(stores, match, search),
};

const VIRTUAL_PAGE = {
  source: '#ui/sports/cyber/virtual/virtual-screen.tsx',
  load: () => import('#ui/sports/cyber/virtual/virtual-screen.tsx'),
  namespaces: ['line-pages', 'game', 'statistics'],
  stores: ['champStatistics', 'results'] as const,
  prepare: async (stores: Stores, _: unknown, search: URLSearchParams) =>
    (await import('#ui/sports/cyber/virtual/prepare-virtual.ts')).prepareVirtual(stores, search),
};

const CYBER_GAME_PAGE = {
  ...CYBER_PAGE,
  source: '#ui/sports/cyber/cyber-game-screen.tsx',
  load: () => import('#ui/sports/cyber/cyber-game-screen.tsx'),
};

/** Pages that few visits begin with: fetched with the routes that lead to them. */
const LAZY_PAGES: { readonly [Name in LazyRouteName]: LazyPage<Name> } = {
  ...READING_PAGES,
  ...PROMOTION_PAGES,
  'betting-alphabet': {
    source: '#ui/site/alphabet/alphabet-screen.tsx',
    load: () => import('#ui/site/alphabet/alphabet-screen.tsx'),
    namespaces: ['information', 'calculator', 'slip', 'sports'],
    stores: ['information'],
    prepare: async (stores, match) =>
      (await import('#ui/site/alphabet/prepare-alphabet.ts')).prepareAlphabet(stores, match),
  },
  'betting-calculator': {
    source: '#ui/coupon/calculator/calculator-screen.tsx',
    load: () => import('#ui/coupon/calculator/calculator-screen.tsx'),
    namespaces: ['calculator', 'coupon', 'information', 'slip'],
    stores: ['informationTitles', 'couponQuick'],
    prepare: async (stores) => (await import('#ui/coupon/calculator/prepare-calculator.ts')).prepareCalculator(stores),
  },
  ...CASINO_PAGES,
  ...MINI_GAME_PAGES,
  'menu-section': LINE_PAGE,
  'bets-on-yours': LINE_PAGE,
  'top-games': LINE_PAGE,
  marble: LINE_PAGE,
  'champ-bets': LINE_PAGE,
  league: LINE_PAGE,
  'cyber-line': LINE_PAGE,
  'cyber-sports': CYBER_PAGE,
  'cyber-all': CYBER_PAGE,
  'cyber-discipline': CYBER_PAGE,
  'cyber-champs': CYBER_PAGE,
  'cyber-section': CYBER_PAGE,
  'cyber-champ': CYBER_PAGE,
  'cyber-game': CYBER_GAME_PAGE,
  'virtual-sports': VIRTUAL_PAGE,
  ufc: LINE_PAGE,
  politics: LINE_PAGE,
  team: TEAM_PAGE,
  'team-game': TEAM_PAGE,
  ...OFFICE_PAGES,
  ...LOTTO_PAGES,
  'block-appeal': {
    source: '#ui/support/requests/appeal-screen.tsx',
    load: () => import('#ui/support/requests/appeal-screen.tsx'),
    namespaces: ['support', 'attachments', 'notice-catalogue'],
    stores: ['requests', 'player'],
    prepare: async (stores) => (await import('#ui/player/prepare-player.ts')).preparePlayer(stores),
  },
  registration: {
    source: '#ui/registration/registration-screen.tsx',
    load: () => import('#ui/registration/registration-screen.tsx'),
    namespaces: ['registration', 'sent-code', 'new-password', 'social', 'notice-catalogue'],
    stores: ['registration'],
  },
  'sign-in': {
    source: '#ui/session/entrance/sign-in-screen.tsx',
    load: () => import('#ui/session/entrance/sign-in-screen.tsx'),
    namespaces: ['session', 'sign-in', 'sent-code', 'passkeys', 'notice-catalogue'],
    stores: ['signIn', 'passkeys'],
  },
  'password-reset': {
    source: '#ui/registration/recovery-screen.tsx',
    load: () => import('#ui/registration/recovery-screen.tsx'),
    namespaces: ['recovery', 'sent-code', 'new-password', 'notice-catalogue'],
    stores: ['recovery'],
  },
  'account-verification': {
    source: '#ui/player/verification-screen.tsx',
    load: () => import('#ui/player/verification-screen.tsx'),
    namespaces: ['contacts', 'sent-code', 'notice-catalogue'],
    stores: ['contacts'],
  },
  'stop-newsletter': {
    source: '#ui/player/newsletter-screen.tsx',
    load: () => import('#ui/player/newsletter-screen.tsx'),
    namespaces: ['contacts', 'sent-code', 'notice-catalogue'],
    stores: ['contacts'],
  },
  activation: {
    source: '#ui/player/activation-screen.tsx',
    load: () => import('#ui/player/activation-screen.tsx'),
    namespaces: ['contacts', 'sent-code', 'notice-catalogue'],
    stores: ['contacts'],
  },
  'landing-page': {
    source: '#ui/site/cms/landing-screen.tsx',
    load: () => import('#ui/site/cms/landing-screen.tsx'),
    namespaces: ['information'],
    stores: ['landings'],
    prepare: async (stores, match) => (await import('#ui/site/cms/prepare-landing.ts')).prepareLanding(stores, match),
  },
  'print-coupon': {
    source: '#ui/coupon/placed/print/printed-coupon-screen.tsx',
    load: () => import('#ui/coupon/placed/print/printed-coupon-screen.tsx'),
    namespaces: ['history'],
    stores: ['printed'],
    prepare: preparePrintedCoupon,
  },
  'confirm-terms': {
    source: '#ui/player/confirm-terms-screen.tsx',
    load: () => import('#ui/player/confirm-terms-screen.tsx'),
    namespaces: ['player'],
    stores: ['terms', 'information'],
    prepare: async ({ terms, information }) => {
      await Promise.all([terms.load(), information.show('rules-1')]);
    },
  },
  'statistic-popup': {
    source: '#ui/sports/statistics/statistics-popup-screen.tsx',
    load: () => import('#ui/sports/statistics/statistics-popup-screen.tsx'),
    namespaces: ['game', 'statistics', 'line-pages'],
    stores: ['game', 'gameHistory', 'playersDuel'],
    prepare: async (stores, match) =>
      (await import('#ui/sports/game/prepare-statistics.ts')).prepareStatistics(stores, match),
  },
  statistic: {
    source: '#ui/sports/statistics/champ-statistics-screen.tsx',
    load: () => import('#ui/sports/statistics/champ-statistics-screen.tsx'),
    namespaces: ['statistics', 'line-pages'],
    stores: ['champStatistics'],
    prepare: async (stores, _, search) =>
      (await import('#ui/sports/statistics/prepare-champ-statistics.ts')).prepareChampStatistics(stores, search),
  },
  'champ-final': {
    source: '#ui/sports/statistics/final/champ-final-screen.tsx',
    load: () => import('#ui/sports/statistics/final/champ-final-screen.tsx'),
    namespaces: ['statistics', 'line-pages', 'game', 'markets'],
    stores: ['champStatistics', 'game'],
    prepare: async (stores, match) =>
      (await import('#ui/sports/statistics/final/prepare-champ-final.ts')).prepareChampFinal(stores, match),
  },
  'multi-live': {
    source: '#ui/sports/multi-live/multi-live-screen.tsx',
    load: () => import('#ui/sports/multi-live/multi-live-screen.tsx'),
    namespaces: ['multi-live', 'game', 'markets'],
    stores: ['multiLive'],
    prepare: async (stores) => (await import('#ui/sports/multi-live/prepare-multi-live.ts')).prepareMultiLive(stores),
  },
  results: {
    source: '#ui/sports/results/results-screen.tsx',
    load: () => import('#ui/sports/results/results-screen.tsx'),
    namespaces: ['results', 'game', 'markets'],
    stores: ['results'],
    prepare: async (...given) => (await import('#ui/sports/results/prepare-results.ts')).prepareResults(...given),
  },
  'champ-results': {
    source: '#ui/sports/results/champ/champ-results-screen.tsx',
    load: () => import('#ui/sports/results/champ/champ-results-screen.tsx'),
    namespaces: ['results', 'line-pages', 'game', 'markets'],
    stores: ['results'],
    prepare: async (...given) =>
      (await import('#ui/sports/results/champ/prepare-champ-results.ts')).prepareChampResults(...given),
  },
  'payment-return': returned('deposit'),
  'withdrawal-return': returned('withdrawal'),
  ...DEBUGGER_PAGES,
  block: closed('block'),
  'block-ua': closed('block-ua'),
  'block-ie': closed('block-ie'),
  'site-updates': closed('site-updates'),
  'coming-soon': closed('coming-soon'),
  suspension: closed('suspension'),
  maintenance: closed('maintenance'),
  'internal-vpn': closed('internal-vpn'),
  'old-browser': closed('old-browser'),
  failure: closed('failure'),
};

function closed(reason: ClosedReason): Omit<LazyPage, 'prepare'> {
  return {
    source: '#ui/site/config/closed-screen.tsx',
    load: async () => ({ Screen: (await import('#ui/site/config/closed-screen.tsx')).closedScreen(reason) }),
    namespaces: ['navigation'],
  };
}

function returned(kind: PaymentKind) {
  return {
    source: '#ui/payments/payment-return-screen.tsx',
    load: async () => ({
      Screen: (await import('#ui/payments/payment-return-screen.tsx')).paymentReturnScreen(kind),
    }),
    namespaces: ['payments'],
    stores: ['returnedPayment'] as const,
    prepare: async (stores: Stores, _match: unknown, search: URLSearchParams) =>
      (await import('#ui/payments/prepare-return.ts')).prepareReturn(stores, kind, search),
  };
}

export function pageOfLazyRoute(name: RouteName, remoteSlots?: readonly string[]): LazyPage {
  if (screenSlot(name, remoteSlots) !== undefined) return WHOLE_PAGE;
  return withDictionaries(LAZY_PAGES[name as LazyRouteName] as LazyPage, name);
}
