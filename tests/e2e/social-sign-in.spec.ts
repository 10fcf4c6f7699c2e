import { expect, hydrated, open, test } from '../support/browser/e2e-test.ts';
import type { APIRequestContext, Page } from '@playwright/test';

const PERSON = { name: 'Иван', email: 'ivan@example.org' };

/** Says who it is in the window of the network. */
async function answer(window: Page, decision: 'Разрешить' | 'Отказать' | 'Allow', person = PERSON): Promise<void> {
  await window.getByLabel(decision === 'Allow' ? 'Name' : 'Имя').fill(person.name);
  await window.getByLabel('E-mail').fill(person.email);
  await window.getByRole('button', { name: decision }).click();
}

/** The code that was sent last, as the outbox shows it. */
async function lastCode(request: APIRequestContext, origin: string, contact: string): Promise<string> {
  const { messages } = (await (await request.get(`${origin}/debugger-api/outbox`)).json()) as {
    readonly messages: readonly { readonly to: string; readonly code?: string }[];
  };
  return messages.find(({ to, code }) => to === contact && code !== undefined)?.code ?? '';
}

const userIdIn = async (page: Page, origin: string): Promise<number | null> => {
  const session = await page.context().request.get(`${origin}/web-api/session`);
  return ((await session.json()) as { readonly user_id: number | null }).user_id;
};

test(
  'a player registers through a social network, signs out and signs in through it again [NET-1, NET-4, NET-6, NET-11]',
  { annotation: { type: 'long', description: 'four windows of the network, a form and two dialogs' } },
  async ({ page, site, problems }) => {
    problems.expect(/403 .*\/web-api\/session\/social$/);
    await open(page, '/ru');
    await page.getByRole('button', { name: 'Регистрация' }).first().click();
    const registration = page.getByRole('dialog');
    await registration.getByRole('radio', { name: 'Соцсети' }).check({ force: true });
    const refused = page.waitForEvent('popup');
    await registration.getByRole('button', { name: 'Google' }).click();
    await answer(await refused, 'Отказать');
    await expect(registration.getByRole('alert')).toContainText('Google: вход не подтверждён');

    const closed = page.waitForEvent('popup');
    await registration.getByRole('button', { name: 'Google' }).click();
    await expect(registration.getByRole('timer')).toContainText(/Ждём ещё \d+:\d\d/);
    await (await closed).close();
    await expect(registration.getByRole('alert')).toContainText('Google: вход не подтверждён');

    const allowed = page.waitForEvent('popup');
    await registration.getByRole('button', { name: 'Google' }).click();
    await answer(await allowed, 'Разрешить');
    await expect(registration.getByText('Google: вход подтверждён, Иван.')).toBeVisible();
    await registration.getByRole('checkbox', { name: /18 лет/ }).check({ force: true });
    await registration.getByRole('checkbox', { name: /Принимаю правила/ }).check({ force: true });
    await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect.poll(async () => userIdIn(page, site.origin)).not.toBeNull();
    const userId = await userIdIn(page, site.origin);
    await expect(page.getByRole('dialog', { name: 'Аккаунт создан' })).toContainText(String(userId));
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Привязать e-mail' })).toBeVisible();

    await page.goto('about:blank');
    await page.context().request.post(`${site.origin}/web-api/auth/disconnect`, {
      headers: { 'x-requested-with': 'app', origin: site.origin },
      data: {},
    });
    await page.goto(`${site.origin}/ru?showSignInModal=1`);
    await hydrated(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Войти через соцсеть' }).click();
    const again = page.waitForEvent('popup');
    const social = page.getByRole('dialog', { name: 'Вход через соцсеть' });
    await social.getByRole('button', { name: 'Google' }).click();
    await answer(await again, 'Разрешить');
    await expect(social).toHaveCount(0);
    expect(await userIdIn(page, site.origin)).toBe(userId);
  },
);

test(
  'a new device is asked for the code of the contact, in Russian and in English [NET-7, NET-8]',
  { annotation: { type: 'long', description: 'a new player and two windows of the network on new devices' } },
  async ({ page, site }) => {
    const { context, request } = { context: page.context(), request: page.context().request };
    const post = async (path: string, data: object) =>
      request.post(site.origin + path, { headers: { 'x-requested-with': 'app', origin: site.origin }, data });
    await open(page, '/ru?showSocialModal=1');
    const registered = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'VK' }).click();
    await answer(await registered, 'Разрешить');
    await page.getByRole('dialog').getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByRole('checkbox', { name: /18 лет/ }).check({ force: true });
    await page.getByRole('checkbox', { name: /Принимаю правила/ }).check({ force: true });
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect.poll(async () => userIdIn(page, site.origin)).not.toBeNull();
    const userId = await userIdIn(page, site.origin);
    const email = `social-${String(userId)}@example.org`;
    await page.goto('about:blank');
    await post('/web-api/user/contacts/send-code', { contact: email, password: '' });
    const proof = { kind: 'email', code: await lastCode(request, site.origin, email) };
    expect((await post('/web-api/user/contacts/check-code', proof)).status()).toBe(200);
    const walks = [
      { language: 'ru', remember: 'Запомнить меня на этом устройстве', code: 'Код из 6 цифр' },
      { language: 'en', remember: 'Remember me on this device', code: '6-digit code' },
    ];
    for (const { language, remember, code } of walks) {
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(`${site.origin}/${language}?showSocialModal=1`);
      await hydrated(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: remember }).check({ force: true });
      const window = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: 'VK' }).click();
      await answer(await window, language === 'ru' ? 'Разрешить' : 'Allow');
      await expect(dialog.getByLabel(code)).toBeVisible();
      await dialog.getByLabel(code).fill(await lastCode(request, site.origin, email));
      await expect(dialog).toHaveCount(0);
      expect(await userIdIn(page, site.origin)).toBe(userId);
      const kept = (await context.cookies()).find(({ name }) => name === '__Host-Http-sid');
      expect(kept?.expires).toBeGreaterThan(0);
    }
  },
);

test('the whole page goes through the network where no window may be opened [NET-6]', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/ru?showSocialModal=1');
  await page.getByRole('dialog').getByRole('button', { name: 'VK' }).click();
  await expect(page).toHaveURL(/\/debugger\/openid\/vk\/authorize/);
  // the other walks of this file share the site, and made the first person a player
  await answer(page, 'Разрешить', { name: 'Пётр', email: 'petr@example.org' });
  await expect(page.getByRole('dialog').getByText('Аккаунта с этим VK здесь нет')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await userIdIn(page, site.origin)).toBeNull();
});
