import type { Browser } from '@playwright/test';
import { expect, test } from '../../support/browser/e2e-test.ts';
import { firstVisit, SLOW_LINE, slowLine } from '../../support/bench/first-visit.ts';

// over a slow line files come as they do to a visitor, compressed
test.use({ extraHTTPHeaders: {} });

/** Requests until the largest text stands. */
const MOST_REQUESTS = 25;

/** A visit to home whose scripts come, or never do. */
async function visitOf(browser: Browser, address: string, hasScripts: boolean) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!hasScripts) await page.route('**/*.js', async (route) => route.abort());
  await slowLine(page, SLOW_LINE);
  const visit = await firstVisit(page, address, hasScripts);
  await context.close();
  return visit;
}

// how long it takes is what the bench `slow-line` tells: a busy machine has no time to compare
test('a first visit over a slow line has its largest text from the first HTML, after few requests and none to others [PERF-04, PERF-05]', async ({
  browser,
  site,
}) => {
  const own = await visitOf(browser, `${site.origin}/ru`, true);
  expect(own.asked.length, own.asked.join('\n')).toBeGreaterThan(5);
  expect(own.asked.length, own.asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(own.asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
  const without = await visitOf(browser, `${site.origin}/ru`, false);
  expect(own.element).not.toBe('');
  expect(own.element).toBe(without.element);
});
