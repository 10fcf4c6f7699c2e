import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../support/browser/e2e-test.ts';

/** The latest message to somebody, as the outbox page shows it. */
async function messageTo(page: Page, to: string) {
  const outbox = await page.context().newPage();
  await open(outbox, '/en/debugger/outbox');
  const message = outbox.getByRole('listitem').filter({ hasText: to }).first();
  await expect(message).toBeVisible();
  const bold = message.locator('b');
  const link = message.getByRole('link');
  const found = {
    code: (await bold.count()) === 0 ? '' : await bold.innerText(),
    link: (await link.count()) === 0 ? '' : ((await link.getAttribute('href')) ?? ''),
  };
  await outbox.close();
  return found;
}

async function agree(page: Page, age: RegExp, terms: RegExp): Promise<void> {
  await page.getByRole('checkbox', { name: age }).check();
  await page.getByRole('checkbox', { name: terms }).check();
}

test('registers by phone with the code from the outbox [RGF-8]', async ({ page }) => {
  await page.goto('/ru/registration');
  await hydrated(page);
  await page.getByText('Телефон', { exact: true }).click();
  await page.getByLabel('Номер телефона').fill('9991230011');
  await page.getByLabel('Пароль', { exact: true }).fill('correct horse');
  await agree(page, /18/, /Принимаю|правила/);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из SMS')).toBeFocused();
  const { code } = await messageTo(page, '+79991230011');
  await page.getByLabel('Код из SMS').fill(code);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ phone_number: '+79991230011', activation_type: 3 });
});

test('registers with an e-mail address and proves it by the link of its letter [RGF-7]', async ({ page }) => {
  await page.goto('/en/user/registration.php');
  await hydrated(page);
  await expect(page).toHaveURL(/\/en\/registration$/);
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click();
  await expect(page.getByText('Enter 8 to 128 characters').first()).toBeVisible();
  await page.getByLabel('Email address').fill('reader@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Date of birth').fill('1990-01-31');
  await agree(page, /18 or older/, /accept the rules/);
  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click();
  await expect(page.getByText(/We’ve sent you an email/)).toBeVisible();
  const { link } = await messageTo(page, 'reader@example.org');
  await page.goto(link);
  await hydrated(page);
  await expect(page).toHaveURL(/\/user\/activatefast$/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Your address is confirmed/)).toBeVisible();
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ user_email: 'reader@example.org', activation_type: 1 });
});

test('registers in one click, is asked once for a contact and attaches an address [PR-24] [PR-25]', async ({
  page,
}) => {
  await open(page, '/en');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  const dialog = page.getByRole('dialog');
  await agree(page, /18 or older/, /accept the rules/);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/a lost password can’t be recovered/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add email' }).click();
  await dialog.getByLabel('Email').fill('one-click@example.org');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  const { code } = await messageTo(page, 'one-click@example.org');
  await dialog.getByLabel('Code').fill(code);
  await expect(dialog.getByText('one-click@example.org is confirmed')).toBeVisible();
});
