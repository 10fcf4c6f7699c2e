import { request as ask } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, hydrated, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { onForeignHost } from '../../support/browser/walks/on-foreign-host.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

/** Ways to write the address of a foreign host that some reader of addresses takes for a path of the site. */
const payloads = (host: string): readonly string[] => [
  `//${host}`,
  `///${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `http://${host}`,
  `http:${host}`,
  `https:${host}`,
  `//localhost@${host}`,
  `@${host}`,
  `.${host}`,
  `/%2f%2f${host}`,
  `%2f%2f${host}`,
  `/%5c${host}`,
  `/.//${host}`,
  `/ru//${host}`,
  `/ru/..//${host}`,
  `/\t/${host}`,
  `/\n/${host}`,
  ` //${host}`,
  `ht\ntp://${host}`,
  `javascript:location.assign('http://${host}')`,
  `java\tscript:location.assign('http://${host}')`,
  `data:text/html,<meta http-equiv=refresh content="0;url=http://${host}">`,
];

/** The addresses that the server itself leads on from, to where their query or their path says. */
const LEADING: readonly ((asked: string) => string)[] = [
  (asked) => `/fresh?to=${encodeURIComponent(asked)}`,
  (asked) => `/ru/login?returnUrl=${encodeURIComponent(asked)}`,
  (asked) => `/en/login?returnUrl=${encodeURIComponent(asked)}&returnUrl=/ru`,
  (asked) => `/web-api/session/social/google/callback?state=a&code=b&iss=${encodeURIComponent(asked)}`,
  (asked) =>
    `/debugger/openid/google/authorize?response_type=code&client_id=site&scope=openid&state=a&nonce=b&redirect_uri=${encodeURIComponent(asked)}`,
  // the path itself, which the site leads on with a language
  (asked) => asPath(asked),
  (asked) => `/ru${asPath(asked)}`,
];

/** The addresses whose pages lead on once they are drawn: a few of the payloads show that no document holds one. */
const DRAWN: readonly ((asked: string) => string)[] = [
  (asked) => `/?showSignInModal=1&returnUrl=${encodeURIComponent(asked)}`,
  (asked) => `/ru?showSocialModal=1&returnUrl=${encodeURIComponent(asked)}`,
  (asked) => `/ru/confirm-terms?to=${encodeURIComponent(asked)}`,
  (asked) => `/ru/vulkan?to=${encodeURIComponent(asked)}`,
];

/** As a path may come over the wire: nothing in it that ends the line. */
function asPath(asked: string): string {
  const written = asked.replaceAll(/[^\u0021-\u007E]/g, encodeURIComponent);
  return written.startsWith('/') ? written : `/${written}`;
}

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly refresh: unknown;
  readonly body: string;
}

