import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

test(
  'the sign-in is a page that leads on to where its address says, in Russian and in English [RET-9]',
  { annotation: { type: 'long', description: 'a new player and a sign-in in each language' } },
  async ({ page, site }) => {
    const player = await registerPlayer(page, site.origin);
    const walks = [
      { language: 'ru', title: 'Вход', login: 'E-mail или ID', password: 'Пароль', send: 'Войти' },
      { language: 'en', title: 'Log in', login: 'Email or ID', password: 'Password', send: 'Log in' },
    ];
    for (const { language, title, login, password, send } of walks) {
      await page.goto('about:blank');
      await page.context().clearCookies({ name: '__Host-Http-sid' });
      const reply = await page.goto(`${site.origin}/${language}/login?returnUrl=%2Foffice%2Fhistory`);
      expect([reply?.status(), new URL(page.url()).pathname]).toEqual([200, `/${language}/login`]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await hydrated(page);
      const form = page.getByRole('region', { name: title, exact: true });
      await form.getByLabel(login).fill(String(player.userId));
      await form.getByLabel(password, { exact: true }).fill(player.password);
      await form.getByRole('button', { name: send, exact: true }).click();
      await expect(page).toHaveURL(`${site.origin}/${language}/office/history`);
      await page.goto(`${site.origin}/${language}/login`);
      await expect(page).toHaveURL(`${site.origin}/${language}`);
    }
  },
);

test('the registration is a page under each of its addresses, in Russian and in English [NV-6, REG-2]', async ({
  page,
  site,
}) => {
  for (const [language, title] of [
    ['ru', 'Регистрация'],
    ['en', 'Sign up'],
  ] as const) {
    await open(page, `/${language}/user/registration.php?ref=7`);
    await expect(page).toHaveURL(`${site.origin}/${language}/registration?ref=7`);
    const form = page.getByRole('region', { name: title, exact: true });
    await expect(form.getByRole('radio').first()).toBeAttached();
    await open(page, `/${language}/registration/socialregistration`);
    await expect(form.getByRole('button', { name: 'Google' })).toBeVisible();
  }
});
