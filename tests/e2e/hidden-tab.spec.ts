import { minutes, hours } from '../../core/shared/time.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { rawBrowser, type RawBrowser, type RawTab } from '../support/browser/tabs/raw-browser.ts';

let browser: RawBrowser;
test.beforeAll(async () => {
  browser = await rawBrowser();
});
test.afterAll(async () => {
  await browser.close();
});

const LINE = '/web-api/sports/line/changes';
const TREE = '/web-api/sports/tree';
const SESSION = '/web-api/session';
const MEDIA = '/web-api/sports/media';
/** What is asked for once, a few seconds after the start. */
const ONCE = new Set([
  '/social-api/oauth/google-one-tap/offer',
  '/web-api/policy/logo.agif',
  '/bff-api/config/group/get',
  '/hd-api/external/apps/device-1.js',
]);

/** Lets a test set the clock of a page on. */
const MOVABLE_CLOCK = `{
  let ahead = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead;
  window.moveClock = (by) => { ahead += by; };
}`;

/** Who closed the notice of an ad blocker is not looked after again: that lays the page out once, some seconds after its start. */
const NO_BAIT = `if (window === top) localStorage.setItem('ad-blocker-closed', '{"version":1,"value":true}')`;

const LONGER_THAN_A_POLL = 3500;
const wait = async (time: number) => new Promise((resolve) => setTimeout(resolve, time));

interface LiveTab {
  readonly tab: RawTab;
  /** The paths that the page asked for, since it was emptied last. */
  readonly asked: string[];
  readonly becomes: (state: 'visible' | 'hidden') => Promise<void>;
  /** How often the browser laid the page out so far. */
  readonly layouts: () => Promise<number>;
}

/** The live football of a visitor in a tab of its own, which asks for the line by now. */
async function openLive(origin: string): Promise<LiveTab> {
  const tab = await browser.open(`${origin}/en/live/football`, MOVABLE_CLOCK + NO_BAIT);
  const asked: string[] = [];
  tab.listen('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL((request as { readonly url: string }).url);
    if (pathname.includes('-api/') && !ONCE.has(pathname)) asked.push(pathname);
  });
  await tab.send('Network.enable');
  await tab.send('Performance.enable');
  await expect.poll(async () => tab.evaluate('document.documentElement.dataset.hydrated')).toBe('1');
  await expect.poll(() => asked).toContain(LINE);
  return {
    tab,
    asked,
    becomes: async (state) => {
      await expect.poll(async () => tab.evaluate('document.visibilityState')).toBe(state);
    },
    layouts: async () => {
      const { metrics } = await tab.send('Performance.getMetrics');
      const all = metrics as readonly { readonly name: string; readonly value: number }[];
      return all.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    },
  };
}

test('a tab that another covers asks for nothing and is never laid out, however late its timers run, and for each thing once when it is seen again; one that was frozen asks who is signed in before a price of it can be taken [REL-22, REL-23, PERF-15, SI-9]', async ({
  site,
}) => {
  const { tab, asked, becomes, layouts } = await openLive(site.origin);
  const other = await browser.open('about:blank');
  await becomes('hidden');
  asked.length = 0;
  await tab.evaluate(`moveClock(${String(minutes(6))})`);
  const laidOut = await layouts();
  await wait(LONGER_THAN_A_POLL);
  expect(asked).toEqual([]);
  expect(await layouts()).toBe(laidOut);
  await tab.toFront();
  await expect.poll(() => asked.toSorted()).toEqual([LINE, MEDIA, TREE, SESSION].toSorted());
  await expect.poll(() => asked.filter((path) => path === LINE).length).toBe(2);
  expect(asked.filter((path) => path !== LINE).toSorted()).toEqual([MEDIA, TREE, SESSION].toSorted());
  await expect.poll(layouts).toBeGreaterThan(laidOut);

  await other.toFront();
  await becomes('hidden');
  asked.length = 0;
  await tab.evaluate(`moveClock(${String(hours(3))})`);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  const laidOutFrozen = await layouts();
  await wait(LONGER_THAN_A_POLL);
  expect(asked).toEqual([]);
  expect(await layouts()).toBe(laidOutFrozen);

  const held: unknown[] = [];
  tab.listen('Fetch.requestPaused', ({ requestId }) => held.push(requestId));
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: `*${SESSION}*` }] });
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await tab.toFront();
  await becomes('visible');
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => asked).toContain(LINE);
  await tab.evaluate(`globalThis.price = document.querySelector('main button[data-odds="open"]'); price.click()`);
  await wait(500);
  expect(await tab.evaluate('price.ariaPressed')).toBe('false');
  await tab.send('Fetch.continueRequest', { requestId: held[0] });
  await expect.poll(async () => tab.evaluate('price.ariaPressed')).toBe('true');
  for (const path of [SESSION, TREE]) expect(asked.filter((each) => each === path)).toHaveLength(1);
  await other.send('Page.close');
});
