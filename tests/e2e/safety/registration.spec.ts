import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

test('registers with an e-mail address and proves it by the link of its letter; the form of a phone is accessible, too [RGF-7]', async ({
  page,
  site,
}) => {
  const email = 'reader@example.org';
  const chooseWay = async (way: string) => page.getByText(way, { exact: true }).click();
  await open(page, '/ru/registration');
  await chooseWay(text('registration:type.phone'));
  await page.getByLabel(text('registration:phone')).fill('9991230011');
  await expectAccessible(page, 'registration by phone', 'main');

  await chooseWay(text('registration:type.full'));
  const submit = page.getByRole('button', { name: text('registration:submit'), exact: true }).last();
  await submit.click();
  await expect(page.getByText(text('registration:error.password')).first()).toBeVisible();
  await page.getByLabel(text('registration:email')).fill(email);
  await page.getByLabel(text('registration:password'), { exact: true }).fill('correct horse');
  await page.getByLabel(text('registration:name'), { exact: true }).fill('Анна');
  await page.getByLabel(text('registration:surname')).fill('Ли');
  await page.getByLabel(text('registration:birth-date')).fill('1990-01-31');
  await page.getByRole('checkbox', { name: text('registration:adult', { age: 18 }) }).check();
  await page.getByRole('checkbox', { name: text('registration:terms') }).check();
  await submit.click();
  await expect(page.getByText(text('registration:created.prove', { email }))).toBeVisible();
  const { link = '' } = await behindThePage(page, site.origin).messageTo(email);
  await page.goto(link);
  await hydrated(page);
  await expect(page).toHaveURL(/\/user\/activatefast$/);
  await page.getByRole('button', { name: text('contacts:activation.confirm') }).click();
  await expect(page.getByText(text('contacts:activation.done'))).toBeVisible();
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ user_email: email, activation_type: 1 });
});
