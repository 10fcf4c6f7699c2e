import { expect, hydrated, test, watchPages } from '../support/browser/e2e-test.ts';

const TITLE = 'Ещё нет аккаунта?';
const LATER = 'Не сейчас';

test('a visitor is reminded to register after a minute, once a day [REM-2, REM-4]', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const found: string[] = [];
  await watchPages(context, found);
  await context.addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
  const page = await context.newPage();
  await page.clock.install();
  const watched = page.waitForResponse((reply) => reply.url().includes('after-hydration'));
  await page.goto('/ru/about');
  await hydrated(page);
  await (await watched).finished();
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await page.clock.fastForward('00:50');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('00:15');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: LATER }).click();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('10:00');
  await expect(dialog).toHaveCount(0);
  expect(found).toEqual([]);
  await context.close();
});
