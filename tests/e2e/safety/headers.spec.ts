import type { APIResponse } from '@playwright/test';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { brokenHeaders, looseMarkup } from '../../support/browser/header-contract.ts';
import { everyPath } from '../../support/browser/site-pages.ts';

const STATUSES: Readonly<Record<string, number>> = { '/no-such-page': 404 };

function expectContract(reply: APIResponse, cacheControl: 'no-store' | 'private, no-cache'): void {
  const address = new URL(reply.url()).pathname;
  expect(brokenHeaders(address, reply.headers(), cacheControl)).toEqual([]);
}

/** No style attribute, no inline handler, no script without its nonce. */
function expectTightMarkup(path: string, reply: APIResponse, html: string): void {
  expect(looseMarkup(path, html, reply.headers()['content-security-policy'])).toEqual([]);
}

test('every page of a visitor has the headers of the contract over a socket, too, and markup that its policy lets be [SEC-01, SEC-03]', async ({
  site,
  request,
}) => {
  for (const path of await everyPath(site)) {
    const reply = await request.get(`${site.origin}/en${path}`, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    const status = path === '/office/history' ? 302 : (STATUSES[path] ?? 200);
    expect(reply.status(), path).toBe(status);
    expectContract(reply, status === 302 ? 'no-store' : 'private, no-cache');
    if (status !== 302) expectTightMarkup(path, reply, await reply.text());
  }
});

test('every page of a player is kept out of every store, too [SEC-01, SEC-03]', async ({ site, page }) => {
  await registerPlayer(page, site.origin);
  for (const path of await everyPath(site)) {
    const reply = await page.context().request.get(`${site.origin}/ru${path}`, { headers: { accept: 'text/html' } });
    expect(reply.status(), path).toBe(STATUSES[path] ?? 200);
    expectContract(reply, 'no-store');
    expectTightMarkup(path, reply, await reply.text());
  }
});

test('redirects carry the contract too, and lead into the site [SEC-01]', async ({ site, request }) => {
  for (const [path, target, status] of [
    ['/', '/ru', 302],
    ['/live?time=1', '/ru/live?time=1', 302],
    ['/it/live', '/ru/live', 302],
    ['//evil.test/x', '/evil.test/x', 301],
    ['/evil.test/x', '/ru/evil.test/x', 302],
  ] as const) {
    const reply = await request.get(site.origin + path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect(reply.status(), path).toBe(status);
    expect(reply.headers()['location']).toBe(target);
    expectContract(reply, 'private, no-cache');
  }
});

test('scripts that a text smuggles in do not run [SEC-02]', async ({ page, problems }) => {
  problems.expect(/violation of|TrustedHTML|TrustedScript|Content Security Policy/i);
  await open(page, '/ru/about');
  const outcome = await page.evaluate(() => {
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
