import { COUPON_GROUPS } from './coupon-chunk-groups.ts';
import { oneOf, root, type ChunkGroup } from './chunk-group.ts';

/** What the worker is made of: a file of its own, whatever else is shared. */
const WORKER_ALONE = /(?:pwa-worker|offline-worker|worker-answer)\.ts$/;

/** What every page loads once it is hydrated, and no page before: apart it would be two dozen files of some hundred bytes. What a page may need earlier has a file of its own. */
const AFTER_HYDRATION = oneOf(
  'composition/client/(?:fetch-page-analytics|page-externals)',
  'composition/setting-keeping',
  'core/limits/age-confirmation',
  'core/promotions/referral-cookie',
  'core/registration/registration-reminder',
  'core/site/browser/(?:chunk-reload|prefetch)',
  'core/site/config/(?:config-group|version-name|maintenance-window|policy-logo|site-frame|social-link)',
  'core/site/consent/consent-cookie',
  'core/sports/line/(?:followed-line|game-change|with-changes)',
  'infrastructure/site/(?:consent-calls|site-frame-calls|http-(?:consent|maintenance|site-frame)-gateway)',
  'infrastructure/browser/add-external-files',
  'ui/app/footer/(?:footer-part|site-footer)',
  'ui/app/routing/idle-prefetch',
  'ui/registration/reminder-store',
  'ui/session/sign-out-news-store',
  'ui/settings/setting-saver',
  'ui/site/(?:browser/upkeep|config/(?:externals|maintenance|site-frame)|consent/consent)-store',
  'ui/site/browser/pending-analytics',
  'ui/sports/line/table/grid-keys',
  'ui/site/consent/cookie-banner',
  'ui/kit/behaviour/use-clear-focus',
);

/** Small parts that dialogs, notices and pages share, wherever the first of them is needed. */
const SHARED_PARTS = oneOf(
  'core/limits/limits-path',
  'core/navigation/(?:information-address|navigation-facts|terms-return)',
  'core/notices/(?:notice|waiting-text)',
  'core/player/(?:changed-terms|office-areas|player-ban)',
  'core/session/(?:captcha|request-recovery|return-address|session-landing|signed-out-notice)',
  'core/settings/setting-change',
  'core/support/support-(?:contact|options)',
  'infrastructure/site/config-group-calls',
  'ui/accounts/(?:removable-accounts|use-(?:player-)?accounts|use-account-name)',
  'ui/kit/behaviour/(?:link-fragment|save-file)',
  'ui/kit/controls/(?:checkbox|copy-button|switch)',
  'ui/kit/feedback/(?:dialog|dialog-notice|form-notice|progress-bar)',
  'ui/kit/formats/format-duration',
  'ui/limits/use-limits',
  'ui/page/use-(?:failure-words|texts-language)',
  'ui/session/use-session',
  'ui/site/use-site',
  'ui/support/use-support',
);

/** What the frame and the dialogs of the entrance share, and no page of the office begins with. */
const FRAME_PARTS = oneOf(
  'core/notices/occasion-notice',
  'core/registration/(?:first-country|password-problem)',
  'core/session/(?:fingerprint|sign-out)',
  'core/site/consent/cookie-consent',
  'core/sports/showcase/(?:banner|edited-banner)',
  'ui/support/contact-ways',
);

/** What the screen of every line is made of. */
const LINE_PARTS =
  /\/ui\/sports\/(?:line\/(?:line-body|line-problem|line-toolbar|top-games|top-game-card|waiting-games|table\/(?:european-line|line-grid|line-skeleton))|showcase\/(?:showcase-slot|load-showcase))\.tsx?$/;

/** What makes the showcase of home alive. */
const SHOWCASE = oneOf(
  'core/sports/showcase/(?:live-block|slide-turn)',
  'core/site/browser/page-poll',
  'core/coupon/bets/express-of-the-day',
  'infrastructure/coupon/(?:express-calls|http-express-gateway)',
  'infrastructure/sports/(?:banner-calls|http-banner-gateway)',
  'ui/sports/showcase/(?:banner-slider|express-cards|express-store|live-block|live-block-store|showcase-parts|showcase-store|slide-controls)',
  'ui/sports/showcase/express-taking',
);

