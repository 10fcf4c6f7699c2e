import type { Page } from '@playwright/test';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { heapText } from '../support/browser/walks/heap-text.ts';

async function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      window.name,
      history.state as unknown,
      location.href,
      performance.getEntries().map(({ name }) => name),
      document.documentElement.outerHTML,
    ]),
  );
}

for (const { language, title, phoneLabel, send, codeLabel, moved, number } of [
  {
    language: 'ru',
    title: 'Переход в новый аккаунт',
    phoneLabel: 'Номер телефона',
    send: 'Получить код',
    codeLabel: 'Код из SMS',
    moved: 'Аккаунт перенесён',
    number: '9061230071',
  },
  {
    language: 'en',
    title: 'Move to your new account',
    phoneLabel: 'Phone number',
    send: 'Get code',
    codeLabel: 'Code from the text message',
    moved: 'Your account has moved',
    number: '9061230072',
  },
] as const) {
  test(`a player moves to a new account and is signed in there, and the password is left nowhere, in ${language} [TRF-2, TRF-3, TRF-5, TRF-12, SEC-25, SEC-57, SEC-64]`, async ({
    context,
    page,
    site,
  }) => {
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    const before = await registerPlayer(page, site.origin);
    const behind = behindThePage(page, site.origin);
    // that the debugger asks for it does not hang on the language
    if (language === 'ru') {
      await open(page, `/${language}/debugger`);
      await page.getByRole('switch', { name: 'Нужен переход в новый аккаунт' }).click();
      await expect(page.getByRole('switch', { name: 'Нужен переход в новый аккаунт' })).toBeChecked();
    } else {
      const free = { banLevel: 0, banVersion: 1, areTermsChanged: false };
      await behind.post('/debugger-api/restrictions', { ...free, isTransferRequired: true });
    }
    await open(page, `/${language}/about`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const phone = dialog.getByLabel(phoneLabel);
    await expect(phone).toBeFocused();
    await phone.fill(number);
    await dialog.getByRole('button', { name: send }).click();
    const code = dialog.getByLabel(codeLabel, { exact: true });
    await expect(code).toBeFocused();
    const transferred = page.waitForResponse((reply) => reply.url().endsWith('/user-transfer/user-data'));
    await code.fill(await behind.codeTo(`+7${number}`));
    const { userId, password } = (await (await transferred).json()) as { userId: number; password: string };
    await expect(page.getByText(moved)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(String(userId)).first()).toBeVisible();
    expect(userId).not.toBe(before.userId);
    const session = await page.request.get('/web-api/session');
    expect(await session.json()).toMatchObject({ user_id: userId });
    const places = [await kept(page), seen.join('\n')];
    // what the page keeps in memory does not hang on the language
    if (language === 'ru') places.push(await heapText(await context.newCDPSession(page)));
    for (const secret of [password, Buffer.from(password).toString('base64').replace(/=+$/, '')]) {
      expect(places.filter((text) => text.includes(secret))).toEqual([]);
    }
    // nor does whether it asks again
    if (language === 'en') return;
    await open(page, `/${language}/about`);
    await hydrated(page);
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
