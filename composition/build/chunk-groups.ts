import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the worker is made of: a file of its own, whatever else is shared. */
const WORKER_ALONE = /(?:pwa-worker|offline-worker|worker-answer)\.ts$/;

/** What every page loads once it is hydrated, and no page before: apart it would be two dozen files of some hundred bytes. What a page may need earlier has a file of its own. */
const AFTER_HYDRATION = oneOf(
  'composition/client/fetch-page-analytics',
  'composition/setting-keeping',
  'core/limits/age-confirmation',
  'core/promotions/referral-cookie',
  'core/registration/registration-reminder',
  'core/site/browser/(?:chunk-reload|prefetch)',
  'core/site/config/(?:config-group|maintenance-window|policy-logo|site-frame|social-link)',
  'core/site/consent/consent-cookie',
  'core/support/support-options',
  'core/sports/line/(?:followed-line|game-change|with-changes)',
  'infrastructure/site/(?:consent-calls|site-frame-calls|http-(?:consent|maintenance|site-frame)-gateway)',
  'infrastructure/browser/load-policy-logo',
  'ui/app/footer/(?:footer-part|site-footer)',
  'ui/app/routing/idle-prefetch',
  'ui/registration/reminder-store',
  'ui/session/sign-out-news-store',
  'ui/settings/setting-saver',
  'ui/site/(?:browser/upkeep|config/(?:maintenance|policy-logo|site-frame)|consent/consent)-store',
  'ui/site/browser/pending-analytics',
  'ui/sports/line/table/grid-keys',
  'ui/support/use-support',
  'ui/site/consent/cookie-banner',
  'ui/site/consent/use-clear-focus',
);

/** Small parts that dialogs, notices and pages share, wherever the first of them is needed. */
const SHARED_PARTS = oneOf(
  'core/coupon/placed/coupon-outcome',
  'core/limits/limits-path',
  'core/navigation/(?:information-address|navigation-facts|terms-return)',
  'core/notices/(?:notice|occasion-notice|waiting-text)',
  'core/player/(?:changed-terms|office-areas|player-ban)',
  'core/registration/(?:first-country|password-problem)',
  'core/session/(?:captcha|fingerprint|request-recovery|return-address|session-landing|sign-out|signed-out-notice)',
  'core/site/consent/cookie-consent',
  'core/settings/setting-change',
  'core/sports/showcase/(?:banner|edited-banner)',
  'core/support/support-contact',
  'ui/accounts/(?:removable-accounts|use-(?:player-)?accounts|use-account-name)',
  'ui/kit/behaviour/(?:link-fragment|save-file)',
  'ui/kit/controls/(?:checkbox|copy-button|switch)',
  'ui/kit/feedback/(?:dialog|dialog-notice|form-notice|progress-bar)',
  'ui/kit/formats/format-duration',
  'ui/limits/use-limits',
  'ui/page/use-(?:failure-words|texts-language)',
  'ui/session/use-session',
  'ui/site/use-site',
  'ui/support/contact-ways',
);

/** What the screen of every line is made of. */
const LINE_PARTS =
  /\/ui\/sports\/(?:line\/(?:line-body|line-problem|line-toolbar|top-games|top-game-card|waiting-games|table\/(?:european-line|line-grid|line-skeleton))|showcase\/(?:showcase-slot|load-showcase))\.tsx?$/;

/** What makes the showcase of home alive. */
const SHOWCASE = oneOf(
  'core/sports/showcase/slide-turn',
  'core/site/browser/page-poll',
  'core/coupon/bets/express-of-the-day',
  'infrastructure/coupon/(?:express-calls|http-express-gateway)',
  'infrastructure/sports/(?:banner-calls|http-banner-gateway)',
  'ui/sports/showcase/(?:banner-slider|express-cards|express-store|showcase-parts|showcase-store|slide-controls)',
  'ui/sports/showcase/express-taking',
);

/** What is drawn of a coupon with bets or with an order on its way, and what prices, sums up and places it. */
const FILLED_COUPON =
  /\/(?:filled-coupon|coupon-news|placement-progress|rejection-card|coupon-receipt)\.tsx$|\/(?:coupon-(?:code|promo|quick|sums|terms|news)|placement)-store\.ts$|(?:web-placement-lock|http-coupon-gateway|http-promo-gateway)\.ts$/;

