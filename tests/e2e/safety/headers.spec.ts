import type { APIResponse } from '@playwright/test';
import { expect, goWithin, hydrated, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { brokenHeaders, looseMarkup } from '../../support/browser/header-contract.ts';
import { everyPath } from '../../support/browser/site-pages.ts';

const STATUSES: Readonly<Record<string, number>> = { '/no-such-page': 404 };

function expectContract(reply: APIResponse, cacheControl: 'no-store' | 'private, no-cache'): void {
  const address = new URL(reply.url()).pathname;
  expect(brokenHeaders(address, reply.headers(), cacheControl)).toEqual([]);
}

test('every page of a visitor has the headers of the contract over a socket, too [SEC-01]', async ({
  site,
  request,
}) => {
  for (const path of await everyPath(site)) {
    const reply = await request.get(`${site.origin}/en${path}`, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    const status = path === '/office/history' ? 302 : (STATUSES[path] ?? 200);
    expect(reply.status(), path).toBe(status);
    expectContract(reply, status === 302 ? 'no-store' : 'private, no-cache');
  }
});

test('every page of a player is kept out of every store [SEC-01]', async ({ site, page }) => {
  await registerPlayer(page, site.origin);
  for (const path of await everyPath(site)) {
    const reply = await page.context().request.get(`${site.origin}/ru${path}`, { headers: { accept: 'text/html' } });
    expect(reply.status(), path).toBe(STATUSES[path] ?? 200);
    expectContract(reply, 'no-store');
  }
});

test('redirects carry the contract too, and lead into the site [SEC-01]', async ({ site, request }) => {
  for (const [path, target] of [
    ['/', '/ru'],
    ['/live?time=1', '/ru/live?time=1'],
    ['/it/live', '/ru/live'],
    ['//evil.test/x', '/ru/evil.test/x'],
  ] as const) {
    const reply = await request.get(site.origin + path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect(reply.status(), path).toBe(302);
    expect(reply.headers()['location']).toBe(target);
    expectContract(reply, 'private, no-cache');
  }
});

test('the HTML has no style attribute, no inline handler and no script without its nonce, and a title of its own [SEC-03]', async ({
  site,
  page,
}) => {
  await registerPlayer(page, site.origin);
  const [paths, titles] = [await everyPath(site), new Set<string>()];
  for (const path of paths) {
    const reply = await page.request.get(`${site.origin}/en${path}`, { headers: { accept: 'text/html' } });
    const policy = reply.headers()['content-security-policy'];
    const html = await reply.text();
    expect(looseMarkup(path, html, policy)).toEqual([]);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(paths.length);
});

/** One address of every kind of screen; each route is opened as a document by the walk of `built-pages.spec.ts`. */
const OTHER_SCREENS = [
  'rules/1',
  'slots',
  'landing/first-bet',
  'block',
  'coming-soon',
  'suspension',
  'oldbrowser',
  '500',
  'onpay/success',
  'onpay/withdraw/fail',
  'print-coupon/1',
  'user/passwordreset',
];

test('no other screen violates the policy of the page that it is opened in [SEC-02]', async ({
  site,
  page,
  problems,
}) => {
  problems.expect(/status of (?:404|503)/);
  await registerPlayer(page, site.origin);
  await page.goto(`${site.origin}/en`);
  await hydrated(page);
  for (const path of OTHER_SCREENS) {
    const asked = page.waitForResponse(/\/blocks-api\//);
    await goWithin(page, `/en/${path}`);
    await asked;
  }
});

test('scripts that a text smuggles in do not run [SEC-02]', async ({ site, page, problems }) => {
  problems.expect(/violation of|TrustedHTML|TrustedScript|Content Security Policy/i);
  await page.goto(`${site.origin}/ru`);
  await hydrated(page);
  const outcome = await page.evaluate(async () => {
    const tried: string[] = [];
    const script = document.createElement('script');
    try {
      script.textContent = 'window.smuggled = true';
      document.body.append(script);
    } catch {
      tried.push('script refused');
    }
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.smuggled = true">');
    } catch {
      tried.push('markup refused');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { tried, ran: 'smuggled' in window };
  });
  expect(outcome).toEqual({ tried: ['script refused', 'markup refused'], ran: false });
});

test('the API answers JSON that no page can read or frame, and no stack [SEC-82]', async ({ site, request }) => {
  for (const path of ['/web-api/none', '/web-api/sports/game/abc', '/web-api/coupon/history']) {
    const reply = await request.get(site.origin + path);
    expect(reply.status(), path).toBeGreaterThanOrEqual(400);
    expect(reply.headers()['content-type'], path).toContain('application/json');
    expect(await reply.text(), path).not.toMatch(/at \w+|\/work\/|node_modules|select /);
  }
});
