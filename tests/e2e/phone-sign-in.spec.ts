import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../support/browser/axe-page.ts';
import { behindThePage, type BehindThePage } from '../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

const PHONE = '+79991230501';
const PASSWORD = 'correct horse';

/** Registers by phone behind the page's back, and leaves. */
async function registerByPhone(behind: BehindThePage): Promise<number | null> {
  await behind.post('/web-api/registration/phone/send-code', { phone: PHONE });
  const agreed = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, save: true };
  const code = await behind.codeTo(PHONE);
  await behind.post('/web-api/registration/phone', { ...agreed, phone: PHONE, password: PASSWORD, code });
  const userId = await behind.userId();
  await behind.signOut();
  return userId;
}

test(
  'a player signs in by phone and password, and by a code from a text message on a new device [WAY-10, SMS-2]',
  {
    annotation: { type: 'long', description: 'a new player, and a sign-in on each of two devices' },
  },
  async ({ page, site, problems }) => {
    problems.expect(/401 .*\/web-api\/auth\/phone$/);
    const behind = behindThePage(page, site.origin);
    const userId = await registerByPhone(behind);
    await open(page, '/ru/about?showSignInModal=1');
    const dialog = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
    const password = dialog.getByLabel(text('sign-in:password'), { exact: true });
    const number = dialog.getByLabel(text('sign-in:phone'));
    const signIn = dialog.getByRole('button', { name: text('session:sign-in'), exact: true });
    await dialog.getByRole('radio', { name: text('sign-in:way.phone') }).check({ force: true });
    await number.fill('999 123');
    await password.fill('wrong horse');
    await signIn.click();
    await expect(dialog.getByRole('alert')).toContainText(text('sign-in:error.phone'));
    // a whole number is pasted with its country
    await number.fill(PHONE);
    await expect(number).not.toHaveValue(/\+7/);
    await signIn.click();
    await expect(dialog.getByText(text('sign-in:error.phone.both')).first()).toBeVisible();
    await password.fill(PASSWORD);
    await signIn.click();
    await expect(dialog).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);

    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^__Host-(?!outbox)/ });
    await open(page, '/ru/about?showSignInModal=1');
    await dialog.getByRole('radio', { name: text('sign-in:way.phone-by-sms') }).check({ force: true });
    const country = dialog.getByRole('combobox', { name: text('sign-in:phone.country') });
    await country.fill('Russia');
    await country.press('Enter');
    await expect(country).toHaveValue(/\+7$/);
    await number.fill(PHONE.slice(2));
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options(PAGE_ALONE)
      .include('dialog')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: text('sign-in:sms.send') }).click();
    const step = page.getByRole('dialog', { name: text('sign-in:two-step.title.sms') });
    const field = step.getByLabel(text('sent-code:label.sms'));
    await expect(field).toBeFocused();
    const code = await behind.codeTo(PHONE);
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(step.getByText(text('sent-code:wrong-left', { count: 4 }))).toBeVisible();
    await field.fill(code);
    await expect(step).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
  },
);
