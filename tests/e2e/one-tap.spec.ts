import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/browser/e2e-test.ts';

const userIdIn = async (page: Page, origin: string): Promise<number | null> => {
  const session = await page.context().request.get(`${origin}/web-api/session`);
  return ((await session.json()) as { readonly user_id: number | null }).user_id;
};

/** The provider lets somebody through in this browser, who then leaves the form. */
async function beKnown(page: Page): Promise<void> {
  await open(page, '/ru?showSocialModal=1');
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
  const window = await opened;
  await window.getByLabel('Имя').fill('Иван');
  await window.getByLabel('E-mail').fill('one-tap@example.org');
  await window.getByRole('button', { name: 'Разрешить' }).click();
  await expect(page.getByRole('dialog').getByText('Аккаунта с этим Google здесь нет')).toBeVisible();
}

test(
  'a visitor whom the provider knows goes on with one tap, registers, and later signs in with one tap [WAY-8, TAP-3, TAP-6]',
  { annotation: { type: 'long', description: 'two pages at rest before the offer, a window and a form' } },
  async ({ page, site }) => {
    await beKnown(page);
    await page.goto(`${site.origin}/ru/live`);
    await hydrated(page);
    const card = page.getByRole('region', { name: 'Вход одним нажатием' });
    await expect(card).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await card.getByRole('button', { name: 'Продолжить как Иван' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(dialog.getByText('Google: вход подтверждён, Иван.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /18 лет/ }).check({ force: true });
    await dialog.getByRole('checkbox', { name: /Принимаю правила/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect.poll(async () => userIdIn(page, site.origin)).not.toBeNull();
    const userId = await userIdIn(page, site.origin);

    await page.goto('about:blank');
    await page.context().request.post(`${site.origin}/web-api/auth/disconnect`, {
      headers: { 'x-requested-with': 'app', origin: site.origin },
      data: {},
    });
    await page.goto(`${site.origin}/en/live`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Continue as Иван' }).click({ timeout: 10_000 });
    await expect.poll(async () => userIdIn(page, site.origin)).toBe(userId);
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(page.getByRole('region', { name: 'One-tap login' })).toHaveCount(0);
  },
);
