import { defineConfig } from '@playwright/test';

/** What Playwright turns off itself, since the last list counts alone; then the pages that a window opens for its own address bar. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const CHROMIUM = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // a page of a test is left before what its scripts spend on being made faster pays: it took a third of all that pages take
  '--js-flags=--no-maglev,--no-turbofan',
  // what draws without a graphics card needs no process of its own
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // without a graphics card the blur behind a dialog takes three quarters of what its steps cost
  '--blink-settings=prefersReducedTransparency=true',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/browser/data/prepare-data.ts',
  outputDir: 'test-results',
  // Node takes the types out of the sources by itself: to transpile all that the tests import took ten seconds of a fresh machine
  build: { external: ['dist/server', 'core', 'infrastructure', 'composition'].map((folder) => `**/${folder}/**`) },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // a loaded machine of the landing may lose a race that the site does not; the count of second tries is printed
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // what moves for its own sake keeps a quarter of a core busy: whole visits and tests of motion alone have it
    contextOptions: { reducedMotion: 'reduce' },
    // a worker answers before the faults that tests put in the way; its own test lets it in
    serviceWorkers: 'block',
    // it draws and keeps every step of a page, which takes as long as the test; to see one: --trace=retain-on-failure
    trace: 'on-first-retry',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
  },
});
