import { prepareInformation } from '#ui/site/documents/prepare-information.ts';
import type { LazyPage } from '../lazy-page.ts';

const INFORMATION = {
  source: '#ui/site/documents/information-screen.tsx',
  load: () => import('#ui/site/documents/information-screen.tsx'),
  namespaces: ['information'],
  stores: ['information'],
  prepare: prepareInformation,
} satisfies LazyPage;

/** INF-8 The pages of the applications. */
const APP = {
  ...INFORMATION,
  source: '#ui/site/documents/app-screen.tsx',
  load: () => import('#ui/site/documents/app-screen.tsx'),
} satisfies LazyPage;

type ReadingPageName =
  | 'rules'
  | 'contacts'
  | 'about'
  | 'how-to-bet'
  | 'payment'
  | 'cookie-policy'
  | 'licenses'
  | 'taxation'
  | 'consent'
  | 'simple-identification'
  | 'sms-bets'
  | 'aml-kyc'
  | 'aml-policy'
  | 'dispute-resolution'
  | 'kyc-policy'
  | 'responsible-gaming'
  | 'cash-terminals'
  | 'privacy-policy'
  | 'points'
  | 'mobile-app'
  | 'desktop-app'
  | 'partners'
  | 'news';

/** The pages that there are to read. */
export const READING_PAGES: { readonly [Name in ReadingPageName]: LazyPage<Name> } = {
  rules: { ...INFORMATION, namespaces: ['information', 'calculator', 'slip'] },
  contacts: INFORMATION,
  about: INFORMATION,
  'how-to-bet': INFORMATION,
  payment: INFORMATION,
  'cookie-policy': INFORMATION,
  licenses: INFORMATION,
  taxation: INFORMATION,
  consent: INFORMATION,
  'simple-identification': INFORMATION,
  'sms-bets': INFORMATION,
  'aml-kyc': INFORMATION,
  'aml-policy': INFORMATION,
  'dispute-resolution': INFORMATION,
  'kyc-policy': INFORMATION,
  'responsible-gaming': INFORMATION,
  'cash-terminals': {
    ...INFORMATION,
    source: '#ui/site/terminals/terminals-screen.tsx',
    load: () => import('#ui/site/terminals/terminals-screen.tsx'),
    prepare: async (stores, match) =>
      (await import('#ui/site/terminals/prepare-terminals.ts')).prepareTerminals(stores, match),
  },
  'privacy-policy': INFORMATION,
  points: INFORMATION,
  'mobile-app': APP,
  'desktop-app': APP,
  partners: INFORMATION,
  news: {
    source: '#ui/site/documents/news-screen.tsx',
    load: () => import('#ui/site/documents/news-screen.tsx'),
    namespaces: ['information'],
    stores: ['information'],
    prepare: async (stores, match) => (await import('#ui/site/documents/prepare-news.ts')).prepareNews(stores, match),
  },
};
