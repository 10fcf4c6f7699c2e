import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { FIRST_MOMENT, startSiteUnderTest, type SiteUnderTest } from './site-under-test.ts';

/** What went wrong in a page without the test having asked for it. */
interface PageProblems {
  readonly found: readonly string[];
  /** A problem that the test brings about on purpose. */
  readonly expect: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  readonly site: SiteUnderTest;
}

interface TestFixtures {
  readonly problems: PageProblems;
}

/** A test against the running site of its worker; it fails for any error, violation or foreign request in its pages. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, give) => {
      const site = await startSiteUnderTest();
      await give(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, give) => {
    await give(site.origin);
  },
  // who has answered already is not asked for cookies, nor reminded to register
  context: async ({ context, site }, give) => {
    await context.addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
    await context.addInitScript(wasReminded, FIRST_MOMENT);
    await give(context);
  },
  problems: [
    async ({ context }, give) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      await watchPages(context, found);
      await give({ found, expect: (pattern) => expected.push(pattern) });
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The way it was stored by a page that reminded when the site began, by its clock: a time further ahead than a day would not hold. */
function wasReminded(siteBegan: number): void {
  try {
    const text = JSON.stringify({ version: 1, value: siteBegan + 86_000_000 });
    localStorage.setItem('next-registration-reminder-at', text);
  } catch {
    // some documents have no storage
  }
}

export { expect };

/** Writes down every error, policy violation and request to another origin in the pages of a context. */
export async function watchPages(context: BrowserContext, found: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`violation of ${event.violatedDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error();
    found.push(`uncaught ${name}: ${message} ${String(stack)} ${event.page()?.url() ?? ''}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // a demonstration has applications of its own in frames, at another port
    const isFramed = hostname === '127.0.0.1' && pathname.startsWith('/mf-');
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && !isFramed)
      found.push(`foreign request ${request.url()}`);
  });
}

/** Opens a page of the site and waits until it lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Leads to an address of another page of the site as a link inside a page does, without a new document, and waits until that page stands. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').allTextContents();
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page.locator('h1'), path).not.toHaveText(before);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' });
}

export interface RegisteredPlayer {
  readonly userId: number;
  readonly password: string;
}

/** Registers a player behind the page's back; its context is signed in from then on. */
export async function registerPlayer(page: Page, origin: string, currency = 'RUB'): Promise<RegisteredPlayer> {
  const reply = await page.context().request.post(`${origin}/web-api/registration/fast`, {
    headers: { 'x-requested-with': 'app', origin },
    data: { countryCode: 'ru', iso: currency, isAdult: true, isTermsAccepted: true },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as RegisteredPlayer;
}

/** Answers each time check as it comes: a clock that is moved by hours brings one. */
export async function answerTimeChecks(page: Page): Promise<void> {
  const check = page.getByRole('alertdialog', { name: 'Проверка времени' });
  await page.addLocatorHandler(check, async () => check.getByRole('button', { name: 'Продолжить' }).click());
}
