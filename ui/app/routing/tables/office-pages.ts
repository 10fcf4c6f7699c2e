import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import type { LazyPage } from '../lazy-page.ts';
import type { Stores } from '../../stores.ts';

/** What every page of the office begins with: who the player is, and the operator's menu. */
const prepareOffice = async (stores: Pick<Stores, 'page' | 'player' | 'officeMenu'>): Promise<undefined> =>
  (await import('#ui/player/prepare-office.ts')).prepareOffice(stores);

const OFFICE_MENU = {
  source: '#ui/accounts/menu/office-menu-screen.tsx',
  load: () => import('#ui/accounts/menu/office-menu-screen.tsx'),
  namespaces: ['office-menu', 'accounts'],
  stores: ['player', 'officeMenu'] as const,
  prepare: prepareOffice,
};

type OfficePageName =
  | 'bring-friend'
  | 'paycheck'
  | 'premium-cashback'
  | 'rewards'
  | 'office-support'
  | 'own-manager'
  | 'share-idea'
  | 'account'
  | 'account-identification'
  | 'identification'
  | 'verification'
  | 'convert-account'
  | 'account-edit'
  | 'deposit-bonuses'
  | 'limits'
  | 'app-sign-in'
  | 'office-menu'
  | 'office-menu-profile'
  | 'office-menu-promo'
  | 'office-menu-settings'
  | 'office-promotion'
  | 'office-settings'
  | 'payment-history'
  | 'payment-requests'
  | NewRequestName
  | 'recharge'
  | 'security'
  | 'vip-cashback'
  | 'wager-bonuses'
  | 'withdrawal';

const DOCUMENTS = {
  namespaces: ['documents', 'attachments', 'security', 'protection'],
  stores: ['player', 'documents', 'officeMenu'],
  prepare: async (stores: Pick<Stores, 'page' | 'player' | 'officeMenu' | 'documents'>): Promise<undefined> =>
    (await import('#ui/player/documents/prepare-documents.ts')).prepareDocuments(stores),
} as const;

/** PRQ-1 The steps of a new request are pages of one screen. */
type NewRequestName =
  | 'payment-request'
  | 'payment-topic'
  | 'payment-transactions'
  | 'payment-transaction'
  | 'payment-sub-topic';

const NEW_REQUEST = {
  source: '#ui/payments/requests/new-request-screen.tsx',
  load: () => import('#ui/payments/requests/new-request-screen.tsx'),
  namespaces: ['payment-requests', 'attachments', 'cashier'],
  stores: ['paymentRequests', 'officeMenu'],
  prepare: async (stores: Pick<Stores, 'page' | 'officeMenu' | 'paymentRequests' | 'session'>, match: RouteMatch) =>
    (await import('#ui/payments/requests/prepare-new-request.ts')).prepareNewRequest(stores, match),
} as const;

