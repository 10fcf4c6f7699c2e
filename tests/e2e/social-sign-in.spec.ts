import type { Page } from '@playwright/test';
import { LOGIN_WORDS } from '../../infrastructure/sandbox/social/social-words.ts';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { gate, type Gate } from '../support/gate.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

const PERSON = { name: 'Иван', email: 'ivan@example.org' };

/** Keeps a call back until its gate opens. */
async function hold(page: Page, path: string): Promise<Gate> {
  const held = gate();
  await page.route(`**${path}`, async (route) => {
    await held.opened;
    await route.continue();
  });
  return held;
}

test(
  'a player registers through the window of a social network; a window that was closed confirms nobody, and what is on its way holds its place [NET-4, NET-6, NET-11]',
  { annotation: { type: 'long', description: 'two windows of the network and a form' } },
  async ({ page, site }) => {
    const behind = behindThePage(page, site.origin);
    const offer = await hold(page, '/registration/offer');
    const networks = await hold(page, '/session/social');
    await open(page, '/ru/about');
    await page
      .getByRole('button', { name: text('session:register') })
      .first()
      .click();
    const registration = page.getByRole('dialog');
    const waiting = registration.getByRole('status').filter({ hasText: text('kit:loading') });
    const drawnHeight = async () => (await waiting.locator('xpath=..').boundingBox())?.height ?? 0;
    await expect.poll(drawnHeight).toBeGreaterThan(100);
    offer.open();
    await registration.getByRole('radio', { name: text('registration:type.social') }).check({ force: true });
    await expect.poll(drawnHeight).toBeGreaterThan(100);
    networks.open();
    const google = registration.getByRole('button', { name: 'Google' });
    await expect(google).toBeVisible();
    await expect(waiting).toHaveCount(0);

    const closed = page.waitForEvent('popup');
    await google.click();
    await expect(registration.getByRole('timer')).toContainText(text('social:left', { time: '' }).trim());
    await (await closed).close();
    await expect(registration.getByRole('alert')).toContainText(text('social:not-confirmed', { network: 'Google' }));

    const allowed = page.waitForEvent('popup');
    await google.click();
    const window = await allowed;
    const words = LOGIN_WORDS.ru;
    await window.getByLabel(words.name).fill(PERSON.name);
    await window.getByLabel(words.email).fill(PERSON.email);
    await window.getByRole('button', { name: words.allow }).click();
    const confirmed = text('social:confirmed-name', { network: 'Google', name: PERSON.name });
    await expect(registration.getByText(confirmed)).toBeVisible();
    const adult = text('registration:adult', { age: 18 });
    await registration.getByRole('checkbox', { name: adult }).check({ force: true });
    await registration.getByRole('checkbox', { name: text('registration:terms') }).check({ force: true });
    await registration.getByRole('button', { name: text('registration:submit') }).click();
    await expect.poll(behind.userId).not.toBeNull();
    const created = page.getByRole('dialog', { name: text('registration:created.title') });
    await expect(created).toContainText(String(await behind.userId()));
  },
);
