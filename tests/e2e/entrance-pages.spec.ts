import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

test(
  'the sign-in is a page that leads on to where its address says [RET-9]',
  { annotation: { type: 'long', description: 'a new player and a sign-in' } },
  async ({ page, site }) => {
    const player = await registerPlayer(page, site.origin);
    await page.context().clearCookies({ name: '__Host-Http-sid' });
    const reply = await page.goto(`${site.origin}/ru/login?returnUrl=%2Foffice%2Fhistory`);
    expect([reply?.status(), new URL(page.url()).pathname]).toEqual([200, '/ru/login']);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await hydrated(page);
    const form = page.getByRole('region', { name: 'Вход', exact: true });
    await form.getByLabel('E-mail или ID').fill(String(player.userId));
    await form.getByLabel('Пароль', { exact: true }).fill(player.password);
    await form.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/ru/office/history`);
    await page.goto(`${site.origin}/ru/login`);
    await expect(page).toHaveURL(`${site.origin}/ru`);
  },
);

test('the registration is a page under each of its addresses [NV-6, REG-2]', async ({ page, site }) => {
  await open(page, '/ru/user/registration.php?ref=7');
  await expect(page).toHaveURL(`${site.origin}/ru/registration?ref=7`);
  const form = page.getByRole('region', { name: 'Регистрация', exact: true });
  await expect(form.getByRole('radio').first()).toBeAttached();
  await open(page, '/ru/registration/socialregistration');
  await expect(form.getByRole('button', { name: 'Google' })).toBeVisible();
});
