import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('who signs in by the dialog confirms changed terms at once, and a logout that failed loads the page again [NV-15, OUT-5]', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/);
  const headers = { 'x-requested-with': 'app', origin: site.origin };
  const { userId, password } = await registerPlayer(page, site.origin);
  const restrictions = { banLevel: 0, banVersion: 1, areTermsChanged: true };
  await context.request.post(`${site.origin}/debugger-api/restrictions`, { headers, data: restrictions });
  await context.request.post(`${site.origin}/web-api/auth/disconnect`, { headers, data: {} });
  await open(page, '/ru/live?showSignInModal=1');
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByLabel('E-mail или ID').fill(String(userId));
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/ru/confirm-terms?to=%2Flive`);
  await expect(page.locator('h1')).toHaveText('Условия изменились');

  await page.route('**/web-api/auth/disconnect', async (route) => route.abort());
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Отказаться и выйти' }).click();
  await loaded;
  // a page that is left while it asks is refused what it asked for
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${site.origin}/ru/confirm-terms?to=%2Flive`);
  await page.unroute('**/web-api/auth/disconnect');
  await page.getByRole('button', { name: 'Отказаться и выйти' }).click();
  await expect(page).toHaveURL(`${site.origin}/ru`);
});
