import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/browser/e2e-test.ts';

const PHONE = '+79991230501';
const NATIONAL = '9991230501';
const PASSWORD = 'correct horse';

/** The code of the latest message to the phone. */
async function lastCode(page: Page): Promise<string> {
  const reply = await page.request.get('/debugger-api/outbox');
  const { messages } = (await reply.json()) as { readonly messages: readonly { to: string; code?: string }[] };
  return messages.find(({ to }) => to === PHONE)?.code ?? '';
}
const userIdIn = async (page: Page) =>
  ((await (await page.request.get('/web-api/session')).json()) as { readonly user_id: number | null }).user_id;

/** Registers by phone behind the page's back, and leaves. */
async function registerByPhone(page: Page, origin: string): Promise<number | null> {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { headers: { 'x-requested-with': 'app', origin }, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await post('/web-api/registration/phone/send-code', { phone: PHONE });
  const agreed = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, save: true };
  const code = await lastCode(page);
  await post('/web-api/registration/phone', { ...agreed, phone: PHONE, password: PASSWORD, code });
  const userId = await userIdIn(page);
  await post('/web-api/auth/disconnect', {});
  return userId;
}

test(
  'a player signs in by phone and password, and by a code from a text message on a new device [WAY-10, SMS-2]',
  {
    annotation: {
      type: 'long',
      description: 'a new player, a sign-in in each of two browsers and an audit of the form',
    },
  },
  async ({ page, site, browser, problems }) => {
    problems.expect(/401 .*\/web-api\/auth\/phone$/);
    const userId = await registerByPhone(page, site.origin);
    await open(page, '/ru?showSignInModal=1');
    const dialog = page.getByRole('dialog', { name: 'Вход' });
    await dialog.getByRole('radio', { name: 'Телефон' }).check({ force: true });
    await dialog.getByLabel('Номер телефона').fill('999 123');
    await dialog.getByLabel('Пароль', { exact: true }).fill('wrong horse');
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Введите номер целиком');
    // a whole number is pasted with its country
    await dialog.getByLabel('Номер телефона').fill(PHONE);
    await expect(dialog.getByLabel('Номер телефона')).not.toHaveValue(/\+7/);
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(dialog.getByText('Неверный номер или пароль. Проверьте номер').first()).toBeVisible();
    await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await userIdIn(page)).toBe(userId);

    const context = await browser.newContext({ baseURL: site.origin });
    await context.addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
    const other = await context.newPage();
    await open(other, '/en?showSignInModal=1');
    const signIn = other.getByRole('dialog', { name: 'Log in' });
    await signIn.getByRole('radio', { name: 'SMS code' }).check({ force: true });
    await signIn.getByLabel('Country').selectOption('ru');
    await signIn.getByLabel('Phone number').fill(NATIONAL);
    const { violations } = await new AxeBuilder({ page: other }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await signIn.getByRole('button', { name: 'Get the code' }).click();
    const step = other.getByRole('dialog', { name: 'Enter the code from the text message' });
    await expect(step.getByLabel('6-digit code')).toBeFocused();
    const code = await lastCode(other);
    await step.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
    await expect(step.getByText('Incorrect code. 4 tries left')).toBeVisible();
    await step.getByLabel('6-digit code').fill(code);
    await expect(step).toHaveCount(0);
    expect(await userIdIn(other)).toBe(userId);
    await context.close();
  },
);
