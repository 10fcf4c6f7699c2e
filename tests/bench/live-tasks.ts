import { chromium, type Page } from '@playwright/test';
import { changePlainPrices, showPlainPriceList } from '../support/bench/plain-price-list.ts';
import { startSiteUnderTest } from '../support/browser/site-under-test.ts';
import { routeBusyFeed } from '../support/fakes/busy-feed.ts';
import { inTurns } from '../support/in-turns.ts';

const ROUND = 9000;
const ROUNDS = 3;
const A_SECOND = 1000;
/** Of what a list without a library works, that draws all of its 300 games. */
const WANTED = 0.5;
/** Machines differ by a quarter. */
const BAND = 1.25;

const site = await startSiteUnderTest();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function newPage(): Promise<Page> {
  return browser.newPage({ viewport: { width: 1440, height: 900 } });
}

/** Milliseconds of a core that the thread of a page works in a round, whatever else runs on it. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async () => {
    await page.bringToFront();
    const before = await worked();
    await new Promise((resolve) => setTimeout(resolve, ROUND));
    return (await worked()) - before;
  };
}

const live = await newPage();
const feed = await routeBusyFeed(live);
await live.goto(`${site.origin}/ru/live/football`);
await live.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' });
await live.getByText('Home 0', { exact: true }).first().waitFor();
feed.changePerSecond(A_SECOND);
const plain = await newPage();
await showPlainPriceList(plain);
await changePlainPrices(plain, A_SECOND);

const { first, second, ratio } = await inTurns(ROUNDS, await workOf(live), await workOf(plain));
console.log(
  `[PERF-13] ${String(A_SECOND)} price changes a second on 300 games: the live page works ${(first / ROUND).toFixed(3)} of a core, a plain list that draws all of them ${(second / ROUND).toFixed(3)}, ratio ${ratio.toFixed(2)} of ${String(WANTED)}`,
);
await browser.close();
await site.stop();
process.exit(ratio <= WANTED * BAND ? 0 : 1);
