import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { minifySync, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BROWSER_PLUGINS } from './composition/build/browser-plugins.ts';
import { LongFilesFirst } from './tests/long-files-first.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  'core/site/config/(?:maintenance-window|policy-logo|site-frame|social-link)',
  'core/site/consent/consent-cookie',
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
  'ui/site/consent/cookie-banner',
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
  /\/ui\/sports\/(?:line\/(?:line-body|line-toolbar|top-games|top-game-card|waiting-games|table\/(?:european-line|line-grid|line-skeleton))|showcase\/(?:showcase-slot|load-showcase))\.tsx?$/;

/** What makes the showcase of home alive. */
const SHOWCASE = oneOf(
  'core/sports/showcase/slide-turn',
  'core/site/browser/page-poll',
  'core/coupon/bets/express-of-the-day',
  'infrastructure/coupon/(?:express-calls|http-express-gateway)',
  'infrastructure/sports/(?:banner-calls|http-banner-gateway)',
  'ui/sports/showcase/(?:banner-slider|express-cards|express-store|showcase-parts|showcase-store|slide-controls)',
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
);

/** What rows and coupons ask for once a page is at rest. */
const AT_REST = oneOf(
  'core/settings/offer-settings',
  'core/sports/prices/price-history',
  'infrastructure/browser/page-landing',
  'infrastructure/sports/http-price-history-gateway',
  'ui/settings/offer-settings-store',
  'ui/sports/prices/price-history-store',
);

/** What tells whether a player may bet now. */
const PLAY_GUARD = oneOf('core/limits/(?:limit-in-force|limit-kind|play-permission)');

/** What is told of a failure. */
const FAILURES = oneOf('core/limits/limit-notice', 'core/notices/(?:failure-notice|logged-failure)');

/** What a bet is called by, wherever it is read: the operator's queue needs no more of a filled coupon. */
const NAMED_BET = oneOf('core/sports/names/plain-pick-name', 'infrastructure/coupon/named-bet-wire');
/** Where money is typed: in a coupon, and for a limit. */
const AMOUNTS = oneOf('ui/kit/controls/amount-field');

/** What is shown of a placed coupon: in the receipt, in the history and on paper. */
const PLACED_COUPON = oneOf(
  'ui/coupon/use-coupon-words',
  'ui/coupon/placed/print/print-button',
  'core/coupon/building/coupon-pace',
);

/** Pages name hundreds of files, and no letter of a hash can be compressed; the server names the same ones. */
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';
const CHUNK_NAMES = 'assets/[name]-[hash:7].js';

/** Sources and their styles, named from the root of the project without their endings. */
function oneOf(...names: readonly string[]): RegExp {
  return new RegExp(`^${at('./')}(?:${names.join('|')})\\.(?:tsx?|module\\.scss)$`);
}

/** Their packages name the files with the warnings for developers under every condition. */
const ROUTER_ALIASES = {
  'react-router/dom': at('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': at('node_modules/react-router/dist/production/index.mjs'),
};

const BROWSER_ALIASES = {
  ...ROUTER_ALIASES,
  // Inversify loads the whole package for two functions; scripts of the browser have those alone
  'reflect-metadata/lite': at('composition/own-metadata.ts'),
};

/** What the built server still loads from its packages: files of WebAssembly beside scripts, and what only development needs. */
const NOT_BUNDLED = ['@electric-sql/pglite', '@fastify/middie', 'h264-mp4-encoder', 'mediabunny', 'pg-native', 'vite'];

/**
 * The server keeps its scripts in memory: in half as many letters, none of which takes two bytes. Names stay, for the log of what
 * went wrong.
 */
const shortAndNarrow: Plugin = {
  name: 'short-and-narrow',
  // once the build has written them: it would space them out again
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = minifySync(chunk.fileName, chunk.code, {
        module: true,
        mangle: false,
        compress: { keepNames: { function: true, class: true } },
        codegen: { removeWhitespace: true },
      });
      chunk.code = loadedOnce(code.replaceAll(/[^\0-\u007F]/g, escaped));
    }
  },
};

/** Node looks a script up each time it is asked for: a page asks for some twenty, all of which are there after the first page. */
function loadedOnce(code: string): string {
  const LOAD = /\bimport\((["'`])(\.{1,2}\/[^"'`]+\.js)\1\)/g;
  if (!LOAD.test(code)) return code;
  return `const loadedScripts={};${code.replaceAll(LOAD, '(loadedScripts["$2"]??=import("$2"))')}`;
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins:
    command === 'build' && !isSsrBuild
      ? [react(), ...BROWSER_PLUGINS]
      : [react(), ...(isSsrBuild ? [shortAndNarrow] : [])],
  appType: 'custom',
  resolve: {
    alias: command === 'build' ? (isSsrBuild ? ROUTER_ALIASES : BROWSER_ALIASES) : {},
  },
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true as const, external: NOT_BUNDLED },
  }),
  publicDir: isSsrBuild ? false : at('ui/kit/public'),
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? { server: at('composition/server.tsx'), serve: at('composition/serve.ts') }
        : { browser: at('composition/browser.tsx'), 'pwa-sw': at('composition/pwa-worker.ts') },
      // One file for what every page needs: many small ones compress worse and are asked for one by one.
      // One file for what comes after hydration, for the same reason.
      // One file for a filled coupon too: nothing of it may be missing once money is on its way.
      output: isSsrBuild
        ? { assetFileNames: ASSET_NAMES }
        : {
            // the worker is found at the root, under a name that stays
            entryFileNames: ({ name }) => (name === 'pwa-sw' ? 'pwa-sw.js' : CHUNK_NAMES),
            chunkFileNames: CHUNK_NAMES,
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
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
                { name: 'failures', includeDependenciesRecursively: false, priority: 1, test: FAILURES },
              ],
            },
          },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // a page names a thousand classes
      ...(command === 'build' && { generateScopedName: '_[local]_[hash:base64:3]' }),
    },
  },
  test: {
    testTimeout: 60_000,
    // a busy machine takes more than a minute to make a database and a world
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // files share a process, never state: loading each apart takes twice as long as running it
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/property-runs.ts'],
          include: ['tests/{core,infrastructure,composition,architecture}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['tests/support/views/fresh-document.ts'],
          include: ['tests/{ui,journeys}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          // files share a process with its prepared database and its world, never the rows of a database
          isolate: false,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
}));
