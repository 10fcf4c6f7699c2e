import type { Page } from '@playwright/test';
import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

const MOST_FONTS = 2;
const MOST_BYTES = 60_000;
/** Scripts and style sheets until a page is at rest: each costs both ends more than its bytes where it is small. */
const MOST_CODE_FILES = 50;

/** What keeps the largest text from being drawn: the page itself and its style sheets, compressed. */
const [MOST_BLOCKING_FILES, MOST_BLOCKING_BYTES] = [4, 55_000];
/** Calls of functions until home is at rest: what a slow processor is busy with, and the same on a fast one. */
const MOST_CALLS = 1;

/** How often functions are called from now on, until it is asked. */
async function callCounter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const calls = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    return calls.reduce((sum, count) => sum + count, 0);
  };
}

/** The text that is drawn largest first, and what had to come before it. */
async function largestText(page: Page) {
  return page.evaluate(async () => {
    const entry = await new Promise<PerformanceEntry & { readonly element?: Element | null }>((resolve) => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        if (last !== undefined) resolve(last);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const blocking = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      (file) => 'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking',
    );
    const files = blocking.map(({ name }) => new URL(name).pathname);
    const bytes = blocking.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, document?.encodedBodySize ?? 0);
    return { text: entry.element?.textContent.trim() ?? '', files, bytes };
  });
}

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

for (const path of ['/ru', '/en/live', '/tr'])
  test(`a first visit fetches two fonts at most: ${path} [PERF-03]`, async ({ page }) => {
    const fonts = await fontsOf(page, path);
    expect(fonts.size).toBeGreaterThan(0);
    expect(fonts.size, [...fonts.keys()].join(', ')).toBeLessThanOrEqual(MOST_FONTS);
    expect([...fonts.values()].reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

test('neither does a player’s, whose sums have the sign of their currency [PERF-03]', async ({ page, site }) => {
  await registerPlayer(page, site.origin);
  const fonts = await fontsOf(page, '/ru');
  expect(fonts.size, [...fonts.keys()].join(', ')).toBeLessThanOrEqual(MOST_FONTS);
});

test('home draws its largest text from its HTML and style sheets alone, and is at rest after so many calls and a few dozen files [PERF-03, PERF-05, PERF-06]', async ({
  page,
  site,
}) => {
  const calls = await callCounter(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) files.add(pathname);
  });
  await open(page, '/ru');
  await page.waitForLoadState('networkidle');
  expect([...files].some((file) => file.includes('after-hydration'))).toBe(true);
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(MOST_CODE_FILES);
  expect(await calls(), 'calls until home is at rest').toBeLessThanOrEqual(MOST_CALLS);
  const { text, files: blocking, bytes } = await largestText(page);
  expect(blocking.filter((file) => !file.endsWith('.css'))).toEqual([]);
  expect(blocking.length, blocking.join('\n')).toBeLessThanOrEqual(MOST_BLOCKING_FILES);
  expect(bytes, 'bytes before the largest text').toBeLessThanOrEqual(MOST_BLOCKING_BYTES);
  const html = await (await fetch(`${site.origin}/ru`, { headers: { accept: 'text/html' } })).text();
  expect(text).not.toBe('');
  expect(html).toContain(text.slice(0, 40));
});
