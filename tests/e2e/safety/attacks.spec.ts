import type { Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { onForeignHost } from '../../support/browser/walks/on-foreign-host.ts';
import { SMUGGLED } from '../../support/examples/smuggled-markup.ts';

/** A page, one that is none, one that leads on, and documents that are no pages: that each route has the header, the crawl over HTTP shows. */
const FRAMED = ['/', '/ru/block', '/en/nothing', '/offline/ru.html', '/api-docs'];

test('a page of somebody else that frames the site shows nothing of it [SEC-70]', async ({ page, site, problems }) => {
  problems.expect(/frame-ancestors|foreign request http:\/\/127\.0\.0\.1|status of \d{3}|chrome-error/);
  await registerPlayer(page, site.origin);
  const framed = FRAMED.map((path) => `<iframe src="${site.origin}${path}"></iframe>`);
  const html = `<iframe src="/own"></iframe>${framed.join('')}`;
  await onForeignHost({ html }, async ({ origin }) => {
    await page.goto(origin);
    const [, own, ...frames] = page.frames();
    expect(await own?.content()).toContain('own');
    expect(frames).toHaveLength(framed.length);
    expect([...new Set(frames.map((frame) => frame.url()))]).toEqual(['chrome-error://chromewebdata/']);
  });
});

async function signIn(page: Page, { userId, password }: { readonly userId: number; readonly password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByLabel('E-mail или ID').fill(String(userId));
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByLabel('Пароль', { exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Those that a script of the page could read. */
async function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...performance.getEntries().map(({ name }) => name),
    ...(window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
      .entries()
      .map(({ url }) => url),
    document.referrer,
  ]);
}

test('no address carries a token, a key or a password, and nobody is told of one, from the sign-in to the sign-out [SEC-25]', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(/oddsmith\.example|status of 503/);
  const addresses: string[] = [];
  const referrers: (string | undefined)[] = [];
  const secretAddress = '/ru/user/passwordreset?code=mail-key-1';
  const learned: string[] = [];
  await context.route('https://oddsmith.example/**', async (route) => {
    referrers.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
  });
  context.on('request', (request) => {
    addresses.push(request.url());
    const { referer } = request.headers();
    if (referer !== undefined) addresses.push(referer);
    if (referer?.includes('mail-key-1') === true) learned.push(request.url());
  });
  const player = await registerPlayer(page, site.origin);
  await context.clearCookies({ name: '__Host-Http-sid' });
  await open(page, '/ru/about?showSignInModal=1&returnUrl=%2Foffice%2Fhistory');
  await signIn(page, player);
  await expect(page).toHaveURL(`${site.origin}/ru/office/history`);
  const betting = bettingPage(page);
  await goWithin(page, '/ru/line/politics');
  await betting.takePrices(1);
  await betting.setAmount(100);
  await betting.takeAnyPrice();
  await betting.place();
  await betting.expectAccepted();
  const { token } = (await (
    await context.request.get(`${site.origin}/web-api/user/gettoken`, {
      headers: { 'x-requested-with': 'app', origin: site.origin },
    })
  ).json()) as { readonly token: string };
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'));
  expect(cookies.length).toBeGreaterThan(1);
  const secrets = [token, player.password, ...cookies.map(({ value }) => decodeURIComponent(value))];

  addresses.push(...(await keptAddresses(page)));
  await open(page, secretAddress);
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Telegram' }).click(),
  ]);
  await elsewhere.waitForLoadState();
  await elsewhere.close();
  await goWithin(page, '/ru/rules/1');
  addresses.push(...(await keptAddresses(page)));
  await page.locator('#account').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('#account').getByRole('button', { name: 'Вход' })).toBeVisible();

  expect(addresses.length).toBeGreaterThan(100);
  const decoded = addresses.map((address) => decodeURIComponent(address));
  expect(decoded.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([]);
  const named = /[?&#](?:access_|user_?)?(?:token|password|pass|sid|session|csrf|key)=/i;
  expect(decoded.filter((address) => named.test(address))).toEqual([]);
  expect(referrers).toEqual([undefined]);
  expect(learned).toEqual([]);
});

test('names from the line and the text of a search are shown as they are written [SEC-24]', async ({ page }) => {
  const smuggled = '"><img src=x onerror=__pwn()><script>__pwn()</script>';
  await page.addInitScript(() => {
    (window as unknown as Record<string, unknown>)['__pwn'] = () =>
      document.documentElement.setAttribute('data-pwn', '1');
  });
  await open(page, '/ru/about');
  await page.route('**/web-api/sports/**', async (route) => {
    const reply = await route.fetch();
    const text = await reply.text();
    await route.fulfill({
      response: reply,
      body: text.replaceAll(/"name":"[^"]*"/g, () => JSON.stringify({ name: smuggled }).slice(1, -1)),
    });
  });
  await goWithin(page, '/ru/live');
  await expect(page.locator('[role="grid"]').getByText(smuggled).first()).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill('ма');
  await expect(page.locator('#search-results').getByText(smuggled).first()).toBeVisible();
  for (const text of SMUGGLED.slice(0, 6)) {
    await field.fill(text);
    await expect(field).toHaveValue(text.slice(0, 60));
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-pwn');
  await expect(page.locator('[onerror], img[src="x"], #root script')).toHaveCount(0);
});
