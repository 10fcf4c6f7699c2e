import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import type { RenderPage, SiteOptions } from '../../../infrastructure/site/site-page.ts';
import { registerSite } from '../../../infrastructure/site/site-server.ts';
import { SAMPLE_PAGE } from '../../support/examples/sample-page.ts';
import { askRaw, listening } from '../../support/raw-http.ts';

const opened: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

function optionsOf(render: RenderPage, log: string[] = []): SiteOptions {
  return {
    clock: { now: () => 1000 },
    isDevelopment: false,
    renderer: () => Promise.resolve(render),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => log.push(line),
  };
}

async function siteOf(
  render: RenderPage,
  log: string[] = [],
  hosts: readonly string[] = [],
  renders?: SiteOptions['renders'],
) {
  const app = fastify();
  opened.push(app);
  await registerSite(app, { ...optionsOf(render, log), hosts, ...(renders && { renders }) });
  return async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, method, headers: { accept: 'text/html', ...headers } });
}

describe('the server of the pages', () => {
  it('asks for the page in its language, with the query, the cookies and the time', async () => {
    const asked: Parameters<RenderPage>[0][] = [];
    const get = await siteOf((request) => {
      asked.push(request);
      return Promise.resolve(SAMPLE_PAGE);
    });
    const reply = await get('/en/live?time=1', { cookie: 'a=b' });
    expect(reply.statusCode).toBe(200);
    expect(asked[0]).toMatchObject({ language: 'en', path: '/en/live', search: '?time=1', cookies: 'a=b', now: 1000 });
    expect(reply.body).toContain('<html lang="en"');
  });

  it('sends the status and the look that the page has', async () => {
    const get = await siteOf(() =>
      Promise.resolve({
        ...SAMPLE_PAGE,
        status: 404,
        head: { ...SAMPLE_PAGE.head, robots: 'noindex' },
        settings: { ...DEFAULT_VIEW_SETTINGS, appTheme: 0 },
      }),
    );
    const reply = await get('/ru/none');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('data-theme="light"');
    expect(reply.body).toContain('content="noindex"');
    expect((await (await siteOf(() => Promise.resolve(SAMPLE_PAGE)))('/ru')).body).not.toContain('noindex');
  });

  it.each([301, 302] as const)('sends on with the status that the page has: %i', async (status) => {
    const get = await siteOf(() =>
      Promise.resolve({ kind: 'redirect', location: '/ru/slots/vulkan', status, isPersonal: true }),
    );
    const reply = await get('/ru/vulkan');
    expect(reply.statusCode).toBe(status);
    expect(reply.headers.location).toBe('/ru/slots/vulkan');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('leads an old browser to the page about it, once a visit and never in circles [OLD-3]', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' };
    const get = await siteOf(() => Promise.resolve(SAMPLE_PAGE));
    const reply = await get('/en/live', old);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/en/oldbrowser']);
    expect(reply.headers['set-cookie']).toBe('old-browser=1; Path=/; Secure; SameSite=Lax');
    expect(reply.headers.vary).toContain('User-Agent');
    expect((await get('/en/oldbrowser', old)).statusCode).toBe(200);
    expect((await get('/en/live', { ...old, cookie: 'old-browser=1' })).statusCode).toBe(200);
    expect((await get('/en/live')).statusCode).toBe(200);
    const guarded = await siteOf(({ path }) =>
      Promise.resolve(
        path === '/en/oldbrowser'
          ? { kind: 'redirect', location: '/en/live', status: 302, isPersonal: false }
          : SAMPLE_PAGE,
      ),
    );
    expect((await guarded('/en/live', old)).statusCode).toBe(200);
  });

  it('says when to ask again for a page whose guards were not answered', async () => {
    const reply = await (await siteOf(() => Promise.resolve({ ...SAMPLE_PAGE, status: 503 })))('/ru/slots');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
  });

  it.each([
    [[], 'http://localhost'],
    [['site.test', 'mirror.test'], 'https://site.test'],
  ])('stands for itself under the first of its hosts: %j', async (hosts, origin) => {
    const asked: Parameters<RenderPage>[0][] = [];
    const get = await siteOf(
      (request) => {
        asked.push(request);
        return Promise.resolve(SAMPLE_PAGE);
      },
      [],
      hosts,
    );
    await get('/ru', { host: 'localhost' });
    expect(asked[0]).toMatchObject({ origin, hosts });
    expect((await get('/robots.txt', { host: 'localhost' })).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it.each(['/ru/user/action.php', '/ru/statisticpopup/h2h.html'])('has pages with an ending: %s', async (url) => {
    const get = await siteOf(() => Promise.resolve(SAMPLE_PAGE));
    expect((await get(url)).statusCode).toBe(200);
  });

  it('keeps what belongs to one player out of every store', async () => {
    const get = await siteOf(() => Promise.resolve({ ...SAMPLE_PAGE, isPersonal: true }));
    expect((await get('/ru')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/live', 'de-AT,de;q=0.9,en;q=0.8', '', { language: 'de', chosen: 'de' }],
    ['/live', 'de', 'a=b; language=ar', { language: 'ar', chosen: 'ar' }],
    ['/live', 'xx', 'language=xx', { language: 'ru', chosen: 'ru' }],
    ['/en/live', 'de', '', { language: 'en', chosen: 'de' }],
  ])('tells %s with %s and the cookie %j the language [NV-39]', async (url, accepted, cookie, wanted) => {
    const asked: Parameters<RenderPage>[0][] = [];
    const get = await siteOf((request) => {
      asked.push(request);
      return Promise.resolve({ kind: 'redirect', location: '/de/live', status: 302, isPersonal: false });
    });
    const reply = await get(url, { 'accept-language': accepted, cookie });
    expect(asked[0]).toMatchObject(wanted);
    expect(reply.headers.vary).toBe('Cookie, Accept-Language');
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  });

  it('tells of a failure nothing but its number, with the headers of every page [SEC-82]', async () => {
    const log: string[] = [];
    const get = await siteOf(() => Promise.reject(new Error('select password from users')), log);
    const reply = await get('/ru');
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toMatch(/password|at |stack/);
    const [, id = ''] = /<p>([0-9a-f-]{36})<\/p>/.exec(reply.body) ?? [];
    expect(log.join()).toContain(`failure ${id}`);
    expect(log.join()).toContain('select password from users');
  });

  it.each(['/assets/none.js', '/web-api/none', '/favicon.ico', '/ru/style.css'])(
    'answers what is no page without one: %s',
    async (url) => {
      const get = await siteOf(() => Promise.resolve(SAMPLE_PAGE));
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ code: 'not-found' });
    },
  );

  it('takes reports of violations and keeps silent', async () => {
    const app = fastify();
    opened.push(app);
    await registerSite(
      app,
      optionsOf(() => Promise.resolve(SAMPLE_PAGE)),
    );
    const reply = await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/reports+json' },
      payload: '[{"type":"csp-violation"}]',
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
  });

  it('answers HEAD as it does GET, without the page', async () => {
    const get = await siteOf(() => Promise.resolve(SAMPLE_PAGE));
    const [asked, told] = [await get('/ru'), await get('/ru', {}, 'HEAD')];
    expect([told.statusCode, told.body]).toEqual([200, '']);
    expect(told.headers).toMatchObject({
      'content-type': asked.headers['content-type'],
      'cache-control': asked.headers['cache-control'],
      'content-length': String(asked.body.length),
    });
    expect((await get('/assets/none.js', {}, 'HEAD')).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'only reads its pages: %s is told what may be done there',
    async (method) => {
      const app = fastify();
      opened.push(app);
      await registerSite(
        app,
        optionsOf(() => Promise.resolve(SAMPLE_PAGE)),
      );
      const port = await listening(app);
      const body = ['TRACE', 'OPTIONS'].includes(method) ? '' : '{}';
      for (const path of ['/ru', '/', '/ru/user/action.php?a=b'])
        for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/xml']) {
          const headers = body === '' ? {} : { 'content-type': type, 'content-length': String(body.length) };
          const asked = { method, headers, body };
          const reply = await askRaw(port, path, asked);
          expect([reply.status, reply.headers['allow'], reply.body], `${path} ${type}`).toEqual([
            405,
            'GET, HEAD',
            '{"code":"method-not-allowed"}',
          ]);
        }
      const other = await askRaw(port, '/web-api/none', { method });
      expect([other.status, other.headers['allow']]).toEqual([404, undefined]);
    },
  );

  it('compresses its pages', async () => {
    const get = await siteOf(() => Promise.resolve({ ...SAMPLE_PAGE, html: 'long '.repeat(1000) }));
    const reply = await get('/ru', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers.vary).toBe('Cookie, accept-encoding');
    expect(reply.rawPayload.length).toBeLessThan(2000);
  });

  it('does not render the page about old browsers for each of them [OLD-3]', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' };
    const rendered: string[] = [];
    const get = await siteOf(({ path }) => {
      rendered.push(path);
      return Promise.resolve(SAMPLE_PAGE);
    });
    for (let count = 0; count < 4; count += 1) expect((await get('/en/live', old)).statusCode).toBe(302);
    expect(rendered.filter((path) => path === '/en/oldbrowser')).toHaveLength(1);
    expect(rendered).toHaveLength(5);
  });

  it('renders the page of a player in an old browser once, and that about old browsers for nobody in particular [OLD-3]', async () => {
    const old = { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' };
    const rendered: string[] = [];
    const get = await siteOf(({ path, cookies }) => {
      rendered.push(`${path} ${cookies}`);
      return Promise.resolve({ ...SAMPLE_PAGE, isPersonal: path !== '/en/oldbrowser' });
    });
    for (const sid of ['sid=1', 'sid=2', 'sid=1']) {
      const reply = await get('/en/live', { ...old, cookie: sid });
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-store']);
    }
    expect(rendered).toEqual(['/en/live sid=1', '/en/oldbrowser ', '/en/live sid=2', '/en/live sid=1']);
  });

  it('renders so many pages at once, and refuses those that cannot wait', async () => {
    const held: (() => void)[] = [];
    const get = await siteOf(() => new Promise((resolve) => held.push(() => resolve(SAMPLE_PAGE))), [], [], {
      atOnce: 2,
      waiting: 1,
    });
    const asked = ['/ru', '/ru/live', '/ru/line'].map((path) => get(path));
    await expect.poll(() => held.length).toBe(2);
    const refused = await get('/ru/rules');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.headers['cache-control']).toBe('no-store');
    for (const release of held.splice(0)) release();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('renders the page of another address next, however many one address has asked for', async () => {
    const held: { readonly path: string; readonly release: () => void }[] = [];
    const app = fastify();
    opened.push(app);
    await registerSite(
      app,
      optionsOf(async ({ path }) => new Promise((resolve) => held.push({ path, release: () => resolve(SAMPLE_PAGE) }))),
    );
    const get = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })).statusCode;
    const flood = Array.from({ length: 200 }, (_, place) => get(`/en/line/${String(place)}`, '203.0.113.9'));
    await expect.poll(() => held.length).toBe(4);
    const visitors = ['/ru', '/ru/live'].map((path, place) => get(path, `198.51.100.${String(place)}`));
    await new Promise((resolve) => setImmediate(resolve));
    for (let place = 0; place < 16 + visitors.length; place += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(place);
      held[place]?.release();
    }
    expect(await Promise.all(visitors)).toEqual([200, 200]);
    expect(held.slice(5, 7).map(({ path }) => path)).toEqual(['/ru', '/ru/live']);
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(statuses.filter((status) => status === 503)).toHaveLength(184);
  });

  it('does not render the page of a visitor who has left', async () => {
    const held: { readonly path: string; readonly release: () => void }[] = [];
    // who asks keeps connections open for seconds
    const app = fastify({ forceCloseConnections: true });
    opened.push(app);
    await registerSite(app, {
      ...optionsOf(
        async ({ path }) => new Promise((resolve) => held.push({ path, release: () => resolve(SAMPLE_PAGE) })),
      ),
      renders: { atOnce: 1, waiting: 5 },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    let closed = 0;
    app.server.on('connection', (socket) => socket.on('close', () => (closed += 1)));
    let requests = 0;
    app.server.on('request', () => (requests += 1));
    const headers = { accept: 'text/html', connection: 'close' };
    const get = async (path: string, signal?: AbortSignal) =>
      fetch(`${address}${path}`, { headers, signal: signal ?? null });
    const first = get('/ru');
    await expect.poll(() => held.length).toBe(1);
    const leaving = new AbortController();
    const left = get('/ru/live', leaving.signal).catch(() => 'left');
    await expect.poll(() => requests).toBe(2);
    const last = get('/ru/line');
    await expect.poll(() => requests).toBe(3);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(() => closed).toBe(1);
    held[0]?.release();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.release();
    expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
    expect(held.map(({ path }) => path)).toEqual(['/ru', '/ru/line']);
  });

  it.each(['evil', 'javascript', 'HTTPS'])('is at http or https, whatever %s a proxy names', async (protocol) => {
    const app = fastify({ trustProxy: true });
    opened.push(app);
    await registerSite(
      app,
      optionsOf(() => Promise.resolve(SAMPLE_PAGE)),
    );
    const headers = { host: 'site.test', 'x-forwarded-proto': protocol };
    const reply = await app.inject({ url: '/robots.txt', headers });
    expect(reply.body).toMatch(/Sitemap: http:\/\/site\.test\/sitemap\.xml/);
  });
});
