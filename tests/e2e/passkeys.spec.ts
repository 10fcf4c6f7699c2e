import type { Page } from '@playwright/test';
import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';
import { plugAuthenticator } from '../support/browser/walks/plug-authenticator.ts';

const text = textsOf('ru');

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: text('session:player-menu') }).click();
  await page.getByRole('menuitem', { name: text('session:security') }).click();
  return page.getByRole('dialog', { name: text('security:title') });
}

test(
  'a player makes a passkey, and is signed in by it from the login field and, while that offer is pending, by the button [PK-1, PK-5]',
  { annotation: { type: 'long', description: 'an authenticator, three dialogs and two sign-outs' } },
  async ({ page, site }) => {
    const behind = behindThePage(page, site.origin);
    const { userId } = await registerPlayer(page, site.origin);
    const { devices, authenticatorId } = await plugAuthenticator(page);
    const touch = async (enabled: boolean) =>
      devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await open(page, '/ru/about');
    const security = await openSecurity(page);
    const name = 'Laptop 1';
    await security.getByRole('button', { name: text('passkeys:add') }).click();
    await security.getByLabel(text('passkeys:name')).fill(name);
    await security.getByRole('button', { name: text('passkeys:add') }).click();
    await expect(security.getByRole('listitem').getByText(name)).toBeVisible();
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

    // the authenticator chooses at once what the browser offers in the login field
    await behind.signOut();
    await open(page, '/ru/about?showSignInModal=1');
    await expect.poll(behind.userId).toBe(userId);

    // while an offer waits for its touch, the button asks in its place
    await behind.signOut();
    await touch(false);
    await page.addInitScript(() => {
      const { credentials } = navigator;
      // a document that is not of the site has none
      if (!window.isSecureContext) return;
      const get = credentials.get.bind(credentials);
      credentials.get = async (options) => {
        console.debug(`asks ${String(options?.mediation)}`);
        return get(options);
      };
    });
    const offered = page.waitForEvent('console', (message) => message.text() === 'asks conditional');
    await open(page, '/ru/about?showSignInModal=1');
    await offered;
    const signIn = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
    await touch(true);
    await signIn.getByRole('button', { name: text('passkeys:sign-in') }).click();
    await expect(signIn).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
  },
);
