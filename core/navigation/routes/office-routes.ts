/** The player's own pages. */
export const OFFICE_SHARED = { columns: 'office', access: 'player', hides: ['seo'] } as const;

export const OFFICE_ROUTES = {
  account: ['office/account', { isAccountPage: true, dictionaries: ['countries'] }],
  'account-edit': ['office/account/edit', { isAccountPage: true, dictionaries: ['countries'] }],
  'account-identification': ['office/account/identification', { isAccountPage: true, needs: 'identification' }],
  'convert-account': ['office/convert-account', { isAccountPage: true }],
  'payment-history': ['office/historypay', { isAccountPage: true, dictionaries: ['currencies'] }],
  recharge: ['office/recharge', { isAccountPage: true, dictionaries: ['currencies'] }],
  withdrawal: ['office/deduce', { isAccountPage: true, dictionaries: ['currencies'] }],
  security: ['office/security', { isAccountPage: true }],
  limits: ['office/responsible', { isAccountPage: true, whenBanned: 'allowed' }],
  'office-settings': ['office/settings', { isAccountPage: true, dictionaries: ['sports'] }],
  'deposit-bonuses': ['office/bonuses/deposit', { isAccountPage: true }],
  'wager-bonuses': ['office/bonuses/wager', { isAccountPage: true }],
  'vip-cashback': ['office/casino/vipcashback', { isAccountPage: true }],
  'premium-cashback': ['office/casino/premiumcashback', { isAccountPage: true }],
  'office-promotion': ['office/promotion', { isAccountPage: true, routeId: 13 }],
  'bring-friend': ['office/bringfriend', { isAccountPage: true, routeId: 13 }],
  'office-support': ['office/support', { isAccountPage: true, whenBanned: 'allowed' }],
  'own-manager': ['office/manager', { isAccountPage: true }],
  rewards: ['office/rewards', { isAccountPage: true }],
  verification: [
    'office/verification',
    { isAccountPage: true, dictionaries: ['countries'], whenBanned: 'verification' },
  ],
  identification: ['office/identification', { isAccountPage: true, needs: 'identification' }],
  'share-idea': ['office/share-idea', { isAccountPage: true }],
  'payment-requests': [
    'office/payment/requests',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  'payment-request': [
    'office/payment/create-request',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  'payment-topic': [
    'office/payment/create-request/{topic}',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  'payment-transactions': [
    'office/payment/create-request/{topic}/transactions',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  'payment-transaction': [
    'office/payment/create-request/{topic}/transactions/{transaction}',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  'payment-sub-topic': [
    'office/payment/create-request/{topic}/{subTopic}',
    { isAccountPage: true, dictionaries: ['paymentTopics'], keepsScroll: true },
  ],
  paycheck: ['office/paycheck', { isAccountPage: true }],
  'office-menu': ['office/menu', { isAccountPage: true, hides: ['seo', 'footer'] }],
  'office-menu-profile': ['office/menu/profile', { isAccountPage: true, hides: ['seo', 'footer'] }],
  'office-menu-settings': ['office/menu/settings', { isAccountPage: true, hides: ['seo', 'footer'] }],
  'office-menu-promo': ['office/menu/promo', { isAccountPage: true, hides: ['seo', 'footer'] }],
  'app-sign-in': ['office/authApp', { access: 'anybody', columns: 'plain', needs: 'account-middleware' }],
} as const;
