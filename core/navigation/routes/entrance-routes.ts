/** Signing up, activating, and the site's own pages. */
export const ENTRANCE_SHARED = { hides: ['seo'] } as const;

export const ENTRANCE_ROUTES = {
  registration: [
    'registration/{registrationType?}',
    { access: 'visitor', needs: 'registration', hides: ['bottom', 'seo'] },
  ],
  'sign-in': ['login', { access: 'visitor', hides: ['bottom', 'seo'] }],
  'account-verification': ['user/accountverify', { whenBanned: 'activation' }],
  activation: ['user/{activation}', { whenBanned: 'activation' }],
  'password-reset': 'user/passwordreset',
  'stop-newsletter': 'user/stopnewsletter',
  debugger: ['debugger', { needs: 'demo', whenBanned: 'allowed' }],
  'debugger-outbox': ['debugger/outbox', { needs: 'demo', whenBanned: 'allowed' }],
  'debugger-events': ['debugger/events', { needs: 'demo', whenBanned: 'allowed' }],
  'debugger-banners': ['debugger/banners', { needs: 'demo', whenBanned: 'allowed' }],
  'debugger-pages': ['debugger/pages', { needs: 'demo', whenBanned: 'allowed' }],
  'debugger-vip-bets': ['debugger/vip-bets', { needs: 'demo', whenBanned: 'allowed' }],
  'internal-vpn': 'internal-vpn',
  'old-browser': ['oldbrowser', { whenBanned: 'allowed', hides: ['seo', 'bottom'] }],
  failure: ['500', { whenBanned: 'allowed', status: 500 }],
} as const;