/** What is watched, and where: known on every page, drawn where it is opened; and the marks of it in the rows. */
const MEDIA = oneOf(
  'core/media/media-(?:look|offer|refusal)',
  'infrastructure/sports/(?:http-media-gateway|media-calls)',
  'ui/session/video-token-store',
  'ui/sports/game/media/(?:media-buttons|media-store|row-media)',
  'ui/sports/game/media/video/videos-store',
  'core/media/(?:game-video|video-stream)',
  'core/session/video-token',
  'ui/sports/game/media/(?:followed-games|video/video-play)',
);

/** What a device keeps of what is watched: signing out wipes it. */
const KEPT_MEDIA = oneOf('core/media/media-(?:entity|selection)');

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
  'core/limits/(?:limit-direction|limit-in-force|limit-kind|net-position|play-permission)',
  'ui/limits/play-guard-store',
);

/** What a game is asked about, as its page and its line name it. */
const GAME_MARKETS = oneOf('core/sports/game/(?:market-layout|market-sections)');

/** Who plays, and what is asked about players. */
const LINE_UPS = oneOf('core/sports/game/(?:line-up|player-kinds|statistics-game)');

/** What is told of a failure, and what a removal of an account fails for. */
const FAILURES = oneOf(
  'core/accounts/removable-account',
  'core/limits/limit-notice',
  'core/notices/(?:failure-notice|logged-failure)',
);

/** Who the player is, which nearly every page of the office asks. */
const PLAYER_RECORD = oneOf(
  'core/accounts/account-conversion',
  'core/player/(?:activation-type|attached-contact|contact-activation|filled-profile|player-reminder|player-rights)',
  'infrastructure/player/(?:http-player-gateway|player-calls|user-config-wire)',
  'ui/player/(?:player-store|use-player)',
);

/** Which ways are open to a player: the menus ask it, and the cards of the accounts. */
const OPEN_WAYS = oneOf('core/payments/deposit-permission', 'ui/accounts/use-(?:ban-facts|recharge-offer)');

/** Limits as they are read and changed: on their own page, in the account and beside a deposit. */
const LIMIT_RECORD = oneOf(
  'core/limits/(?:limit|limit-saving|pending-limit|with-fresh-token)',
  'infrastructure/limits/(?:http-limits-gateway|limit-calls|limit-wire)',
  'ui/limits/(?:limit-saver|limits-store)',
);

/** What the menu of the office says, which stands beside each of its pages. */
const OFFICE_MENU = oneOf(
  'infrastructure/player/(?:http-office-gateway|office-calls)',
  'ui/accounts/menu/office-menu-store',
);

/** What moved on the accounts, as the account's page lists it. */
const MOVEMENTS = oneOf(
  'core/accounts/history/(?:account-history-choice|account-movement|most-movements-in-file)',
  'infrastructure/accounts/(?:account-history-calls|http-account-history-gateway)',
  'ui/accounts/history/account-(?:history|statement)-store',
);

/** What countries, documents and the like are called. */
const DICTIONARIES = oneOf(
  'infrastructure/site/dictionaries/(?:http-dictionaries-gateway|dictionary-calls)',
  'ui/site/dictionaries/dictionaries-store',
);

/** What leads to a first deposit. */
const RECHARGE_REMINDER = oneOf(
  'infrastructure/player/http-recharge-reminder-gateway',
  'ui/player/recharge-reminder-store',
);

/** What makes the slots of remote applications alive, on whichever page the first of them is. */
const LIVE_SLOTS = oneOf(
  'core/mini-apps/(?:declared-sports|handed-look|mini-app-lifecycle|mini-app-section|safe-markup)',
  'infrastructure/mini-apps/(?:http-mini-apps-gateway|mini-app-calls)',
  'ui/mini-apps/(?:draw-content|failed-slot|live-slot|mini-app|mini-apps-store|slot-content|slot-view|use-mini-apps)',
);

