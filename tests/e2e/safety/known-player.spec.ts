import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

const WORDS = {
  enter: 'Log in',
  login: 'Email or ID',
  password: 'Password',
  signIn: 'Log in',
  menu: 'My account',
  security: 'Security',
  weak: 'Weak protection',
  phone: 'not confirmed',
  unverified: 'Your identity isn’t verified',
} as const;

test('a sign-in loads configuration, player and rights anew, and the menu says how the account is protected [RET-7, PR-10, PR-14, PR-33]', async ({
  context,
  page,
  site,
}) => {
  const { userId, password } = await registerPlayer(page, site.origin);
  await context.clearCookies({ name: '__Host-Http-sid' });
  await open(page, '/en/about');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: WORDS.enter, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(WORDS.login).fill(String(userId));
  await dialog.getByLabel(WORDS.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: WORDS.signIn, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  for (const path of [
    '/bff-api/config/all.json',
    '/web-api/user/config',
    '/web-api/auth/rights',
    '/web-api/user/updatetoken',
  ])
    await expect.poll(() => asked.includes(path), path).toBe(true);
  await page.reload();
  await hydrated(page);
  const { value: grant, httpOnly } = (await context.cookies()).find(({ name }) => name === 'grant') ?? {};
  expect([grant === undefined, httpOnly]).toEqual([false, true]);
  await page.getByRole('button', { name: WORDS.menu }).first().click();
  await page.getByRole('menuitem', { name: WORDS.security }).click();
  await expect(dialog.getByText(WORDS.weak)).toBeVisible();
  await expect(dialog.getByText(WORDS.phone, { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText(WORDS.unverified)).toBeVisible();
});
