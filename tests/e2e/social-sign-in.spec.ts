import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import { LOGIN_WORDS } from '../../infrastructure/sandbox/social/social-words.ts';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { goWithoutLimit } from '../support/browser/walks/go-without-limit.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';
import type { Page } from '@playwright/test';

const text = textsOf('ru');

const PERSON = { name: 'Иван', email: 'ivan@example.org' };

/** Says who it is in the window of the network. */
async function answer(
  window: Page,
  { decision, person = PERSON }: { decision: 'allow' | 'refuse'; person?: typeof PERSON },
): Promise<void> {
  const words = LOGIN_WORDS.ru;
  await window.getByLabel(words.name).fill(person.name);
  await window.getByLabel(words.email).fill(person.email);
  await window.getByRole('button', { name: words[decision] }).click();
}

/** The form of whom a network has confirmed. */
async function register(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: text('registration:adult', { age: 18 }) }).check({ force: true });
  await page.getByRole('checkbox', { name: text('registration:terms') }).check({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('registration:submit') })
    .click();
}

test(
  'a player registers through a social network, signs in through it again, and on a new device gives the code of the contact besides [NET-1, NET-4, NET-6, NET-7, NET-8, NET-11]',
  { annotation: { type: 'long', description: 'five windows of the network, a form and three dialogs' } },
  async ({ page, site, problems }) => {
    problems.expect(/403 .*\/web-api\/session\/social$/);
    const behind = behindThePage(page, site.origin);
    await open(page, '/ru/about');
    await page
      .getByRole('button', { name: text('session:register') })
      .first()
      .click();
    const registration = page.getByRole('dialog');
    const google = registration.getByRole('button', { name: 'Google' });
    const notConfirmed = text('social:not-confirmed', { network: 'Google' });
    await registration.getByRole('radio', { name: text('registration:type.social') }).check({ force: true });
    const refused = page.waitForEvent('popup');
    await google.click();
    await answer(await refused, { decision: 'refuse' });
    await expect(registration.getByRole('alert')).toContainText(notConfirmed);

    const closed = page.waitForEvent('popup');
    await google.click();
    await expect(registration.getByRole('timer')).toContainText(text('social:left', { time: '' }).trim());
    await (await closed).close();
    await expect(registration.getByRole('alert')).toContainText(notConfirmed);

    const allowed = page.waitForEvent('popup');
    await google.click();
    await answer(await allowed, { decision: 'allow' });
    const confirmed = text('social:confirmed-name', { network: 'Google', name: PERSON.name });
    await expect(registration.getByText(confirmed)).toBeVisible();
    await register(page);
    await expect.poll(behind.userId).not.toBeNull();
    const userId = await behind.userId();
    const created = page.getByRole('dialog', { name: text('registration:created.title') });
    await expect(created).toContainText(String(userId));
    await created.getByRole('button', { name: text('registration:created.continue') }).click();
    await goWithoutLimit(page, 'ru');
    await expect(registration.getByRole('button', { name: text('contacts:add.email') })).toBeVisible();

    const social = page.getByRole('dialog', { name: text('social:title') });
    await behind.signOut();
    await open(page, '/ru/about?showSignInModal=1');
    const again = page.waitForEvent('popup');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('sign-in:social.by', { network: 'Google' }) })
      .click();
    await answer(await again, { decision: 'allow' });
    await expect(social).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);

    const email = `social-${String(userId)}@example.org`;
    await page.goto('about:blank');
    await behind.prove(email, '');
    const context = page.context();
    // the messages of the demonstration are shown to this browser alone
    await context.clearCookies({ name: /^__Host-(?!outbox)/ });
    await open(page, '/ru/about?showSocialModal=1');
    await social
      .getByRole('checkbox', { name: text('sign-in:remember', { count: REMEMBERED_DAYS }) })
      .check({ force: true });
    const elsewhere = page.waitForEvent('popup');
    await social.getByRole('button', { name: 'Google' }).click();
    await answer(await elsewhere, { decision: 'allow' });
    const dialog = page.getByRole('dialog');
    const code = dialog.getByLabel(text('sent-code:label.email'));
    await expect(code).toBeVisible();
    await code.fill(await behind.codeTo(email));
    await expect(dialog).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
    const kept = (await context.cookies()).find(({ name }) => name === '__Host-Http-sid');
    expect(kept?.expires).toBeGreaterThan(0);
  },
);

test('the whole page goes through the network where no window may be opened [NET-6]', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/ru/about?showSocialModal=1');
  await page.getByRole('dialog').getByRole('button', { name: 'VK' }).click();
  await expect(page).toHaveURL(/\/debugger\/openid\/vk\/authorize/);
  // the other walk of this file shares the site, and made the first person a player
  const person = { name: 'Пётр', email: 'petr@example.org' };
  await answer(page, { decision: 'allow', person });
  await expect(page.getByRole('dialog').getByText(text('social:unknown', { network: 'VK' }))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await behindThePage(page, site.origin).userId()).toBeNull();
});

test('registration shows that its forms and the networks are on their way', async ({ page }) => {
  const gates = new Map<string, () => void>();
  for (const path of ['/registration/offer', '/session/social']) {
    const opened = new Promise<void>((resolve) => {
      gates.set(path, resolve);
    });
    await page.route(`**${path}`, async (route) => {
      await opened;
      await route.continue();
    });
  }
  await open(page, '/ru/about');
  await page
    .getByRole('button', { name: text('session:register') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const waiting = dialog.getByRole('status').filter({ hasText: text('kit:loading') });
  const drawn = waiting.locator('xpath=..');
  const drawnHeight = async () => (await drawn.boundingBox())?.height ?? 0;
  await expect.poll(drawnHeight).toBeGreaterThan(100);
  gates.get('/registration/offer')?.();
  await dialog.getByRole('radio', { name: text('registration:type.social') }).check({ force: true });
  await expect.poll(drawnHeight).toBeGreaterThan(100);
  gates.get('/session/social')?.();
  await expect(dialog.getByRole('button', { name: 'Google' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
