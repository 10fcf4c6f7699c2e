import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

/** What becomes of twenty calls at once tests/ui/session/token-storm.test.ts and, before the server, tests/contract/players/user-token.test.ts show. */
test('a press whose token another sign-in has ended is done with one newer token of the page itself [REC-1, TOK-4]', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/401/);
  const { userId, password } = await registerPlayer(page, site.origin);
  await open(page, '/en/about');
  const heard: string[] = [];
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (/gettoken|top-up/.test(pathname)) heard.push(`${String(reply.status())} ${pathname}`);
  });
  const press = async (name: string) => page.getByRole('button', { name }).first().click();
  const topUp = async (...presses: readonly string[]) => {
    const replied = page.waitForResponse((reply) => reply.url().includes('/top-up') && reply.status() === 200);
    for (const name of ['Top up play money', ...presses]) await press(name);
    await replied;
  };
  await topUp('Not now', 'Yes, without a limit');
  const again = await page.request.post(`${site.origin}/web-api/auth/login`, {
    headers: { 'x-requested-with': 'app', origin: site.origin, 'sec-fetch-site': 'same-origin' },
    data: { uLogin: String(userId), uPassword: password, save: false },
  });
  expect(again.status()).toBe(200);
  await topUp();
  const [own, call] = ['/web-api/user/gettoken', '/web-api/accounts/top-up'];
  expect(heard).toEqual([`200 ${own}`, `200 ${call}`, `401 ${call}`, `200 ${own}`, `200 ${call}`]);
});
