import type { Page } from '@playwright/test';
import { seconds } from '../../core/shared/time.ts';
import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { keptHeap } from '../support/browser/page-meters.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MOST_FONTS = 2;
const MOST_BYTES = 60_000;
/** Scripts and style sheets until a page is at rest: each costs both ends more than its bytes where it is small. */
const MOST_CODE_FILES = 68;
/** Bytes of its scripts' heap once it is at rest and collected. */
const MOST_HEAP = 25_000_000;
/** Files come one after another while a page has time: after so long without one there are none left. */
const QUIET = seconds(2);

/** The fonts that a page fetches, and their bytes. */
async function fontsOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const fonts = new Map<string, number>();
  const read: Promise<void>[] = [];
  page.on('response', (reply) => {
    if (!reply.url().endsWith('.woff2')) return;
    read.push(reply.body().then((body) => void fonts.set(new URL(reply.url()).pathname, body.length)));
  });
  await open(page, path);
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  await Promise.all(read);
  return fonts;
}

function expectFewFonts(fonts: ReadonlyMap<string, number>): void {
  expect(fonts.size).toBeGreaterThan(0);
  expect(fonts.size, [...fonts.keys()].join(', ')).toBeLessThanOrEqual(MOST_FONTS);
  expect([...fonts.values()].reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
}

for (const path of ['/en/live', '/tr'])
  test(`a first visit fetches two fonts at most: ${path} [PERF-03]`, async ({ page }) => {
    expectFewFonts(await fontsOf(page, path));
  });

test('neither does a player’s, whose sums have the sign of their currency [PERF-03]', async ({ page, site }) => {
  await registerPlayer(page, site.origin);
  const fonts = await fontsOf(page, '/ru');
  expect(fonts.size, [...fonts.keys()].join(', ')).toBeLessThanOrEqual(MOST_FONTS);
});

test('home is at rest after a few dozen files, not a hundred small ones, with two fonts at most and little memory [PERF-03, PERF-12]', async ({
  page,
}) => {
  const files = new Set<string>();
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.(?:js|css)$/.test(pathname)) return;
    files.add(pathname);
    last = Date.now();
  });
  expectFewFonts(await fontsOf(page, '/ru'));
  await expect.poll(() => Date.now() - last, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(QUIET);
  for (const late of ['after-hydration', 'at-rest', 'showcase'])
    expect(
      [...files].some((file) => file.includes(late)),
      late,
    ).toBe(true);
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(MOST_CODE_FILES);
  const session = await page.context().newCDPSession(page);
  expect(await keptHeap(session)).toBeLessThanOrEqual(MOST_HEAP);
});
