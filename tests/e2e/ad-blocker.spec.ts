import { expect, open, test } from '../support/browser/e2e-test.ts';
import { hasten } from '../support/browser/page-meters.ts';

test('an ad blocker is noticed without a request, told beside the page, and not told again [ADB-1] [ADB-2]', async ({
  page,
}) => {
  // what a list of an ad blocker does to every site
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.adsbox { display: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await hasten(page, 10);
  await open(page, '/en/about');
  const notice = page.getByText('Your ad blocker is on');
  await expect(notice).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.adsbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(notice).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('ad-blocker-closed'));
  expect(JSON.parse(kept ?? 'null')).toEqual({ version: 1, value: true });
});
