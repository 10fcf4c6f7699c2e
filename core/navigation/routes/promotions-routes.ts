/** Promotions and bonuses, which the operator makes available together. */
export const PROMOTIONS_SHARED = { routeId: 13, section: 'promo' } as const;

export const PROMOTIONS_ROUTES = {
  promo: 'promo',
  promotion: 'promotions/{promotion}',
  offer: ['{offerKind}/{bonus}/{offerSection?}', { keepsScroll: true }],
} as const;
