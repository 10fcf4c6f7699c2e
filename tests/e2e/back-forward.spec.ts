import { chromium, type Browser } from '@playwright/test';
import { expect, hydrated, test } from '../support/browser/e2e-test.ts';
import { youngestLiveGame } from '../support/browser/site-pages.ts';

/** What the browser gives as its reason for not keeping a page whole. */
interface NotKept {
  readonly notRestoredExplanations: readonly {
    readonly type: string;
    readonly reason: string;
    readonly context?: string;
  }[];
}

let browser: Browser;

// the browser that tests share keeps no page that was left, and the build without windows cannot
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(async () => {
  await browser.close();
});

const FIVE_LOADS = {
  annotation: { type: 'long', description: 'five pages in a browser of their own, each loaded, left and come back to' },
};

test(
  'a page of the site is kept whole when it is left, and stands at once on the way back [PERF-18]',
  FIVE_LOADS,
  async ({ site }) => {
    test.setTimeout(240_000);
    const { champId, id } = await youngestLiveGame(site);
    const paths = [
      '/ru',
      '/ru/live',
      `/ru/live/football/${String(champId)}/${String(id)}`,
      '/ru/rules/1',
      '/ru/contacts',
    ];
    const page = await browser.newPage({ baseURL: site.origin });
    const session = await page.context().newCDPSession(page);
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotKept) => {
      reasons.push(
        ...notRestoredExplanations.map(({ type, reason, context }) => `${type}: ${reason} ${context ?? ''}`),
      );
    });
    await session.send('Page.enable');

    /** Leaves a page for another document and comes back. */
    async function comeBack(path: string): Promise<void> {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.dataset['wasLeft'] = 'once';
      });
      // a document that takes no time
      await page.goto('/robots.txt');
      reasons.length = 0;
      await page.evaluate(() => {
        history.back();
      });
      await expect(page).toHaveURL(path);
      await hydrated(page);
    }

    for (const path of paths) {
      await expect(async () => {
        await comeBack(path);
        // what the page itself does to be thrown away would come every time; the browser has reasons of its own now and then
        expect(reasons, path).toEqual([]);
        await expect(page.locator('html'), path).toHaveAttribute('data-was-left', 'once', { timeout: 1000 });
      }).toPass({ timeout: 60_000 });
    }
    await page.close();
  },
);
