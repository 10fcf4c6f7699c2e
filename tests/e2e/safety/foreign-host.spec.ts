import { expect, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { onForeignHost } from '../../support/browser/walks/on-foreign-host.ts';

interface Accounts {
  readonly accounts: readonly { readonly id: number; readonly money: number }[];
}

const EXPECTED = /localhost|127\.0\.0\.1|status of \d{3}|CORS|ERR_|blocked|NotSameOrigin|Refused|MIME/i;

// with the cookies of the site: a port makes no other site
const STRANGERS = [
  ['another host', '127.0.0.1'],
  ['another origin of the same site', 'localhost'],
] as const;

for (const [stranger, host] of STRANGERS) {
  test(`a page of ${stranger} signs nobody in, nobody out, moves no money and reads no token [SEC-40, SEC-41, SEC-42]`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.expect(EXPECTED);
    const attacker = await registerPlayer(page, site.origin);
    await context.clearCookies({ name: /sid|csrf/ });
    const own = await registerPlayer(page, site.origin);
    const login = JSON.stringify({ uLogin: String(attacker.userId), uPassword: attacker.password, save: true });
    const sessionOf = async () =>
      (await (await context.request.get(`${site.origin}/web-api/session`)).json()) as unknown;
    const accountsOf = async () =>
      (await (await context.request.get(`${site.origin}/web-api/accounts`)).json()) as Accounts;
    const before = await accountsOf();
    const tokens: number[] = [];
    context.on('response', (reply) => {
      if (reply.url().endsWith('/web-api/user/gettoken')) tokens.push(reply.status());
    });
    await onForeignHost({ html: '<p>attack</p>', host }, async ({ origin }) => {
      await page.goto(origin);
      const outcomes = await page.evaluate(
        async ({ target, body, topUp }) => {
          const tries: readonly (readonly [string, RequestInit])[] = [
            [
              '/web-api/auth/login',
              { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body },
            ],
            [
              '/web-api/auth/login',
              { method: 'POST', headers: { 'content-type': 'application/json', 'x-requested-with': 'app' }, body },
            ],
            ['/web-api/auth/disconnect', { method: 'POST', mode: 'no-cors', body: '{}' }],
            ['/web-api/accounts/top-up', { method: 'POST', mode: 'no-cors', body: topUp }],
            [
              '/web-api/accounts/top-up',
              { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ [topUp]: '' }) },
            ],
            ['/web-api/user/gettoken', { mode: 'cors' }],
            ['/web-api/session', { mode: 'cors' }],
          ];
          const read: string[] = [];
          for (const [path, request] of tries) {
            try {
              const reply = await fetch(`${target}${path}`, { credentials: 'include', ...request });
              read.push(await reply.text());
            } catch {
              read.push('');
            }
          }
          const loads = (element: HTMLElement & { src: string }) =>
            new Promise<boolean>((resolve) => {
              element.onload = () => resolve(true);
              element.onerror = () => resolve(false);
              element.src = `${target}/web-api/user/gettoken`;
              document.body.append(element);
            });
          const isLoaded = [await loads(document.createElement('script')), await loads(document.createElement('img'))];
          const prefetch = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document' });
          prefetch.href = `${target}/web-api/user/gettoken`;
          document.head.append(prefetch);
          return { read, isLoaded };
        },
        { target: site.origin, body: login, topUp: JSON.stringify({ id: before.accounts[0]?.id, amount: 500 }) },
      );
      expect(outcomes).toEqual({ read: ['', '', '', '', '', '', ''], isLoaded: [false, false] });
      expect(await sessionOf()).toMatchObject({ user_id: own.userId });
      expect(tokens).not.toContain(200);

      for (const [path, type] of [
        ['/web-api/auth/login', 'text/plain'],
        ['/web-api/auth/login', 'multipart/form-data'],
        ['/web-api/auth/disconnect', 'application/x-www-form-urlencoded'],
        ['/web-api/auth/login', 'led on with 307'],
      ] as const) {
        await page.goto(origin);
        const [reply] = await Promise.all([
          page.waitForResponse((one) => one.url() === `${site.origin}${path}`),
          page.evaluate(
            ({ action, enctype, value }) => {
              const form = Object.assign(document.createElement('form'), { method: 'POST', action, enctype });
              const field = Object.assign(document.createElement('input'), { name: value.slice(0, -1), value: '}' });
              form.append(field);
              document.body.append(form);
              form.submit();
            },
            {
              action: type.includes('/') ? `${site.origin}${path}` : `/?ledTo=${site.origin}${path}`,
              enctype: type.includes('/') ? type : 'text/plain',
              value: login,
            },
          ),
        ]);
        expect([403, 415]).toContain(reply.status());
        await page.waitForURL(`${site.origin}${path}`);
        expect(await sessionOf()).toMatchObject({ user_id: own.userId });
      }
    });
    expect(before.accounts[0]?.money).toBeGreaterThan(0);
    expect(await accountsOf()).toEqual(before);
  });
}
