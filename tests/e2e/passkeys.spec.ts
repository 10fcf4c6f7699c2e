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
  'a player makes a passkey, signs in by it and removes it [PK-1, PK-5, PK-6]',
  { annotation: { type: 'long', description: 'an authenticator, four dialogs and three sign-outs' } },
  async ({ page, site, problems }) => {
    problems.expect(/401 .*\/web-api\/auth\/passkey$/);
    const behind = behindThePage(page, site.origin);
    const { userId, password } = await registerPlayer(page, site.origin);
    const { devices, authenticatorId } = await plugAuthenticator(page);
    const openSignIn = async () => {
      await behind.signOut();
      await open(page, '/ru/about?showSignInModal=1');
      return page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
    };
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
    await openSignIn();
    await expect.poll(behind.userId).toBe(userId);

    // a browser that offers nothing in fields has the button alone
    await page.addInitScript(() => {
      if (!window.isSecureContext) return;
      PublicKeyCredential.isConditionalMediationAvailable = async () => Promise.resolve(false);
    });
    const signIn = await openSignIn();
    await signIn.getByRole('button', { name: text('passkeys:sign-in') }).click();
    await expect(signIn).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);

    const again = await openSecurity(page);
    await again.getByRole('button', { name: text('passkeys:change', { name }) }).click();
    const removal = again.locator('form').filter({ hasText: text('passkeys:remove') });
    await removal.getByLabel(text('security:password')).fill(password);
    await removal.getByRole('button', { name: text('passkeys:remove') }).click();
    await expect(again.getByText(name)).toHaveCount(0);

    const refused = await openSignIn();
    await refused.getByRole('button', { name: text('passkeys:sign-in') }).click();
    await expect(refused.getByText(text('passkeys:sign-in.failed'))).toBeVisible();
    expect(await behind.userId()).toBeNull();
  },
);
