import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

/** A device that has the key of the site and says yes at once. */
async function plugAuthenticator(page: Page): Promise<{ devices: CDPSession; authenticatorId: string }> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options });
  return { devices, authenticatorId };
}

const userIdIn = async (page: Page) =>
  ((await (await page.request.get('/web-api/session')).json()) as { readonly user_id: number | null }).user_id;

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: /^Меню игрока/ }).click();
  await page.getByRole('menuitem', { name: 'Безопасность' }).click();
  return page.getByRole('dialog', { name: 'Безопасность' });
}

/** Signs out behind the page's back and opens the sign-in. */
async function openSignIn(page: Page, origin: string) {
  await page.goto('about:blank');
  const headers = { 'x-requested-with': 'app', origin };
  await page.request.post('/web-api/auth/disconnect', { headers, data: {} });
  expect(await userIdIn(page)).toBeNull();
  await page.goto('/ru?showSignInModal=1');
  await hydrated(page);
  return page.getByRole('dialog', { name: 'Вход' });
}

test(
  'a player makes a passkey, signs in by it and removes it [PK-1, PK-5, PK-6]',
  { annotation: { type: 'long', description: 'an authenticator, four dialogs and three sign-outs' } },
  async ({ page, site, problems }) => {
    problems.expect(/401 .*\/web-api\/auth\/passkey$/);
    const { userId, password } = await registerPlayer(page, site.origin);
    const { devices, authenticatorId } = await plugAuthenticator(page);
    await open(page, '/ru');
    const security = await openSecurity(page);
    await security.getByRole('button', { name: 'Добавить ключ доступа' }).click();
    await security.getByLabel('Название ключа').fill('Рабочий ноутбук');
    await security.getByRole('button', { name: 'Добавить ключ доступа' }).click();
    await expect(security.getByRole('listitem').getByText('Рабочий ноутбук')).toBeVisible();
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

    // the authenticator chooses at once what the browser offers in the login field
    await openSignIn(page, site.origin);
    await expect.poll(async () => userIdIn(page)).toBe(userId);

    // a browser that offers nothing in fields has the button alone
    await page.addInitScript(() => {
      if (!window.isSecureContext) return;
      PublicKeyCredential.isConditionalMediationAvailable = async () => Promise.resolve(false);
    });
    const signIn = await openSignIn(page, site.origin);
    await signIn.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(signIn).toHaveCount(0);
    expect(await userIdIn(page)).toBe(userId);

    const again = await openSecurity(page);
    await again.getByRole('button', { name: 'Изменить ключ доступа «Рабочий ноутбук»' }).click();
    const removal = again.locator('form').filter({ hasText: 'Удалить ключ доступа' });
    await removal
      .getByLabel(/пароль/i)
      .first()
      .fill(password);
    await removal.getByRole('button', { name: 'Удалить ключ доступа' }).click();
    await expect(again.getByText('Рабочий ноутбук')).toHaveCount(0);

    const refused = await openSignIn(page, site.origin);
    await refused.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await expect(refused.getByText(/Ключ доступа не подошёл/)).toBeVisible();
    expect(await userIdIn(page)).toBeNull();
  },
);
