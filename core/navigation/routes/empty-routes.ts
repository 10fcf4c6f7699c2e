/** Pages without the site around them: closed pages, returns from a payment, print. */
export const EMPTY_SHARED = { layout: 'empty' } as const;

export const EMPTY_ROUTES = {
  block: ['block', { isBlockingPage: true, status: 451, whenBanned: 'allowed' }],
  'block-ua': ['block-ua', { isBlockingPage: true, status: 451, whenBanned: 'allowed' }],
  'block-ie': ['block-ie', { isBlockingPage: true, status: 451, whenBanned: 'allowed' }],
  'site-updates': ['site-updates', { isBlockingPage: true, status: 503, whenBanned: 'allowed' }],
  'coming-soon': ['coming-soon', { isBlockingPage: true, status: 503, whenBanned: 'allowed' }],
  suspension: ['suspension', { isBlockingPage: true, status: 403, whenBanned: 'allowed' }],
  'payment-return': 'onpay/{outcome}',
  'withdrawal-return': ['onpay/withdraw/{outcome}', { whenBanned: 'allowed' }],
  'print-coupon': ['print-coupon/{coupon}', { access: 'player' }],
  'block-appeal': [
    'block-appeal-history',
    { layout: 'blocked', access: 'player', whenBanned: 'allowed', whenNotBanned: 'forbidden' },
  ],
  maintenance: ['maintenance', { layout: 'maintenance', status: 503 }],
} as const;
