import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');
const PHONE = '+79991230541';

test('a player attaches a phone by the code of a text message [PR-22, PR-25]', async ({ page, site, problems }) => {
  problems.expect(/400 .*\/web-api\/user\/contacts\/check-code$/);
  const behind = behindThePage(page, site.origin);
  await registerPlayer(page, site.origin);
  await open(page, '/ru/about');
  await page.getByRole('button', { name: text('session:player-menu') }).click();
  await page.getByRole('menuitem', { name: text('session:contacts') }).click();
  const dialog = page.getByRole('dialog', { name: text('contacts:title') });
  const line = dialog.getByRole('listitem').filter({ hasText: text('contacts:phone') });
  await expect(line).toContainText(text('contacts:status.none'));
  await line.getByRole('button', { name: text('contacts:add.phone') }).click();
  // nobody who has just registered is asked for the password
  await expect(dialog.getByLabel(text('contacts:password'))).toHaveCount(0);
  await dialog.getByLabel(text('contacts:phone'), { exact: true }).fill(PHONE);
  await dialog.getByRole('button', { name: text('contacts:send') }).click();
  const field = dialog.getByLabel(text('sent-code:label.sms'));
  await expect(field).toBeFocused();
  const code = await behind.codeTo(PHONE);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await expect(dialog.getByText(text('contacts:done', { contact: PHONE }))).toBeVisible();
  await expect(line).toContainText(PHONE);
  await expect(line).toContainText(text('contacts:status.proven'));
  const contacts = await page.request.get('/web-api/user/contacts');
  expect(await contacts.json()).toMatchObject({ phone_number: PHONE, pending: [] });
});
