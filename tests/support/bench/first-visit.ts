import type { Page } from '@playwright/test';

/** A line, in bits a second and milliseconds, and how many times slower the processor is made. */
interface Line {
  readonly down: number;
  readonly up: number;
  readonly latency: number;
  readonly slower: number;
}

/** Slow 4G, and the processor of a cheap telephone. */
export const SLOW_LINE: Line = { down: 1_600_000, up: 750_000, latency: 150, slower: 4 };
/** What comes once the page stands could still be the largest. */
const LAST_LOOK = 4000;

/** What a first visit showed of a page. */
interface FirstVisit {
  /** When the largest text or picture stood, in milliseconds. */
  readonly largest: number;
  /** Which it was: its element with its attributes, without what it holds. */
  readonly element: string;
  /** What was asked for until then. */
  readonly asked: readonly string[];
  /** How long tasks kept the page from answering, beyond the first 50 ms of each. */
  readonly blocked: number;
  readonly longestTask: number;
}

/** PERF-05 From now on the page is as slow as the line. */
export async function slowLine(page: Page, { down, up, latency, slower }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** PERF-04 PERF-05 PERF-06 A page that was never visited; with scripts, waits until they have come to life. */
export async function firstVisit(page: Page, address: string, hasScripts: boolean): Promise<FirstVisit> {
  await page.goto(address, { waitUntil: 'load' });
  if (hasScripts) await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(LAST_LOOK);
  return page.evaluate(async () => {
    const entriesOf = async (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        const found: PerformanceEntry[] = [];
        new PerformanceObserver((list) => {
          found.push(...list.getEntries());
        }).observe({ type, buffered: true });
        // where there was none nobody is told
        setTimeout(() => {
          resolve(found);
        }, 500);
      });
    const last = (await entriesOf('largest-contentful-paint')).at(-1);
    const largest = last?.startTime ?? Number.NaN;
    const element = (last as { readonly element?: Element | null } | undefined)?.element?.cloneNode(false);
    const tasks = (await entriesOf('longtask')).map(({ duration }) => duration);
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largest);
    return {
      largest,
      element: element instanceof Element ? element.outerHTML : '',
      asked: [location.href, ...files.map(({ name }) => name)],
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTask: Math.max(0, ...tasks),
    };
  });
}
