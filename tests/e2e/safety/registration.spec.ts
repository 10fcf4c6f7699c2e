import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../../support/browser/axe-page.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { goWithoutLimit } from '../../support/browser/walks/go-without-limit.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

/** The latest message to somebody, as the outbox page shows it. */
async function messageTo(page: Page, to: string) {
  const outbox = await page.context().newPage();
  await open(outbox, '/ru/debugger/outbox');
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

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: text('registration:adult', { age: 18 }) }).check();
  await page.getByRole('checkbox', { name: text('registration:terms') }).check();
}

const chooseWay = async (page: Page, way: string) => page.getByText(way, { exact: true }).click();

test('registers by phone with the code from the outbox [RGF-8]', async ({ page }) => {
  const number = '9991230011';
  await open(page, '/ru/registration');
  await chooseWay(page, text('registration:type.phone'));
  await page.getByLabel(text('registration:country')).fill('RU');
  await page.keyboard.press('Enter');
  await page.getByLabel(text('registration:phone')).fill(number);
  await page.getByLabel(text('registration:password'), { exact: true }).fill('correct horse');
  await agree(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(PAGE_ALONE).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: text('registration:phone.next') }).click();
  const field = page.getByLabel(text('sent-code:label.sms'));
  await expect(field).toBeFocused();
  const { code } = await messageTo(page, `+7${number}`);
  await field.fill(code);
  await page.getByRole('button', { name: text('registration:created.continue') }).click();
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ phone_number: `+7${number}`, activation_type: 3 });
});

test('registers with an e-mail address and proves it by the link of its letter [RGF-7]', async ({ page }) => {
  const email = 'reader@example.org';
  await open(page, '/ru/user/registration.php');
  await expect(page).toHaveURL(/\/ru\/registration$/);
  await chooseWay(page, text('registration:type.full'));
  const submit = page.getByRole('button', { name: text('registration:submit'), exact: true }).last();
  await submit.click();
  await expect(page.getByText(text('registration:error.password')).first()).toBeVisible();
  await page.getByLabel(text('registration:email')).fill(email);
  await page.getByLabel(text('registration:password'), { exact: true }).fill('correct horse');
  await page.getByLabel(text('registration:name'), { exact: true }).fill('Анна');
  await page.getByLabel(text('registration:surname')).fill('Ли');
  await page.getByLabel(text('registration:birth-date')).fill('1990-01-31');
  await agree(page);
  await submit.click();
  await expect(page.getByText(text('registration:created.prove', { email }))).toBeVisible();
  const { link } = await messageTo(page, email);
  await page.goto(link);
  await hydrated(page);
  await expect(page).toHaveURL(/\/user\/activatefast$/);
  await page.getByRole('button', { name: text('contacts:activation.confirm') }).click();
  await expect(page.getByText(text('contacts:activation.done'))).toBeVisible();
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ user_email: email, activation_type: 1 });
});

test('registers in one click, is asked once for a contact and attaches an address [PR-24] [PR-25]', async ({
  page,
  site,
}) => {
  const email = 'one-click@example.org';
  await open(page, '/ru/about');
  await page
    .getByRole('button', { name: text('session:register') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await agree(page);
  await dialog.getByRole('button', { name: text('registration:submit') }).click();
  await dialog.getByRole('button', { name: text('registration:created.continue') }).click();
  await dialog.getByRole('button', { name: text('registration:created.continue') }).click();
  await goWithoutLimit(page, 'ru');
  await expect(dialog.getByText(text('contacts:wanted'))).toBeVisible();
  await dialog.getByRole('button', { name: text('contacts:add.email') }).click();
  await dialog.getByLabel(text('contacts:email')).fill(email);
  await dialog.getByRole('button', { name: text('contacts:send') }).click();
  const field = dialog.getByLabel(text('sent-code:label.email'));
  await expect(field).toBeFocused();
  await field.fill(await behindThePage(page, site.origin).codeTo(email));
  await expect(dialog.getByText(text('contacts:done', { contact: email }))).toBeVisible();
});
