import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { NO_COPIES } from '../support/browser/axe-page.ts';
import { behindThePage, type BehindThePage } from '../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';

const PHONES = { ru: '+79991230501', en: '+79991230502' } as const;
const PASSWORD = 'correct horse';

/** Registers by phone behind the page's back, and leaves. */
async function registerByPhone(behind: BehindThePage, phone: string): Promise<number | null> {
  await behind.post('/web-api/registration/phone/send-code', { phone });
  const agreed = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, save: true };
  const code = await behind.codeTo(phone);
  await behind.post('/web-api/registration/phone', { ...agreed, phone, password: PASSWORD, code });
  const userId = await behind.userId();
  await behind.signOut();
  return userId;
}

for (const language of ['ru', 'en'] as const) {
  const text = textsOf(language);
  // what is refused on the way is tried in one language, the form is audited in the other
  const isRefusedFirst = language === 'ru';
  test(
    `a player signs in by phone and password, and by a code from a text message on a new device: ${language} [WAY-10, SMS-2]`,
    {
      annotation: { type: 'long', description: 'a new player, and a sign-in on each of two devices' },
    },
    async ({ page, site, problems }) => {
      problems.expect(/401 .*\/web-api\/auth\/phone$/);
      const phone = PHONES[language];
      const behind = behindThePage(page, site.origin);
      const userId = await registerByPhone(behind, phone);
      await open(page, `/${language}/about?showSignInModal=1`);
      const dialog = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
      const password = dialog.getByLabel(text('sign-in:password'), { exact: true });
      const number = dialog.getByLabel(text('sign-in:phone'));
      const signIn = dialog.getByRole('button', { name: text('session:sign-in'), exact: true });
      await dialog.getByRole('radio', { name: text('sign-in:way.phone') }).check({ force: true });
      if (isRefusedFirst) {
        await number.fill('999 123');
        await password.fill('wrong horse');
        await signIn.click();
        await expect(dialog.getByRole('alert')).toContainText(text('sign-in:error.phone'));
      }
      // a whole number is pasted with its country
      await number.fill(phone);
      await expect(number).not.toHaveValue(/\+7/);
      if (isRefusedFirst) {
        await signIn.click();
        await expect(dialog.getByText(text('sign-in:error.phone.both')).first()).toBeVisible();
      }
      await password.fill(PASSWORD);
      await signIn.click();
      await expect(dialog).toHaveCount(0);
      expect(await behind.userId()).toBe(userId);

      await page.goto('about:blank');
      await page.context().clearCookies({ name: /^__Host-(?!outbox)/ });
      await open(page, `/${language}/about?showSignInModal=1`);
      await dialog.getByRole('radio', { name: text('sign-in:way.phone-by-sms') }).check({ force: true });
      const country = dialog.getByRole('combobox', { name: text('sign-in:phone.country') });
      await country.fill('Russia');
      await country.press('Enter');
      await expect(country).toHaveValue(/\+7$/);
      await number.fill(phone.slice(2));
      if (!isRefusedFirst) {
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options(NO_COPIES)
          .include('dialog')
          .analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
      await dialog.getByRole('button', { name: text('sign-in:sms.send') }).click();
      const step = page.getByRole('dialog', { name: text('sign-in:two-step.title.sms') });
      const field = step.getByLabel(text('sent-code:label.sms'));
      await expect(field).toBeFocused();
      const code = await behind.codeTo(phone);
      if (isRefusedFirst) {
        await field.fill(code === '000000' ? '111111' : '000000');
        await expect(step.getByText(text('sent-code:wrong-left', { count: 4 }))).toBeVisible();
      }
      await field.fill(code);
      await expect(step).toHaveCount(0);
      expect(await behind.userId()).toBe(userId);
    },
  );
}
