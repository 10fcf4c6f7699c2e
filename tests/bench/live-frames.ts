import { chromium, type Page } from '@playwright/test';
import { LIVE_POLL } from '../../core/sports/line/feed-pace.ts';
import { hasten } from '../support/browser/page-meters.ts';
import { startSiteUnderTest } from '../support/browser/site-under-test.ts';
import { HASTE, routeBusyFeed } from '../support/fakes/busy-feed.ts';

// PERF-10 Frames of the live page while prices change, beside those of an empty page in the same run: no page of this machine has more.
const SECONDS = 10;
const ATTEMPTS = 3;
const FULL = 60;
/** Changes a second, and the share of all frames that there are to be. */
const BARS = [
  [1000, 0.95],
  [5000, 0.9],
] as const;

const site = await startSiteUnderTest();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function newPage(): Promise<Page> {
  return browser.newPage({ viewport: { width: 1440, height: 900 } });
}

async function framesOf(page: Page): Promise<number> {
  await page.bringToFront();
  return page.evaluate(
    async (duration) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = (now: number): void => {
          frames += 1;
          if (now - began < duration) requestAnimationFrame(count);
          else resolve((frames * 1000) / (now - began));
        };
        requestAnimationFrame(count);
      }),
    SECONDS * 1000,
  );
}

const empty = await newPage();
const page = await newPage();
await hasten(page, HASTE, [LIVE_POLL]);
const feed = await routeBusyFeed(page);
await page.goto(`${site.origin}/ru/live/football`);
await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' });
await page.getByText('Home 0', { exact: true }).first().waitFor();

const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
/** Seconds of a core that the thread of the live page has worked so far, whatever else runs on it. */
const worked = async (): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

let isFine = true;
for (const [changes, share] of BARS) {
  const turns: { readonly live: number; readonly possible: number; readonly work: number }[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // what makes the prices stands still meanwhile: it is of the same machine
    feed.changePerSecond(0);
    const possible = await framesOf(empty);
    feed.changePerSecond(changes);
    const before = await worked();
    const live = await framesOf(page);
    turns.push({ live, possible, work: ((await worked()) - before) / SECONDS });
  }
  const best = Math.max(...turns.map(({ live }) => live));
  const work = Math.min(...turns.map((turn) => turn.work));
  const ratio = Math.max(...turns.map(({ live, possible }) => live / possible));
  isFine &&= best >= share * FULL || ratio >= share;
  const written = (of: 'live' | 'possible'): string => turns.map((turn) => turn[of].toFixed(1)).join(', ');
  console.log(
    `[PERF-10] ${String(changes)} price changes a second on 300 games: ${written('live')} frames/s, an empty page ${written('possible')}; best ${best.toFixed(1)} of ${(share * FULL).toFixed(0)} wanted, ${ratio.toFixed(2)} of what is possible (${String(share)} wanted); its thread works ${work.toFixed(2)} of a core`,
  );
}
await browser.close();
await site.stop();
process.exit(isFine ? 0 : 1);
