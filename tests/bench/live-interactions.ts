import { chromium, type Page } from '@playwright/test';
import { LIVE_POLL } from '../../core/sports/line/feed-pace.ts';
import { eventTimeOf, keepEventTimes } from '../support/bench/event-times.ts';
import { changePlainPrices, showPlainPriceList } from '../support/bench/plain-price-list.ts';
import { quantile } from '../support/bench/timed-get.ts';
import { hasten } from '../support/browser/page-meters.ts';
import { startSiteUnderTest } from '../support/browser/site-under-test.ts';
import { interactInRounds } from '../support/browser/busy-interactions.ts';
import { CHANGES_A_SECOND, HASTE, routeBusyFeed } from '../support/fakes/busy-feed.ts';

// PERF-08 How long what a player does in a busy live line takes until its frame, beside presses in a list without a library in the same run.
/** A busy machine may spoil one run, or two. */
const ATTEMPTS = 3;
const ROUNDS = 9;
const PRESSES = 60;
/** How many times as long as presses in a plain list they may take on a machine too busy for the bars. */
const MOST_BESIDE_PLAIN = 1.6;
/** How many times slower the processor is, and the most that 98 of 100 may take there, in milliseconds. */
const BARS = [
  [1, 64],
  [4, 200],
] as const;

const site = await startSiteUnderTest();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function newPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  page.setDefaultTimeout(120_000);
  await keepEventTimes(page);
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Each interaction of the live page by its name without the round, with its times. */
async function timesOfLive(slower: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const page = await newPage();
  await page.context().addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
  await hasten(page, HASTE, [LIVE_POLL]);
  const feed = await routeBusyFeed(page);
  await page.goto(`${site.origin}/ru/live/football`);
  await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' });
  await page.getByText('Home 0', { exact: true }).first().waitFor();
  await slowDown(page, slower);
  feed.changePerSecond(CHANGES_A_SECOND);
  const times = new Map<string, number[]>();
  await interactInRounds(page, ROUNDS, async (name, act) => {
    const kind = name.replace(/^\d+ /, '');
    times.set(kind, [...(times.get(kind) ?? []), await eventTimeOf(page, act)]);
  });
  await page.close();
  return times;
}

async function timesOfPlain(slower: number): Promise<readonly number[]> {
  const page = await newPage();
  // the init scripts of a page run with its first address
  await page.goto('about:blank');
  await showPlainPriceList(page);
  await changePlainPrices(page, CHANGES_A_SECOND);
  await slowDown(page, slower);
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1)
    times.push(await eventTimeOf(page, async () => page.mouse.click(1100, 30 + (press % 15) * 52)));
  await page.close();
  return times;
}

let isFine = true;
for (const [slower, bar] of BARS) {
  const runs: { readonly live: number; readonly plain: number }[] = [];
  while (runs.length < ATTEMPTS && !runs.some(({ live }) => live <= bar)) {
    const byKind = await timesOfLive(slower);
    const live = quantile([...byKind.values()].flat(), 0.98);
    const plain = quantile(await timesOfPlain(slower), 0.98);
    runs.push({ live, plain });
    const longest = [...byKind].map(([kind, times]) => `${kind} ${String(Math.max(...times))}`).join(', ');
    console.log(`  longest of each, in milliseconds: ${longest}`);
  }
  isFine &&= runs.some(({ live, plain }) => live <= Math.max(bar, plain * MOST_BESIDE_PLAIN));
  const best = Math.min(...runs.map(({ live }) => live));
  const ratio = Math.min(...runs.map(({ live, plain }) => live / plain));
  const written = (of: 'live' | 'plain'): string => runs.map((run) => String(run[of])).join(', ');
  console.log(
    `[PERF-08] a processor ${String(slower)} times slower, ${String(CHANGES_A_SECOND)} price changes a second: 98 of 100 interactions are shown within ${written('live')} ms, presses in a plain list within ${written('plain')}; best ${String(best)} of ${String(bar)}, ${ratio.toFixed(2)} times the plain list`,
  );
}
await browser.close();
await site.stop();
process.exit(isFine ? 0 : 1);
