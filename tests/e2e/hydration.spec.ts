import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { expectWholePage } from '../support/browser/whole-page.ts';
import { everyPath } from '../support/browser/site-pages.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PRICE = /<button[^>]*data-odds="[^"]*"[^>]*>/g;

for (const language of ['ru', 'en'] as const) {
  test(`the first HTML carries the line with its prices: ${language}`, async ({ site, request }) => {
    for (const path of ['', '/live', '/line/football']) {
      const html = await (await request.get(`${site.origin}/${language}${path}`)).text();
      const prices = html.match(PRICE) ?? [];
      expect(prices.length, path).toBeGreaterThan(30);
      expect(html).toMatch(new RegExp(`<html lang="${language}"`));
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      const visible = html.replace(/<script[\s\S]*?<\/script>/g, '');
      if (language === 'ru') expect(visible, path).toMatch(/[А-Яа-я]{4}/);
    }
  });
}

test(
  'every page hydrates to what the server drew, violates no policy, fails nowhere and asks nobody else [SEC-02]',
  { annotation: { type: 'long', description: 'every kind of page' } },
  async ({ site, page, problems }) => {
    problems.expect(/404 .*no-such-page/);
    test.setTimeout(120_000);
    await registerPlayer(page, site.origin);
    const titles = new Set<string>();
    const paths = await everyPath(site);
    // those that are built are opened in Russian elsewhere
    for (const path of paths) {
      await open(page, `/en${path}`);
      await expectWholePage(page, 'en');
      titles.add(await page.title());
    }
    expect(titles.size).toBe(paths.length);
  },
);

test('a page reads without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/ru/live/football`);
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Линия|Спорт/ })
    .first()
    .click();
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
  await context.close();
});

test('a visitor is led to the language of the site and keeps the rest of the address', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/ru');
  await page.goto('/live/football?time=upcoming_events');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/ru/live/football?time=upcoming_events');
});

test('a page of a player sends a visitor to sign in', async ({ page }) => {
  await page.goto('/ru/office/history');
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/ru');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('going from page to page and back shows each as it was', async ({ page }) => {
  await open(page, '/ru/live/football');
  await page.locator('[data-kind="game"] a[data-cell]').first().click();
  await expect(page).toHaveURL(/\/live\/football\/\d+[^/]*\/\d+/);
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/live\/football$/);
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
});