/** Pages of the office: fetched with the routes that lead to them. */
export const OFFICE_PAGES: { readonly [Name in OfficePageName]: LazyPage<Name> } = {
  account: {
    source: '#ui/player/account-screen.tsx',
    load: () => import('#ui/player/account-screen.tsx'),
    namespaces: ['office', 'protection', 'limits', 'accounts'],
    stores: ['player', 'limits', 'accountHistory', 'accountStatement', 'officeMenu', 'rechargeReminder'],
    prepare: async (stores, _match, search) =>
      (await import('#ui/player/prepare-account.ts')).prepareAccount(stores, _match, search),
  },
  'convert-account': {
    source: '#ui/accounts/conversion/conversion-screen.tsx',
    load: () => import('#ui/accounts/conversion/conversion-screen.tsx'),
    namespaces: ['conversion', 'accounts'],
    stores: ['conversion', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'account-edit': {
    source: '#ui/player/profile/account-edit-screen.tsx',
    load: () => import('#ui/player/profile/account-edit-screen.tsx'),
    namespaces: ['profile', 'accounts'],
    stores: ['player', 'profileEdit', 'officeMenu'],
    prepare: prepareOffice,
  },
  'office-support': {
    source: '#ui/support/requests/support-screen.tsx',
    load: () => import('#ui/support/requests/support-screen.tsx'),
    namespaces: ['support', 'attachments'],
    stores: ['requests', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'own-manager': {
    source: '#ui/support/requests/personal-contact-screen.tsx',
    load: () => import('#ui/support/requests/personal-contact-screen.tsx'),
    namespaces: ['support', 'attachments'],
    stores: ['requests', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'share-idea': {
    source: '#ui/support/requests/idea-screen.tsx',
    load: () => import('#ui/support/requests/idea-screen.tsx'),
    namespaces: ['support', 'attachments'],
    stores: ['requests', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  recharge: {
    source: '#ui/payments/recharge-screen.tsx',
    load: () => import('#ui/payments/recharge-screen.tsx'),
    namespaces: ['cashier', 'limit-prompt'],
    stores: ['paying', 'returnedPayment', 'limits', 'limitPrompt', 'officeMenu', 'player'],
    prepare: async (stores) => (await import('#ui/payments/prepare-cashier.ts')).prepareCashier(stores),
  },
  withdrawal: {
    source: '#ui/payments/withdrawal-screen.tsx',
    load: () => import('#ui/payments/withdrawal-screen.tsx'),
    namespaces: ['cashier', 'payment-details'],
    stores: ['paying', 'paymentHistory', 'officeMenu'],
    prepare: async (stores) => (await import('#ui/payments/prepare-cashier.ts')).prepareCashier(stores),
  },
  'payment-history': {
    source: '#ui/payments/history/payment-history-screen.tsx',
    load: () => import('#ui/payments/history/payment-history-screen.tsx'),
    namespaces: ['cashier', 'payment-details', 'office'],
    stores: ['paying', 'paymentHistory', 'officeMenu', 'teamCash'],
    prepare: async (stores) => (await import('#ui/payments/prepare-cashier.ts')).prepareCashier(stores),
  },
  'payment-requests': {
    source: '#ui/payments/requests/payment-requests-screen.tsx',
    load: () => import('#ui/payments/requests/payment-requests-screen.tsx'),
    namespaces: ['payment-requests', 'attachments', 'cashier'],
    stores: ['paymentRequests', 'officeMenu'],
    prepare: async (stores) => (await import('#ui/payments/prepare-cashier.ts')).prepareCashier(stores),
  },
  'payment-request': NEW_REQUEST,
  'payment-topic': NEW_REQUEST,
  'payment-transactions': NEW_REQUEST,
  'payment-transaction': NEW_REQUEST,
  'payment-sub-topic': NEW_REQUEST,
  'deposit-bonuses': {
    source: '#ui/promotions/deposit-bonuses-screen.tsx',
    load: () => import('#ui/promotions/deposit-bonuses-screen.tsx'),
    namespaces: ['bonuses', 'accounts', 'casino-games'],
    stores: ['playerBonuses', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'wager-bonuses': {
    source: '#ui/promotions/wager-bonuses-screen.tsx',
    load: () => import('#ui/promotions/wager-bonuses-screen.tsx'),
    namespaces: ['bonuses', 'accounts', 'casino-games'],
    stores: ['playerBonuses', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'office-menu': OFFICE_MENU,
  'office-menu-profile': OFFICE_MENU,
  'office-menu-settings': OFFICE_MENU,
  'office-menu-promo': OFFICE_MENU,
  'app-sign-in': {
    source: '#ui/accounts/menu/app-sign-in-screen.tsx',
    load: () => import('#ui/accounts/menu/app-sign-in-screen.tsx'),
    namespaces: ['office-menu', 'session'],
  },
  'office-promotion': {
    source: '#ui/promotions/promo-store-screen.tsx',
    load: () => import('#ui/promotions/promo-store-screen.tsx'),
    namespaces: ['promo-store', 'accounts'],
    stores: ['promoShop', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'bring-friend': {
    source: '#ui/promotions/friends-screen.tsx',
    load: () => import('#ui/promotions/friends-screen.tsx'),
    namespaces: ['cashback', 'accounts', 'notice-catalogue'],
    stores: ['broughtFriends', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'premium-cashback': {
    source: '#ui/promotions/premium-cashback-screen.tsx',
    load: () => import('#ui/promotions/premium-cashback-screen.tsx'),
    namespaces: ['cashback', 'accounts', 'notice-catalogue'],
    stores: ['premiumCashback', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  rewards: {
    source: '#ui/promotions/rewards-screen.tsx',
    load: () => import('#ui/promotions/rewards-screen.tsx'),
    namespaces: ['cashback', 'accounts', 'notice-catalogue'],
    stores: ['ownRewards', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  paycheck: {
    source: '#ui/payments/paycheck-screen.tsx',
    load: () => import('#ui/payments/paycheck-screen.tsx'),
    namespaces: ['cashier', 'accounts', 'notice-catalogue'],
    stores: ['player', 'officeMenu'],
    prepare: prepareOffice,
  },
  'vip-cashback': {
    source: '#ui/promotions/cashback-screen.tsx',
    load: () => import('#ui/promotions/cashback-screen.tsx'),
    namespaces: ['cashback', 'accounts'],
    stores: ['weeklyCashback', 'player', 'officeMenu'],
    prepare: prepareOffice,
  },
  limits: {
    source: '#ui/limits/limits-screen.tsx',
    load: () => import('#ui/limits/limits-screen.tsx'),
    namespaces: ['limits', 'self-exclusion', 'accounts'],
    stores: ['limits', 'exclusion', 'officeMenu'],
    prepare: async ({ page, officeMenu }) => {
      const menu = officeMenu.load();
      if (!page.isHydrated) await menu;
      return undefined;
    },
  },
  security: {
    source: '#ui/session/security/security-screen.tsx',
    load: () => import('#ui/session/security/security-screen.tsx'),
    namespaces: ['security', 'protection', 'accounts'],
    stores: ['player', 'officeMenu'],
    prepare: prepareOffice,
  },
  verification: {
    ...DOCUMENTS,
    source: '#ui/player/documents/identity-screen.tsx',
    load: () => import('#ui/player/documents/identity-screen.tsx'),
  },
  identification: {
    ...DOCUMENTS,
    source: '#ui/player/documents/identification-screen.tsx',
    load: () => import('#ui/player/documents/identification-screen.tsx'),
  },
  'account-identification': {
    ...DOCUMENTS,
    source: '#ui/player/documents/account-identification-screen.tsx',
    load: () => import('#ui/player/documents/account-identification-screen.tsx'),
  },
  'office-settings': {
    source: '#ui/settings/office/office-settings-screen.tsx',
    load: () => import('#ui/settings/office/office-settings-screen.tsx'),
    namespaces: ['office-settings', 'cashback', 'settings', 'accounts'],
    stores: ['officeSettings', 'promoCheck', 'player', 'officeMenu'],
    prepare: async (stores) => {
      await Promise.all([prepareOffice(stores), stores.officeSettings.load()]);
    },
  },
};
