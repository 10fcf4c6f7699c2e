import type { Page } from '@playwright/test';
import { LOGIN_WORDS } from '../../infrastructure/sandbox/social/social-words.ts';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { hasten } from '../support/browser/page-meters.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

const NAME = 'Иван';
/** What a page waits for before it offers anything takes a second. */
const HASTE = 5;

/** The provider lets somebody through in this browser, who then leaves the form. */
async function beKnown(page: Page): Promise<void> {
  await open(page, '/ru/about?showSocialModal=1');
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
  const window = await opened;
  const words = LOGIN_WORDS.ru;
  await window.getByLabel(words.name).fill(NAME);
  await window.getByLabel(words.email).fill('one-tap@example.org');
  await window.getByRole('button', { name: words.allow }).click();
  await expect(page.getByRole('dialog').getByText(text('social:unknown', { network: 'Google' }))).toBeVisible();
}

/** TAP-8 The browser offers the account in a dialog of its own. */
async function chooseInBrowser(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const shown = new Promise<{ readonly dialogId: string; readonly names: readonly string[] }>((resolve) => {
    browser.on('FedCm.dialogShown', ({ dialogId, accounts }) => {
      resolve({ dialogId, names: accounts.map(({ name }) => name) });
    });
  });
  await browser.send('FedCm.enable', { disableRejectionDelay: true });
  return async () => {
    const { dialogId, names } = await shown;
    expect(names).toEqual([NAME]);
    await browser.send('FedCm.selectAccount', { dialogId, accountIndex: 0 });
  };
}

test(
  'a visitor whom the provider knows goes on with one tap in the dialog of the browser, and registers [WAY-8, TAP-3, TAP-8]',
  { annotation: { type: 'long', description: 'two pages, one of them at rest before the offer, a window and a form' } },
  async ({ page, site }) => {
    const behind = behindThePage(page, site.origin);
    await hasten(page, HASTE);
    await beKnown(page);
    const choose = await chooseInBrowser(page);
    await open(page, '/ru/about');
    await choose();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text('social:unknown.create') }).click();
    const confirmed = text('social:confirmed-name', { network: 'Google', name: NAME });
    await expect(dialog.getByText(confirmed)).toBeVisible();
    const adult = text('registration:adult', { age: 18 });
    await dialog.getByRole('checkbox', { name: adult }).check({ force: true });
    await dialog.getByRole('checkbox', { name: text('registration:terms') }).check({ force: true });
    await dialog.getByRole('button', { name: text('registration:submit') }).click();
    await expect.poll(behind.userId).not.toBeNull();
  },
);
