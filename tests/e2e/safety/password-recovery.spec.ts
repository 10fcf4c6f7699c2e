import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../../support/browser/axe-page.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const NEW_PASSWORD = 'correct horse battery';

const WALKS = [
  { language: 'ru', by: 'e-mail', contact: 'forgetful@example.org', title: 'recovery:title.letter' },
  { language: 'en', by: 'phone', contact: '+79991230521', title: 'recovery:title.sms' },
] as const;

for (const { language, by, contact, title } of WALKS) {
  const text = textsOf(language);
  test(
    `a player who forgot the password gets a code by ${by}, chooses another one and is signed in by it: ${language} [PWR-4] [PWR-19]`,
    { annotation: { type: 'long', description: 'the whole way through four steps' } },
    async ({ page, site }) => {
      const behind = behindThePage(page, site.origin);
      const { userId } = await registerPlayer(page, site.origin);
      const isEmail = by === 'e-mail';
      await behind.post('/debugger-api/contact', { email: isEmail ? contact : '', phone: isEmail ? '' : contact });
      await behind.signOut();

      await page.goto(`/${language}/forgotpassword`);
      await hydrated(page);
      await expect(page).toHaveURL(`${site.origin}/${language}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(text('recovery:title'));
      await dialog.getByText(text(isEmail ? 'recovery:way.email' : 'recovery:way.phone'), { exact: true }).click();
      await dialog.getByLabel(text(isEmail ? 'recovery:email' : 'recovery:phone'), { exact: true }).fill(contact);
      if (language === 'ru') {
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options(PAGE_ALONE)
          .include('dialog')
          .analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
      await dialog.getByRole('button', { name: text('recovery:contact.send') }).click();
      const code = dialog.getByLabel(text(isEmail ? 'sent-code:label.email' : 'sent-code:label.sms'), { exact: true });
      await expect(code).toBeFocused();
      await expect(dialog).toHaveAccessibleName(text(title));
      await code.fill(await behind.codeTo(contact));
      await dialog.getByLabel(text('recovery:password')).fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: text('recovery:password.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(text('recovery:success'))).toBeVisible();
      await expect(page.getByText(text('accounts:account.main', { iso: 'RUB' }))).toBeVisible();
      expect(await behind.userId()).toBe(userId);
    },
  );
}
