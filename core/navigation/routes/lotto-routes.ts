/** Lotto and toto. */
export const LOTTO_SHARED = { section: 'toto' } as const;

export const LOTTO_ROUTES = {
  toto: ['toto/{totoSection?}', { keepsScroll: true }],
  'toto-draw': ['toto/{totoSection~}/draw', { keepsScroll: true }],
  'toto-next': ['toto/{totoSection~}/next', { keepsScroll: true }],
  'toto-coupons': ['toto/{totoSection~}/coupons', { keepsScroll: true }],
  'toto-draws': ['toto/{totoSection~}/draws', { keepsScroll: true }],
  'toto-nominees': ['toto/{totoSection~}/nonimees', { keepsScroll: true }],
  lotto: ['lotto/{lottoSection?}/{lotto?}', { isGames: true, section: 'lotto' }],
} as const;
