import { expect, open, test } from '../support/browser/e2e-test.ts';

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

test('going from page to page and back shows each as it was', async ({ page }) => {
  await open(page, '/ru/live/football');
  await page.locator('[data-kind="game"] a[data-cell]').first().click();
  await expect(page).toHaveURL(/\/live\/football\/\d+[^/]*\/\d+/);
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/live\/football$/);
  await expect(page.locator('button[data-odds]').first()).toBeVisible();
});
