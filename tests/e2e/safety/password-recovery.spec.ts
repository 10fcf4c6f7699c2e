import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

test('a player who forgot the password gets a code by e-mail, chooses another one and is signed in by it, through dialogs that are accessible [PWR-4] [PWR-19]', async ({
  page,
  site,
}) => {
  const behind = behindThePage(page, site.origin);
  const contact = 'forgetful@example.org';
  const { userId } = await registerPlayer(page, site.origin);
  await behind.post('/debugger-api/contact', { email: contact, phone: '' });
  await behind.signOut();

  await open(page, '/ru/about?showForgotPasswordModal=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(text('recovery:title'));
  await dialog.getByText(text('recovery:way.email'), { exact: true }).click();
  await dialog.getByLabel(text('recovery:email'), { exact: true }).fill(contact);
  await expectAccessible(page, 'recovery', 'dialog');
  await dialog.getByRole('button', { name: text('recovery:contact.send') }).click();
  const code = dialog.getByLabel(text('sent-code:label.email'), { exact: true });
  await expect(code).toBeFocused();
  await expect(dialog).toHaveAccessibleName(text('recovery:title.letter'));
  await code.fill(await behind.codeTo(contact));
  await dialog.getByLabel(text('recovery:password')).fill('correct horse battery');
  await dialog.getByRole('button', { name: text('recovery:password.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text('recovery:success'))).toBeVisible();
  await expect(page.getByText(text('accounts:account.main', { iso: 'RUB' }))).toBeVisible();
  expect(await behind.userId()).toBe(userId);
});
