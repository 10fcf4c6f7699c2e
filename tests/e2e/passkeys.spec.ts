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
  'a player makes a passkey, and is signed in by it from the login field; while that offer waits, the button asks in its place [PK-1, PK-5]',
  { annotation: { type: 'long', description: 'an authenticator, three dialogs and two sign-outs' } },
  async ({ page, site }) => {
    const behind = behindThePage(page, site.origin);
    const { userId } = await registerPlayer(page, site.origin);
    const { devices, authenticatorId } = await plugAuthenticator(page);
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

    // while an offer waits for its touch, the button asks in its place: a browser has one ceremony at a time
    await behind.signOut();
    await devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await page.addInitScript(() => {
      const { credentials } = navigator;
      // a document that is not of the site has none
      if (!window.isSecureContext) return;
      const get = credentials.get.bind(credentials);
      credentials.get = async (options) => {
        const kind = options?.mediation ?? 'modal';
        console.debug(`asks ${kind}`);
        return get(options).catch((error: unknown) => {
          console.debug(`${kind} ends: ${(error as Error).name}`);
          throw error;
        });
      };
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, '/ru/about?showSignInModal=1');
    await expect.poll(() => said).toContain('asks conditional');
    const signIn = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
    await signIn.getByRole('button', { name: text('passkeys:sign-in') }).click();
    await expect.poll(() => said).toEqual(expect.arrayContaining(['conditional ends: AbortError', 'asks modal']));
  },
);
