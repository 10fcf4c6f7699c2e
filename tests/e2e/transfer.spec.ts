import type { Page } from '@playwright/test';
import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
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

const NUMBER = '9061230071';

test('a player moves to a new account and is signed in there, and the password is left nowhere [TRF-2, TRF-3, TRF-5, TRF-12, SEC-25, SEC-57, SEC-64]', async ({
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
  const restrictions = { banLevel: 0, banVersion: 1, areTermsChanged: false, isTransferRequired: true };
  await behind.post('/debugger-api/restrictions', restrictions);
  await open(page, '/ru/about');
  const dialog = page.getByRole('dialog', { name: 'Переход в новый аккаунт' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const phone = dialog.getByLabel('Номер телефона');
  await expect(phone).toBeFocused();
  await phone.fill(NUMBER);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  const code = dialog.getByLabel('Код из SMS', { exact: true });
  await expect(code).toBeFocused();
  const transferred = page.waitForResponse((reply) => reply.url().endsWith('/user-transfer/user-data'));
  await code.fill(await behind.codeTo(`+7${NUMBER}`));
  const { userId, password } = (await (await transferred).json()) as { userId: number; password: string };
  await expect(page.getByText('Аккаунт перенесён')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(String(userId)).first()).toBeVisible();
  expect(userId).not.toBe(before.userId);
  const session = await page.request.get('/web-api/session');
  expect(await session.json()).toMatchObject({ user_id: userId });
  const places = [await kept(page), seen.join('\n'), await heapText(await context.newCDPSession(page))];
  for (const secret of [password, Buffer.from(password).toString('base64').replace(/=+$/, '')]) {
    expect(places.filter((text) => text.includes(secret))).toEqual([]);
  }
});