/** The card that offers to sign in by one press. */
const ONE_TAP = oneOf(
  'core/registration/(?:registration-type|social/network-names)',
  'core/session/one-tap/one-tap',
  'infrastructure/session/(?:http-one-tap-gateway|one-tap-calls)',
  'ui/session/one-tap/(?:one-tap-card|one-tap-store)',
);

/** What a page is, in its head and for what the operator has written at its end. */
const PAGE_WORDS = oneOf(
  'core/site/documents/seo-text',
  'infrastructure/site/seo/(?:http-seo-text-gateway|seo-calls)',
  'ui/app/footer/seo-text',
  'ui/app/head/(?:canonical-path|page-description|page-facts|site-place)',
  'ui/site/documents/seo-text-store',
);

/** Which line or discipline a page shows. */
const LINE_PLACES = oneOf('core/sports/cyber/cyber', 'ui/sports/(?:cyber/cyber-page|line/pages/line-page)');

/** The menu of the pages of information, which the calculator has too, and how all of them are asked for. */
const INFORMATION_MENU = oneOf(
  'core/site/alphabet/alphabet-term',
  'infrastructure/site/(?:information-calls|http-information-titles-gateway)',
  'ui/site/documents/(?:information-menu|information-titles-store)',
);

/** The pages of information themselves. */
const INFORMATION = oneOf(
  'infrastructure/site/http-information-gateway',
  'ui/site/(?:alphabet/alphabet|documents/information|terminals/terminals)-store',
);

/** A text of the operator, made of elements that the site knows. */
const DOCUMENTS = oneOf('core/site/documents/document-tree', 'ui/site/documents/document-body');

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
  { name: 'frame-parts', includeDependenciesRecursively: false, priority: 1, test: FRAME_PARTS },
  ...COUPON_GROUPS,
  { name: 'media', includeDependenciesRecursively: false, priority: 1, test: MEDIA },
  { name: 'kept-media', includeDependenciesRecursively: false, priority: 1, test: KEPT_MEDIA },
  { name: 'live-slots', includeDependenciesRecursively: false, priority: 1, test: LIVE_SLOTS },
  { name: 'one-tap', includeDependenciesRecursively: false, priority: 1, test: ONE_TAP },
  { name: 'at-rest', includeDependenciesRecursively: false, priority: 1, test: AT_REST },
  { name: 'play-guard', includeDependenciesRecursively: false, priority: 1, test: PLAY_GUARD },
  { name: 'markets-of-game', includeDependenciesRecursively: false, priority: 1, test: GAME_MARKETS },
  { name: 'line-up', includeDependenciesRecursively: false, priority: 1, test: LINE_UPS },
  { name: 'player-record', includeDependenciesRecursively: false, priority: 1, test: PLAYER_RECORD },
  { name: 'open-ways', includeDependenciesRecursively: false, priority: 1, test: OPEN_WAYS },
  { name: 'limit-record', includeDependenciesRecursively: false, priority: 1, test: LIMIT_RECORD },
  { name: 'office-menu', includeDependenciesRecursively: false, priority: 1, test: OFFICE_MENU },
  { name: 'movements', includeDependenciesRecursively: false, priority: 1, test: MOVEMENTS },
  { name: 'dictionaries', includeDependenciesRecursively: false, priority: 1, test: DICTIONARIES },
  { name: 'recharge-reminder', includeDependenciesRecursively: false, priority: 1, test: RECHARGE_REMINDER },
  { name: 'page-words', includeDependenciesRecursively: false, priority: 1, test: PAGE_WORDS },
  { name: 'line-places', includeDependenciesRecursively: false, priority: 1, test: LINE_PLACES },
  { name: 'information-menu', includeDependenciesRecursively: false, priority: 1, test: INFORMATION_MENU },
  { name: 'information', includeDependenciesRecursively: false, priority: 1, test: INFORMATION },
  { name: 'documents', includeDependenciesRecursively: false, priority: 1, test: DOCUMENTS },
  { name: 'failures', includeDependenciesRecursively: false, priority: 1, test: FAILURES },
];

/** The group that a source, named from the root of the project, is in. */
export function chunkGroupOf(source: string): string | undefined {
  return CHUNK_GROUPS.find(({ test }) => test instanceof RegExp && test.test(root + source))?.name;
}
