import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

test('a visitor is invited to register under an empty coupon [RG1-10]', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await open(page, '/ru');
  const widget = page.getByRole('region', { name: 'Ещё нет счёта?' });
  await widget.getByRole('button', { name: 'Регистрация' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const price = page.locator('button[data-odds]').first();
  await price.click();
  await expect(widget).toHaveCount(0);
  await price.click();
  await expect(widget).toBeVisible();
});

test('a player who may convert an account is told so once per browser session, in Russian and in English [CNV-2]', async ({
  page,
  site,
}) => {
  for (const [language, title] of [
    ['ru', 'Счёт можно перевести в другую валюту'],
    ['en', 'You can convert your account to another currency'],
  ] as const) {
    await page.goto('about:blank');
    await page.context().clearCookies({ name: '__Host-Http-sid' });
    await registerPlayer(page, site.origin);
    const set = await page.context().request.post(`${site.origin}/debugger-api/restrictions`, {
      headers: { 'x-requested-with': 'app', origin: site.origin },
      data: { banLevel: 0, banVersion: 1, areTermsChanged: false, conversionLevel: 1 },
    });
    expect(set.status()).toBe(200);
    await open(page, `/${language}/about`);
    await expect(page.getByText(title)).toBeVisible();
    // how often it is told does not hang on the language
    if (language === 'en') return;
    await open(page, `/${language}/contacts`);
    await expect(page.locator('#account').getByRole('button').first()).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.getByText(title)).toHaveCount(0);
  }
});
