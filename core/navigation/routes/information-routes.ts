/** What there is to read. */
export const INFORMATION_SHARED = {} as const;

export const INFORMATION_ROUTES = {
  rules: [
    'rules/{ruleGroup}/{chapter?}',
    { routeId: 47, whenBanned: 'allowed', whenTermsChanged: 'allowed', keepsScroll: true },
  ],
  contacts: ['contacts', { whenBanned: 'allowed' }],
  about: 'about',
  'how-to-bet': 'howbet',
  payment: ['payment', { routeId: 52, needs: 'payment-page', dictionaries: ['currencies'] }],
  'cookie-policy': ['cookies', { whenTermsChanged: 'allowed' }],
  licenses: 'licenses',
  taxation: 'taxation',
  consent: ['consent', { whenTermsChanged: 'allowed' }],
  'simple-identification': 'simpleidentification',
  'sms-bets': 'smsbets',
  'aml-kyc': 'amlkyc',
  'aml-policy': 'amlpolicy',
  'dispute-resolution': ['disputeresolution', { whenBanned: 'allowed' }],
  'kyc-policy': 'kycpolicy',
  'responsible-gaming': ['responsiblegaming', { whenBanned: 'allowed' }],
  'cash-terminals': 'cash_terminals',
  'betting-calculator': 'betting-calculator',
  'privacy-policy': ['privacy-policy', { whenBanned: 'allowed', whenTermsChanged: 'allowed' }],
  points: 'points',
  'confirm-terms': [
    'confirm-terms',
    { access: 'player', whenBanned: 'allowed', whenTermsChanged: 'allowed', hides: ['bottom', 'seo'] },
  ],
  'betting-alphabet': ['betting-alphabet/{block?}/{category?}/{slug?}', { keepsScroll: true }],
  news: 'news/{slug?}',
  partners: 'ourpartners/{partnerSection?}',
  statistic: ['statistic', { columns: 'tree', dictionaries: ['sports'] }],
  'statistic-popup': [
    'statisticpopup/{popup}',
    { hides: ['header', 'footer', 'seo', 'bottom'], dictionaries: ['sports'] },
  ],
  'mobile-app': 'mobile',
  'desktop-app': 'desktop',
  'landing-page': 'landing/{landing}',
} as const;
