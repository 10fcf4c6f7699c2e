import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { focused, tabTo } from '../../support/browser/walks/by-keyboard.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

/** The whole of a name, whatever stands in it. */
const named = (name: string): RegExp => new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);

/** Goes to it by Tab, without leaving the dialog on the way. */
async function tabInDialog(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // the address bar of the browser lies between the last control and the first
  expect((await tabTo(page, named(name), key)).filter((part) => part !== '')).toEqual(['dialog']);
}

/** The focus is on the dialog or in it. */
async function expectInside(page: Page): Promise<void> {
  await expect.poll(async () => (await focused(page)).part).toBe('dialog');
}

/** The field has the focus, and says what is wrong with it: to those who see and to those who hear. */
async function expectWrong(page: Page, field: Locator, problem: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(problem));
  await expect(page.getByRole('alert').filter({ hasText: problem })).toBeAttached();
  expect((await focused(page)).isSeen).toBe(true);
}

/** The whole dialog stands in the window: what is too long scrolls within it. */
async function expectInWindow(page: Page, height: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height });
  const box = await page.getByRole('dialog').boundingBox();
  const top = box?.y ?? -1;
  expect(top).toBeGreaterThan(0);
  expect(top + (box?.height ?? height)).toBeLessThanOrEqual(height);
}

/** How a button looks: whether it is on, and how its label stands out from it. */
async function lookOf(button: Locator): Promise<{ readonly isOn: boolean; readonly contrast: number }> {
  return button.evaluate((element) => {
    const luminance = (colour: string): number => {
      const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor, cursor } = getComputedStyle(element);
    const [less = 0, more = 0] = [color, backgroundColor].map(luminance).toSorted((one, other) => one - other);
    return { isOn: cursor !== 'not-allowed', contrast: (more + 0.05) / (less + 0.05) };
  });
}

test(
  'registers, signs out and signs in with a captcha by the keyboard alone; nothing typed is lost, and the focus stays in sight [A11Y-03, A11Y-13]',
  { annotation: { type: 'long', description: 'a way in, out and in again, key by key' } },
  async ({ site, page, problems }) => {
    problems.expect(/status of 40[01]/);
    await open(page, '/ru/about');
    await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
    const dialog = page.getByRole('dialog');
    const register = page.getByRole('banner').getByRole('button', { name: text('session:register') });

    await register.focus();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, named(text('session:register')));
    await page.keyboard.press('Enter');
    await expectInside(page);
    for (const height of [700, 900]) await expectInWindow(page, height);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(register).toBeFocused();

    await page.keyboard.press('Enter');
    await expectInside(page);
    await tabInDialog(page, text('registration:submit'));
    await page.keyboard.press('Enter');
    const adult = dialog.getByRole('checkbox', { name: text('registration:adult', { age: 18 }) });
    await expectWrong(page, adult, text('registration:error.adult', { age: 18 }));
    await page.keyboard.press('Space');
    await tabInDialog(page, text('registration:submit'));
    await page.keyboard.press('Enter');
    const terms = dialog.getByRole('checkbox', { name: text('registration:terms') });
    await expectWrong(page, terms, text('registration:error.terms'));
    await expect(adult).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(text('registration:created.title'));
    await expectInside(page);
    const [userId = '', password = ''] = await dialog.locator('dd b').allInnerTexts();
    await tabInDialog(page, text('registration:created.continue'));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(text('registration:created.not-kept'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName(text('limit-prompt:question'));
    for (const answer of ['limit-prompt:later', 'limit-prompt:without']) {
      await expectInside(page);
      await tabInDialog(page, text(answer));
      await page.keyboard.press('Enter');
    }
    await expect(dialog.getByText(text('contacts:wanted'))).toBeVisible();
    await expectInside(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);

    await tabTo(page, named(text('session:player-menu')));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: text('session:sign-out') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectInside(page);
    await tabInDialog(page, text('session:sign-out'));
    await page.keyboard.press('Enter');
    await expect(register).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-header', 'here');

    await site.debug('captcha', { isAlwaysAsked: true });
    // what was pressed has gone: the focus is on what stands in its place
    await expect(page.getByRole('banner').getByRole('button', { name: text('session:sign-in.short') })).toBeFocused();
    await page.keyboard.press('Enter');
    const login = dialog.getByLabel(text('sign-in:login'));
    const field = dialog.getByLabel(text('sign-in:password'), { exact: true });
    await expect(login).toBeFocused();
    await page.keyboard.type(userId);
    await page.keyboard.press('Enter');
    await expectWrong(page, field, text('sign-in:error.password.missing'));
    await expect(login).toHaveValue(userId);
    await page.keyboard.type(password);
    const send = dialog.locator('button[type=submit]');
    const ready = await lookOf(send);
    await page.keyboard.press('Enter');
    const check = page.getByRole('dialog', { name: text('captcha:title') });
    const person = check.getByRole('checkbox', { name: text('captcha:tick') });
    await expect(person).toBeFocused();
    // off, it is plainly so, and still to be read; its colours take a moment
    await expect.poll(async () => (await lookOf(send)).contrast).toBeLessThan(ready.contrast / 2);
    const sending = await lookOf(send);
    expect([ready.isOn, ready.contrast > 4.5, sending.isOn, sending.contrast > 3]).toEqual([true, true, false, true]);
    await page.keyboard.press('Escape');
    await expect(check).toHaveCount(0);
    await expect(send).not.toHaveAttribute('aria-disabled');
    await expect.poll(async () => lookOf(send)).toEqual(ready);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(password);
    await page.keyboard.press('Enter');
    await expect(person).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await site.debug('captcha', { isAlwaysAsked: false });
  },
);
