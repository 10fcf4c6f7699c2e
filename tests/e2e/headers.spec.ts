import type { APIResponse } from '@playwright/test';
import { expect, hydrated, registerPlayer, test } from '../support/e2e-test.ts';
import { everyPath } from '../support/site-pages.ts';

const HEADERS = {
  'reporting-endpoints': 'csp="/csp-report"',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self), usb=()',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-NONCE' 'strict-dynamic'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app mini-app-html dompurify',
  'report-to csp',
].join('; ');

const NONCE = /'nonce-([A-Za-z0-9+/]{22}==)'/;
const STATUSES: Readonly<Record<string, number>> = { '/no-such-page': 404 };

function nonceOf(policy: string | undefined): string {
  return NONCE.exec(policy ?? '')?.[1] ?? '';
}

function expectContract(reply: APIResponse, cacheControl: RegExp): void {
  const headers = reply.headers();
  const nonce = nonceOf(headers['content-security-policy']);
  expect(headers).toMatchObject(HEADERS);
  expect(headers['content-security-policy']?.replace(nonce, 'NONCE')).toBe(POLICY);
  expect(headers['cache-control']).toMatch(cacheControl);
  expect(headers['x-powered-by']).toBeUndefined();
}

test('every page of a visitor has the headers of the contract, in both languages [SEC-01]', async ({
  site,
  request,
}) => {
  for (const language of ['ru', 'en']) {
    for (const path of await everyPath(site)) {
      const reply = await request.get(`${site.origin}/${language}${path}`, {
        headers: { accept: 'text/html' },
        maxRedirects: 0,
      });
      const status = path === '/office/history' ? 302 : (STATUSES[path] ?? 200);
      expect(reply.status(), path).toBe(status);
      expectContract(reply, status === 302 ? /^no-store$/ : /^private, no-cache$/);
    }
  }
});

test('every page of a player is kept out of every store [SEC-01]', async ({ site, page }) => {
  await registerPlayer(page, site.origin);
  for (const path of await everyPath(site)) {
    const reply = await page.context().request.get(`${site.origin}/ru${path}`, { headers: { accept: 'text/html' } });
    expect(reply.status(), path).toBe(STATUSES[path] ?? 200);
    expectContract(reply, /^no-store$/);
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
    expectContract(reply, /^private, no-cache$/);
  }
});

test('no nonce comes twice in 500 replies [SEC-01]', async ({ site, request }) => {
  const nonces = new Set<string>();
  const headers = { accept: 'text/html' };
  for (let round = 0; round < 50; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, place) => request.get(`${site.origin}/ru/no-page-${String(place)}`, { headers })),
    );
    for (const reply of replies) nonces.add(nonceOf(reply.headers()['content-security-policy']));
  }
  expect(nonces.size).toBe(500);
  expect(nonces.has('')).toBe(false);
});

test('the HTML has no style attribute, no inline handler and no script without its nonce [SEC-03]', async ({
  site,
  request,
}) => {
  for (const path of await everyPath(site)) {
    const reply = await request.get(`${site.origin}/ru${path}`, { headers: { accept: 'text/html' } });
    const html = await reply.text();
    const nonce = nonceOf(reply.headers()['content-security-policy']);
    const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
    expect(markup, path).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(markup, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(markup, path).not.toMatch(/<style\b|javascript:/i);
    for (const script of markup.match(/<script[^>]*>/g) ?? []) expect(script, path).toContain(`nonce="${nonce}"`);
  }
});

test('no page violates its policy, fails or asks anybody else [SEC-02]', async ({ site, page, problems }) => {
  problems.expect(/404 .*no-such-page/);
  test.setTimeout(120_000);
  await registerPlayer(page, site.origin);
  for (const language of ['ru', 'en']) {
    for (const path of await everyPath(site)) {
      await page.goto(`${site.origin}/${language}${path}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
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
