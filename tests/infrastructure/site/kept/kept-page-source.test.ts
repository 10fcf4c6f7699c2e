import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptPages } from '../../../../infrastructure/site/kept/kept-pages.ts';
import type { PageRequest, PageShown } from '../../../../infrastructure/site/site-page.ts';
import { nonceOf } from '../../../support/browser/header-contract.ts';
import { serveKept, textOf, type KeptSiteChoices } from '../../../support/kept-site.ts';

const opened: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function siteOf(
  page?: (request: PageRequest) => Partial<PageShown>,
  hosts: readonly string[] = [],
  given: Omit<KeptSiteChoices, 'page' | 'hosts'> = {},
) {
  const app = fastify();
  opened.push(app);
  const { rendered, asked } = await serveKept(app, { page, hosts, ...given });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({
      url,
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, br', ...headers },
    });
    return { ...reply, headers: reply.headers, html: textOf(reply.headers['content-encoding'], reply.rawPayload) };
  };
  return { app, get, rendered, asked };
}

function madeOf(html: string): unknown {
  return JSON.parse(decodeURIComponent(/<main>(.*)<\/main>/.exec(html)?.[1] ?? ''));
}

describe('a page that many ask for', () => {
  it('is rendered for each while nobody knows whether what is kept still holds, and says what is wrong', async () => {
    const refused = async (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED'));
    const pages: KeptPages = { get: refused, fresh: () => undefined, count: () => 0, forget: () => undefined };
    const closed = { status: 503, isUnavailable: true };
    const { get, rendered } = await siteOf(() => closed, [], { pages });
    const replies = [await get('/ru'), await get('/ru', { cookie: 'token=a' })];
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect(rendered).toHaveLength(2);
  });

  it('is made once and is in gzip, with a nonce and a moment of each reply', async () => {
    const { get, rendered } = await siteOf();
    const replies = await Promise.all(Array.from({ length: 100 }, async () => get('/ru')));
    expect(rendered).toHaveLength(1);
    for (const { html, headers, statusCode } of replies) {
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toBe('Cookie, Accept-Encoding');
      const nonce = nonceOf(headers['content-security-policy']);
      expect(html).toContain(`<script type="module" nonce="${nonce}" src="/a.js">`);
    }
    const times = replies.map(({ html }) => /data-sent="(\d+)"/.exec(html)?.[1]);
    expect(new Set(times).size).toBe(100);
  });

  it('has ten thousand nonces in ten thousand replies [SEC-01]', async () => {
    const { app } = await siteOf();
    const nonces = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) {
      const { headers } = await app.inject({ url: '/ru', headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
      nonces.add(nonceOf(headers['content-security-policy']));
    }
    expect(nonces.size).toBe(10_000);
  }, 60_000);

  it('is plain for whoever does not take gzip', async () => {
    const { get } = await siteOf();
    for (const encoding of ['identity', 'gzip;q=0', '']) {
      const { headers, body } = await get('/ru', { 'accept-encoding': encoding });
      expect(headers['content-encoding'], encoding).toBeUndefined();
      expect(body).toMatch(/^<!doctype html>.*<\/html>$/);
    }
  });

  it('answers HEAD as GET, without its body', async () => {
    const { app, get } = await siteOf();
    const { headers } = await get('/ru');
    const head = await app.inject({
      url: '/ru',
      method: 'HEAD',
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    });
    expect(head.body).toBe('');
    expect(head.headers['content-encoding']).toBe('gzip');
    expect(Math.abs(Number(head.headers['content-length']) - Number(headers['content-length']))).toBeLessThan(20);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', { cookie: '__Host-Http-sid=abc' }],
    ['a cookie that nobody knows', { cookie: 'view=t1; sid=abc' }],
    ['a pending recovery', { cookie: '__Host-recovery=abc' }],
    ['what a player has left [OUT-6]', { cookie: 'view=t1; balance=hidden' }],
    ['credentials', { authorization: 'Bearer x' }],
    ['an old browser', { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' }],
  ])('is made for each who has %s', async (_, headers) => {
    const { get, rendered } = await siteOf();
    await get('/ru');
    await get('/ru', headers);
    await get('/ru', headers);
    expect(rendered.length).toBeGreaterThanOrEqual(3);
    expect(rendered[2]?.cookies).toBe(headers['cookie'] ?? '');
  });

  it.each(['/', '/ru?x=1', '/ru?utm_source=a', '/ru/user/passwordreset?code=1', '/ru/user/action.php'])(
    'is never one that leads elsewhere, has a query of its own or a key: %s',
    async (address) => {
      const { get, rendered } = await siteOf();
      await get(address);
      const before = rendered.length;
      await get(address);
      expect(rendered.length).toBeGreaterThan(before);
    },
  );

  it.each<[string, Partial<PageShown>]>([
    ['is personal', { isPersonal: true }],
    ['is not there yet', { status: 503 }],
    ['is forbidden', { status: 403 }],
    ['leaves a cookie', { shown: { isTelegram: false, isMobile: true } }],
  ])('is never one that %s', async (_, facts) => {
    const { get, rendered } = await siteOf(() => facts);
    const [first, second] = [await get('/ru'), await get('/ru')];
    // once to learn that it is not for all, then once for each
    expect(rendered).toHaveLength(3);
    expect(second.statusCode).toBe(first.statusCode);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  });

  it('is another one for each address, language, look and consent', async () => {
    const { get } = await siteOf();
    const asked: readonly [string, Record<string, string>][] = [
      ['/ru', {}],
      ['/en', {}],
      ['/ru/live', {}],
      ['/ru/line?hours=3', {}],
      ['/ru', { cookie: 'view=t0' }],
      ['/ru', { cookie: 'cookie-consent=4.1700000000000' }],
      ['/ru', { cookie: 'shown-as=mobile' }],
    ];
    const texts = new Set<string>();
    for (const [url, headers] of asked) texts.add(JSON.stringify(madeOf((await get(url, headers)).html)));
    expect(texts.size).toBe(asked.length);
  });

  it('is the same however its host is written', async () => {
    const own = await siteOf();
    for (const host of [
      'localhost:3100',
      'LOCALHOST:3100',
      'LocalHost:03100',
      'localhost:80',
      'localhost',
      'localhost:',
    ])
      await own.get('/ru', { host });
    expect(own.rendered.map(({ origin }) => origin)).toEqual(['http://localhost:3100', 'http://localhost']);
    const listed = await siteOf(undefined, ['bet.example', 'mirror.example']);
    for (const host of ['bet.example', 'BET.example:8443', 'bet.example:1', 'mirror.example:2', 'mirror.example'])
      await listed.get('/ru', { host });
    expect(listed.rendered).toHaveLength(2);
    expect(listed.asked).toEqual(['bet.example', 'mirror.example']);
  });

  it('takes nothing from one request into the reply to another', async () => {
    const { get } = await siteOf();
    const evil: readonly Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
      { cookie: 'view=evil"><script>; language=evil; refererid=evil; cookie-consent=evil' },
      { 'accept-language': 'evil', 'user-agent': 'evil', referer: 'https://evil.example' },
    ];
    for (const headers of evil) await get('/ru', headers);
    for (const headers of [{}, ...evil.slice(1)]) {
      const { html, body } = await get('/ru', headers);
      expect(decodeURIComponent(html) + body).not.toContain('evil');
      expect(madeOf(html)).toMatchObject({ origin: 'http://localhost', language: 'ru', chosen: 'ru' });
    }
    const listed = await siteOf(undefined, ['bet.example']);
    await listed.get('/ru', { host: 'evil.example' });
    expect((await listed.get('/ru')).html).not.toContain('evil');
  });

  it('has turns of its own: nobody waits behind what another address asked for', async () => {
    const turns: string[] = [];
    const finishes: (() => void)[] = [];
    const { get } = await siteOf(() => ({}), [], {
      renders: { atOnce: 1, waiting: 120, waitingEach: 12 },
      before: async ({ path }) => {
        turns.push(path);
        await new Promise<void>((resolve) => finishes.push(resolve));
      },
    });
    const flood = Array.from({ length: 12 }, async (_, place) => get(`/ru/rules/${String(place)}`, { cookie: 'x=1' }));
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    const page = get('/ru');
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (let done = 0; done < 13; done += 1) {
      await vi.waitFor(() => expect(finishes.length).toBeGreaterThan(done));
      finishes[done]?.();
    }
    await Promise.all([...flood, page]);
    expect(turns.indexOf('/ru')).toBeLessThanOrEqual(2);
  });

  it('never shows a player the page of another, whoever else asks meanwhile [SEC-45]', async () => {
    const { get } = await siteOf(({ cookies }) => {
      const player = /sid=(\w+)/.exec(cookies)?.[1];
      return player === undefined ? {} : { isPersonal: true, html: `<main>%22${player}%22</main>` };
    });
    const players = ['anna', 'boris', undefined];
    const replies = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const player = players[index % 3];
        const { html, headers } = await get('/ru', player === undefined ? {} : { cookie: `__Host-Http-sid=${player}` });
        return { player, html, isPersonal: headers['cache-control'] === 'no-store' };
      }),
    );
    for (const { player, html, isPersonal } of replies) {
      expect(isPersonal).toBe(player !== undefined);
      for (const name of ['anna', 'boris']) expect(html.includes(name), name).toBe(name === player);
    }
  });
});