/** What is watched, and where: known on every page, drawn where it is opened; and the marks of it in the rows. */
const MEDIA = oneOf(
  'core/media/media-(?:entity|look|offer|selection)',
  'infrastructure/sports/(?:http-media-gateway|media-calls)',
  'ui/session/video-token-store',
  'ui/sports/game/media/(?:media-buttons|media-store|row-media)',
  'ui/sports/game/media/video/videos-store',
  'core/media/(?:game-video|video-stream)',
  'core/session/video-token',
  'ui/sports/game/media/(?:followed-games|video/video-play)',
);

/** What rows and coupons ask for once a page is at rest. */
const AT_REST = oneOf(
  'core/settings/offer-settings',
  'core/sports/prices/price-history',
  'infrastructure/browser/page-landing',
  'infrastructure/sports/(?:http-price-history-gateway|price-history-calls)',
  'ui/settings/offer-settings-store',
  'ui/sports/prices/price-history-store',
);

/** What tells whether a player may bet now. */
const PLAY_GUARD = oneOf(
  'core/limits/(?:limit-direction|limit-in-force|limit-kind|play-permission)',
  'ui/limits/play-guard-store',
);

/** What a game is asked about, as its page and its line name it. */
const GAME_MARKETS = oneOf('core/sports/game/(?:market-layout|market-sections)');

/** Who plays, and what is asked about players. */
const LINE_UPS = oneOf('core/sports/game/(?:line-up|player-kinds)');

/** What is told of a failure, and what a removal of an account fails for. */
const FAILURES = oneOf(
  'core/accounts/removable-account',
  'core/limits/limit-notice',
  'core/notices/(?:failure-notice|logged-failure)',
);

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
  'ui/coupon/use-coupon-words',
  'ui/coupon/placed/print/print-button',
  'core/coupon/building/coupon-pace',
);

/** Sources and their styles, named from the root of the project without their endings. */
function oneOf(...names: readonly string[]): RegExp {
  return new RegExp(`^${root}(?:${names.join('|')})\\.(?:tsx?|module\\.scss)$`);
}

type ChunkGroup = Rolldown.CodeSplittingGroup & { readonly name: string };

/**
 * The files of the browser's scripts that are made of more than one source. One file for what every page needs: many small ones
 * compress worse and are asked for one by one. One for what comes after hydration, for the same reason. One for a filled coupon
 * too: nothing of it may be missing once money is on its way. A source that is imported when it is needed has no file of its own
 * where all that came with it is in a group.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  { name: 'page', tags: ['$initial'], priority: 1, test: (id: string) => !WORKER_ALONE.test(id) },
  { name: 'line', priority: 1, test: LINE_PARTS },
  { name: 'showcase', includeDependenciesRecursively: false, priority: 1, test: SHOWCASE },
  { name: 'after-hydration', includeDependenciesRecursively: false, test: AFTER_HYDRATION },
  // some of them are parts of a coupon too, which comes later
  { name: 'shared-parts', includeDependenciesRecursively: false, priority: 1, test: SHARED_PARTS },
  { name: 'named-bet', includeDependenciesRecursively: false, priority: 1, test: NAMED_BET },
  { name: 'amounts', includeDependenciesRecursively: false, priority: 1, test: AMOUNTS },
  { name: 'placed-coupon', priority: 1, test: PLACED_COUPON },
  { name: 'filled-coupon', test: FILLED_COUPON },
  { name: 'media', includeDependenciesRecursively: false, priority: 1, test: MEDIA },
  { name: 'at-rest', includeDependenciesRecursively: false, priority: 1, test: AT_REST },
  { name: 'play-guard', includeDependenciesRecursively: false, priority: 1, test: PLAY_GUARD },
  { name: 'markets-of-game', includeDependenciesRecursively: false, priority: 1, test: GAME_MARKETS },
  { name: 'line-up', includeDependenciesRecursively: false, priority: 1, test: LINE_UPS },
  { name: 'failures', includeDependenciesRecursively: false, priority: 1, test: FAILURES },
];

/** The group that a source, named from the root of the project, is in. */
export function chunkGroupOf(source: string): string | undefined {
  return CHUNK_GROUPS.find(({ test }) => test instanceof RegExp && test.test(root + source))?.name;
}