/** Asks as a browser does that comes from a page of another site; the path goes out exactly as it is. */
async function navigate(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = ask({ hostname, port, path, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        body += part;
      });
      reply.on('end', () => {
        const { location, refresh } = reply.headers;
        resolve({ status: reply.statusCode ?? 0, location, refresh, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Where a document leads by itself or by a press. */
function* ledTo(body: string): Generator<string> {
  for (const [, address = ''] of body.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g))
    yield address.replaceAll('&amp;', '&');
  for (const [, address = ''] of body.matchAll(/http-equiv="?refresh[^>]*url=([^">]*)/gi)) yield address;
}

function isAstray(address: string, hostname: string): boolean {
  if (/^(?:javascript|data:text)/i.test(address.replaceAll(/\s/g, ''))) return true;
  return URL.canParse(address, 'http://localhost') && new URL(address, 'http://localhost').hostname === hostname;
}

test('no entrance that takes an address leads a player of another host there [SEC-30, SEC-40, RET-1]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  const cookies = await page.context().cookies(site.origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const [tried, astray]: [string[], string[]] = [[], []];
  await onForeignHost({ html: '<p>attack</p>' }, async (foreign) => {
    const { host, hostname } = new URL(foreign.origin);
    const headers = {
      cookie,
      referer: `${foreign.origin}/`,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const follow = async (entrance: string): Promise<void> => {
      // an address without the host has nothing of the payload any more
      for (let path = entrance; path.includes(host) || path.includes(encodeURIComponent(host));) {
        const { status, location, refresh, body } = await navigate(site.origin, path, headers);
        tried.push(`${String(status)} ${path}`);
        if (refresh !== undefined) astray.push(`${path} refreshes`);
        for (const address of ledTo(body)) if (isAstray(address, hostname)) astray.push(`${path} links to ${address}`);
        if (location === undefined || tried.length > 1000) return;
        const next = new URL(location, site.origin);
        if (next.origin !== site.origin) {
          astray.push(`${path} leads to ${location}`);
          return;
        }
        path = next.pathname + next.search;
      }
    };
    for (const payload of payloads(host)) for (const entrance of LEADING) await follow(entrance(payload));
    const [protocolRelative = '', , backslash = ''] = payloads(host);
    for (const entrance of DRAWN)
      for (const payload of [protocolRelative, backslash, `javascript:location.assign('http://${host}')`])
        await follow(entrance(payload));
    expect(astray).toEqual([]);
    expect(foreign.visits).toEqual([]);
  });
  expect(tried.length).toBeLessThan(1000);
  // a table that no entrance looks at would prove nothing
  for (const entrance of [
    '302 /fresh',
    '302 /ru/login',
    '302 /en/login',
    '302 /?showSignInModal',
    '200 /ru?showSocial',
  ])
    expect(tried.map((line) => line.slice(0, entrance.length))).toContain(entrance);
});

async function signIn(page: Page, { userId, password }: { readonly userId: number; readonly password: string }) {
  const text = textsOf('ru');
  const login = page.getByLabel(text('sign-in:login'));
  await login.fill(String(userId));
  const field = page.getByLabel(text('sign-in:password'), { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await expect(login).toHaveCount(0);
}

test(
  'who comes from a page of another host signs in and confirms the terms without being led back there [SEC-30, SEC-40, RET-1]',
  { annotation: { type: 'long', description: 'a sign-in in the page for each address that is tried' } },
  async ({ page, site, problems }) => {
    problems.expect(/foreign request http:\/\/127\.0\.0\.1/);
    const player = await registerPlayer(page, site.origin);
    const behind = behindThePage(page, site.origin);
    // one of each way: every other text the tests of a return address read as a browser does
    const written = (host: string): readonly string[] => {
      const asked = (address: string) => encodeURIComponent(address);
      return [
        `/ru?showSignInModal=1&returnUrl=${asked(`/\t/${host}`)}`,
        `/ru/login?returnUrl=${asked(`javascript:location.assign('http://${host}')`)}`,
        `/ru/confirm-terms?to=${asked(`java\nscript:location.assign('http://${host}')`)}`,
      ];
    };
    const link = (address: string) => `<a href="${site.origin}${address.replaceAll('&', '&amp;')}">on</a>`;
    const html = (origin: string) => written(new URL(origin).host).map(link).join(' ');
    await onForeignHost({ html }, async (foreign) => {
      const addresses = written(new URL(foreign.origin).host);
      for (const [place, address] of addresses.entries()) {
        const isOfTerms = address.includes('confirm-terms');
        await page.goto('about:blank');
        if (isOfTerms) {
          const restrictions = { banLevel: 0, banVersion: 1, areTermsChanged: true };
          await behind.post('/debugger-api/restrictions', restrictions);
        } else await page.context().clearCookies({ name: '__Host-Http-sid' });
        await page.goto(foreign.origin);
        await page.getByRole('link').nth(place).click();
        await hydrated(page);
        expect(new URL(page.url()).origin, address).toBe(site.origin);
        if (isOfTerms) await page.getByRole('button', { name: textsOf('ru')('player:terms.accept') }).click();
        else await signIn(page, player);
        await expect(page).toHaveURL(`${site.origin}/ru`);
        expect(await behind.userId()).toBe(player.userId);
      }
      expect(foreign.visits).toEqual(addresses.map(() => '/'));
    });
  },
);
