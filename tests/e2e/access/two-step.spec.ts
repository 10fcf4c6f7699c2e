import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';

test('a player turns on the second step, and signs in with a code of the app [TWO-10]', async ({
  context,
  page,
  site,
}) => {
  const { userId, password } = await registerPlayer(page, site.origin);
  // the site under test has a time of its own
  const now = async () => {
    const state = await context.request.get(`${site.origin}/debugger-api/state`);
    return ((await state.json()) as { readonly now: number }).now;
  };
  await open(page, '/ru');
  await hydrated(page);
  await page.getByRole('button', { name: 'Меню игрока' }).click();
  await page.getByRole('menuitem', { name: 'Безопасность' }).click();
  const security = page.getByRole('dialog', { name: 'Безопасность' });
  await security.getByRole('button', { name: 'Включить' }).click();
  await security.getByLabel('Текущий пароль').fill(password);
  await security.getByRole('button', { name: 'Включить' }).click();
  const secret = (await security.locator('code').innerText()).replaceAll(' ', '');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await security.getByLabel('Код из приложения').fill(authenticatorCode(secret, await now()));
  await expect(security.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')).toHaveCount(10);
  const session = async () => (await (await context.request.get(`${site.origin}/web-api/session`)).json()) as unknown;
  await context.request.post(`${site.origin}/web-api/auth/disconnect`, {
    headers: { 'x-requested-with': 'app', origin: site.origin },
    data: {},
  });

  await page.goto('/ru?showSignInModal=1');
  await hydrated(page);
  const signIn = page.getByRole('dialog', { name: 'Вход' });
  await signIn.getByLabel('E-mail или ID').fill(String(userId));
  await signIn.getByLabel('Пароль', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click();
  const second = page.getByRole('dialog', { name: 'Введите код из приложения' });
  await expect(second.getByLabel('Код из 6 цифр')).toBeFocused();
  // the code of the next period: that of this one was used above
  await second.getByLabel('Код из 6 цифр').fill(authenticatorCode(secret, (await now()) + 30_000));
  await expect(second).toHaveCount(0);
  expect(await session()).toEqual({ user_id: userId });
});
