import type { Browser } from '@playwright/test';
import { expect, test } from '../../support/browser/e2e-test.ts';

// over a slow line files come as they do to a visitor, compressed
test.use({ extraHTTPHeaders: {} });

/** A busy machine may spoil one visit, or four. */
const MOST_VISITS = 5;
/** Slow 4G, in bits a second and milliseconds. */
const [DOWN, UP, LATENCY] = [1_600_000, 750_000, 150];
/** How many times slower the processor is that a visit is asked about. */
const SLOWER = 4;
const LATEST = 2500;
/** The largest text beside that of the same page whose scripts never come. */
const MOST_BESIDE_FROZEN = 1.6;

/** Requests until the largest text stands. */
const MOST_REQUESTS = 25;

interface FirstVisit {
  /** When the largest text or picture stood, in milliseconds. */
  readonly largest: number;
  /** What was asked for until then. */
  readonly asked: readonly string[];
}

/** A visit to home; without its scripts where it is frozen. */
async function visitOf(browser: Browser, address: string, isFrozen: boolean): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (isFrozen) await page.route('**/*.js', async (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, latency: LATENCY, downloadThroughput: DOWN / 8, uploadThroughput: UP / 8 };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'load' });
  const largest = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const asked = await page.evaluate(
    (until) => [
      location.href,
      ...performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => name),
    ],
    largest,
  );
  await context.close();
  return { largest, asked };
}

test('a first visit over a slow line has its largest text as soon as a page without scripts nearly has, after few requests and none to others [PERF-04, PERF-05]', async ({
  browser,
  site,
}) => {
  const [own, frozen]: [number[], number[]] = [[], []];
  const isSoon = (): boolean => {
    const [largest, reference] = [Math.min(...own), Math.min(...frozen)];
    // a machine that is busy is late with the page without scripts, too
    return largest / reference <= MOST_BESIDE_FROZEN && largest <= Math.max(LATEST, reference);
  };
  for (let visit = 0; visit < MOST_VISITS && (visit === 0 || !isSoon()); visit += 1) {
    const { largest, asked } = await visitOf(browser, `${site.origin}/ru`, false);
    expect(asked.length, asked.join('\n')).toBeGreaterThan(5);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
    own.push(largest);
    frozen.push((await visitOf(browser, `${site.origin}/ru`, true)).largest);
  }
  expect(isSoon(), `${own.join(', ')} beside ${frozen.join(', ')}`).toBe(true);
});
