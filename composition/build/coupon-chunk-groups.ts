import { oneOf, type ChunkGroup } from './chunk-group.ts';

/** What a bet is called by, wherever it is read: the operator's queue needs no more of a filled coupon. */
const NAMED_BET = oneOf(
  'core/coupon/(?:building/restoring-events|maths/hyper-bonus-share)',
  'core/sports/names/plain-pick-name',
  'infrastructure/coupon/named-bet-wire',
);

/** Where money is typed, in a coupon, for a limit or a payment, and what a promo code gives. */
const AMOUNTS = oneOf(
  'core/coupon/amounts/(?:initial-amount|typed-amount)',
  'core/coupon/promo/promo-terms',
  'core/shared/amount-table',
  'infrastructure/coupon/promo-terms-wire',
  'infrastructure/http/minor-reader',
  'ui/kit/controls/amount-field',
);

/** What is shown of a placed coupon: in the receipt, in the history and on paper. */
const PLACED_COUPON = oneOf(
  'core/coupon/placed/coupon-outcome',
  'ui/coupon/use-coupon-words',
  'ui/coupon/placed/print/print-button',
  'core/coupon/building/coupon-pace',
);

/** What a coupon is counted with, in a filled one as in the calculator. */
const COUPON_COUNTING = oneOf(
  'core/coupon/amounts/(?:amount-step|maximum-amount)',
  'core/coupon/bets/bet',
  'core/coupon/building/(?:coupon-slip|system-options)',
  'core/coupon/explained/payout-step',
  'core/coupon/maths/(?:bet-status|minimum-possible-win|possible-win)',
  'core/coupon/promo/without-stake',
  'core/coupon/settings/quick-amounts',
  'ui/coupon/amounts/coupon-quick-store',
);

/** What is drawn of a coupon with bets or with an order on its way, and what prices, sums up and places it. */
const FILLED_COUPON =
  /\/(?:filled-coupon|cleared-coupon|coupon-news|placement-progress|rejection-card|coupon-receipt)\.tsx$|\/(?:coupon-(?:code|promo|sums|terms|news)|placement)-store\.ts$|(?:web-placement-lock|http-coupon-gateway|http-promo-gateway)\.ts$/;

/** The coupons of the history, their sums and their file. */
const BET_HISTORY = oneOf(
  'core/coupon/placed/history-filter',
  'core/coupon/statement/most-in-file',
  'infrastructure/coupon/lazy-history-gateway',
  'ui/coupon/placed/(?:history|statement/statement|sums/history-sums)-store',
);

/** The player's own open bets, wherever they are shown. */
const MY_BETS = oneOf('core/coupon/placed/my-bets', 'ui/coupon/placed/(?:game/game-bets|my-bets)-store');

/** The scripts that a coupon is made of, filled and placed. */
export const COUPON_GROUPS: readonly ChunkGroup[] = [
  { name: 'named-bet', includeDependenciesRecursively: false, priority: 1, test: NAMED_BET },
  { name: 'amounts', includeDependenciesRecursively: false, priority: 1, test: AMOUNTS },
  { name: 'placed-coupon', priority: 1, test: PLACED_COUPON },
  { name: 'coupon-counting', includeDependenciesRecursively: false, priority: 1, test: COUPON_COUNTING },
  { name: 'filled-coupon', test: FILLED_COUPON },
  { name: 'bet-history', includeDependenciesRecursively: false, priority: 1, test: BET_HISTORY },
  { name: 'own-bets', includeDependenciesRecursively: false, priority: 1, test: MY_BETS },
];
