import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSignedFor } from '../../../infrastructure/mini-apps/host/module-key.ts';
import { miniAppHost } from '../../../infrastructure/mini-apps/host/mini-app-host.ts';
import { FRAME_PAGE_HEADERS } from '../../../infrastructure/mini-apps/host/framed-page.ts';
import { MINI_APP_FRAME } from '../../../infrastructure/mini-apps/frame-calls.ts';
import { moduleSigner } from '../../../infrastructure/sandbox/mini-apps/module-signer.ts';
import { MINI_APP_MODULE } from '../../../infrastructure/mini-apps/module-calls.ts';
import { CONFIG_GROUP } from '../../../infrastructure/site/config-group-calls.ts';
import { MINI_APP } from '../../../infrastructure/mini-apps/mini-app-calls.ts';
import { PAGE_SECTION_NAMES, slotsOf } from '../../../core/mini-apps/mini-app-section.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const GOOD = {
  appName: 'home-showcase',
  title: 'Now',
  body: '<p class="a">A</p>',
  styles: [{ cssText: '.a{color:red}' }],
};
const ASK = { slot: 'home-showcase', path: '/ru', language: 'ru', isForced: false } as const;

const sent =
  (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** The server of another team, which may be anything. */
async function remoteServer() {
  const asked: IncomingMessage[] = [];
  let answer: Answer = sent(GOOD);
  const server = createServer((request, reply) => {
    asked.push(request);
    answer(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    asked,
    origin,
    becomes: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('an application on another server', () => {
  let remote: Awaited<ReturnType<typeof remoteServer>>;
  let logged: string[] = [];
  beforeAll(async () => {
    remote = await remoteServer();
  });
  afterAll(() => {
    remote.close();
  });
  beforeEach(() => {
    logged = [];
    remote.asked.length = 0;
  });
  const host = (within = 20_000) =>
    miniAppHost({
      addresses: () => ({ 'home-showcase': `${remote.origin}/mf-home-showcase` }),
      plainOrigin: () => remote.origin,
      log: (line) => logged.push(line),
      within,
    });

  it('is asked for the page in its language, and for nobody [HST-1, MAT-2]', async () => {
    remote.becomes(sent(GOOD));
    expect(await host().content({ ...ASK, isForced: true })).toMatchObject({
      ok: true,
      value: { title: 'Now', styles: '.a{color:red}', body: [{ name: 'p', children: ['A'] }] },
    });
    const [{ url, method, headers } = {} as IncomingMessage] = remote.asked;
    expect([method, url]).toEqual(['GET', '/mf-home-showcase/ru']);
    expect(headers).toMatchObject({
      'mf-render-mode': 'json',
      'mf-api-version': 'v2',
      'force-spa': 'true',
      'accept-language': 'ru',
    });
    for (const secret of ['cookie', 'authorization', 'referer', 'origin', 'x-forwarded-for', 'x-fingerprint'])
      expect(headers).not.toHaveProperty(secret);
    await host().content(ASK);
    expect(remote.asked.at(-1)?.headers).not.toHaveProperty('force-spa');
  });

  it('is asked by POST for the components of a slot that has some [HST-7] [MAT-26]', async () => {
    let body = '';
    remote.becomes((request, reply) => {
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        sent(GOOD)(request, reply);
      });
    });
    const asking = miniAppHost({
      addresses: () => ({ 'technical-pages': `${remote.origin}/mf-technical-pages` }),
      plainOrigin: () => remote.origin,
      log: (line) => logged.push(line),
    });
    const ask = { slot: 'technical-state', path: '/ru/internal-vpn', language: 'ru', isForced: false } as const;
    expect(await asking.content(ask)).toMatchObject({ ok: true });
    const [{ url, method, headers } = {} as IncomingMessage] = remote.asked;
    expect([method, url, JSON.parse(body)]).toEqual([
      'POST',
      '/mf-technical-pages/ru/internal-vpn',
      { components: ['figures', 'steps'] },
    ]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'mf-render-mode': 'json',
      'mf-api-version': 'v2',
    });
  });

  it('is asked once for all who wait, and kept as long as it says, by language and path [HST-3]', async () => {
    remote.becomes(sent(GOOD, { 'cache-control': 'max-age=30' }));
    const kept = host();
    await Promise.all([kept.content(ASK), kept.content(ASK), kept.content(ASK)]);
    await kept.content(ASK);
    expect(remote.asked).toHaveLength(1);
    await kept.content({ ...ASK, path: '/en', language: 'en' });
    expect(remote.asked).toHaveLength(2);
    remote.becomes(sent(GOOD, { 'cache-control': 'private, max-age=30' }));
    const unkept = host();
    await unkept.content(ASK);
    await unkept.content(ASK);
    expect(remote.asked).toHaveLength(4);
  });

  it('is asked for no page that has no place for it [MAT-12]', async () => {
    for (const path of ['/ru/office/account', '/en', '/ru/../x', '//evil.example'])
      expect(await host().content({ ...ASK, path })).toEqual({ ok: false, error: { code: 'absent' } });
    expect(remote.asked).toHaveLength(0);
  });

  it('is asked for home, too, where the operator has put its slot there [MAT-29]', async () => {
    remote.becomes(sent(GOOD));
    const addresses = () => ({ results: `${remote.origin}/mf-results`, 'promo-code-store': `${remote.origin}/store` });
    const options = { addresses, plainOrigin: () => remote.origin, log: () => undefined };
    const ask = { slot: 'results-wins', path: '/ru', language: 'ru', isForced: false } as const;
    expect(await miniAppHost(options).content(ask)).toEqual({ ok: false, error: { code: 'absent' } });
    const put = miniAppHost({ ...options, homeSlots: ['results-wins'] });
    expect(await put.content(ask)).toMatchObject({ ok: true, value: { section: 'results' } });
    for (const other of [
      { ...ask, path: '/ru/live' },
      { ...ask, slot: 'store-prices' as const },
    ])
      expect(await put.content(other)).toEqual({ ok: false, error: { code: 'absent' } });
    expect(remote.asked.map(({ url }) => url)).toEqual(['/mf-results/ru']);
  });

  it('loses nothing that is kept of it by odd pages of another, and is asked for none with a query [HST-42]', async () => {
    remote.becomes(sent(GOOD, { 'cache-control': 'max-age=30' }));
    const both = miniAppHost({
      addresses: () => ({ 'home-showcase': `${remote.origin}/home`, promotions: `${remote.origin}/promotions` }),
      plainOrigin: () => remote.origin,
      log: () => undefined,
    });
    await both.content(ASK);
    for (const path of ['/ru?a=1', '/ru#a', '/ru/?'])
      expect(await both.content({ ...ASK, path })).toEqual({ ok: false, error: { code: 'absent' } });
    const odd = (n: number) => ({ ...ASK, slot: 'promotion-terms', path: `/ru/promotions/p${String(n)}` }) as const;
    for (let n = 0; n < 210; n += 1) await both.content(odd(n));
    await both.content(ASK);
    const asked = remote.asked.map(({ url = '' }) => url);
    expect(asked.filter((url) => url.startsWith('/home'))).toEqual(['/home/ru']);
    expect(asked).toHaveLength(211);
  });

  it('is asked for a whole page where the operator has given it that, and for no other page [MAT-30]', async () => {
    remote.becomes(sent(GOOD));
    const addresses = () => ({
      results: `${remote.origin}/mf-results`,
      information: `${remote.origin}/mf-information`,
    });
    const options = { addresses, plainOrigin: () => remote.origin, log: () => undefined };
    const ask = { slot: 'results-screen', path: '/ru/results', language: 'ru', isForced: false } as const;
    expect(await miniAppHost(options).content(ask)).toEqual({ ok: false, error: { code: 'absent' } });
    const given = miniAppHost({ ...options, remoteScreens: ['results'] });
    expect(await given.content(ask)).toMatchObject({ ok: true, value: { section: 'results' } });
    for (const other of [
      { ...ask, path: '/ru' },
      { ...ask, path: '/ru/office/responsible' },
      { ...ask, slot: 'information-screen' as const, path: '/ru/about' },
    ])
      expect(await given.content(other)).toEqual({ ok: false, error: { code: 'absent' } });
    expect(remote.asked.map(({ url }) => url)).toEqual(['/mf-results/ru/results']);
  });

  const long = JSON.stringify({ ...GOOD, body: 'x'.repeat(3_000_000) });
  const failing: readonly (readonly [string, Answer, string])[] = [
    ['answers 500 with words of its own', (_q, reply) => reply.writeHead(500).end('SECRET stack'), 'failed'],
    ['answers 404', (_q, reply) => reply.writeHead(404).end('SECRET'), 'absent'],
    ['answers 429', (_q, reply) => reply.writeHead(429).end('SECRET'), 'failed'],
    ['leads elsewhere', (_q, reply) => reply.writeHead(302, { location: 'https://evil.example/' }).end(), 'failed'],
    ['hangs', () => undefined, 'too-late'],
    [
      'hangs in the middle',
      (_q, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      'too-late',
    ],
    ['breaks off', (request) => request.socket.destroy(), 'failed'],
    ['sends HTML', (_q, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'failed'],
    [
      'sends no JSON',
      (_q, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('SECRET'),
      'failed',
    ],
    ['sends too much', (_q, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(long), 'failed'],
    ['has no name [MAP-5]', sent({ ...GOOD, appName: '' }), 'failed'],
    ['sends another shape', sent({ ...GOOD, styles: 'x' }), 'failed'],
    ['sends a list', sent([GOOD]), 'failed'],
    ['wants a script of another host', sent({ ...GOOD, scriptsToLoad: ['https://evil.example/x.js'] }), 'failed'],
    ['wants a script in an address', sent({ ...GOOD, scriptsToLoad: ['data:text/javascript,1'] }), 'failed'],
    ['wants a sheet of another host', sent({ ...GOOD, cssToLoad: [{ href: 'https://evil.example/x.css' }] }), 'failed'],
  ];
  it.each(failing)(
    'that %s is told of in the words of the site [HST-2, HST-4, SEC-13, SEC-16]',
    async (_name, answer, code) => {
      remote.becomes(answer);
      expect(await host(code === 'too-late' ? 300 : undefined).content(ASK)).toEqual({ ok: false, error: { code } });
      expect(logged.join()).not.toMatch(/SECRET|evil/);
      expect(logged).toHaveLength(1);
    },
  );

  it('has its code left out and its sheets fetched and made safe [MAT-3, HST-6]', async () => {
    remote.becomes((request, reply) => {
      const isSheet = request.url === '/x.css';
      reply.writeHead(200, { 'content-type': isSheet ? 'text/css' : 'application/json' });
      const sheets = [{ href: `${remote.origin}/x.css` }];
      const hostile = { codeToEval: 'window.__pwn=1', headScripts: [{ text: 'window.__pwn=1' }], cssToLoad: sheets };
      reply.end(
        isSheet ? '.b{color:blue;background:url(https://evil.example)}' : JSON.stringify({ ...GOOD, ...hostile }),
      );
    });
    const content = await host().content(ASK);
    expect(content).toMatchObject({ ok: true, value: { styles: '.b{color:blue}\n.a{color:red}' } });
    expect(JSON.stringify(content)).not.toContain('__pwn');
    expect(logged).toEqual(['invalid code of a mini application']);
  });
});

describe('an application of level A on another server', () => {
  let remote: Awaited<ReturnType<typeof remoteServer>>;
  beforeAll(async () => {
    remote = await remoteServer();
  });
  afterAll(() => {
    remote.close();
  });
  const signer = moduleSigner('a secret');
  const page = { appName: 'cyber', title: 'x', body: '<p>A</p>', styles: [], codeToEval: 'export function mount() {}' };
  const answered = async (payload: unknown, key: string | undefined = signer.key) => {
    remote.becomes(sent(payload));
    const host = miniAppHost({
      addresses: () => ({ cyber: `${remote.origin}/mf-cyber` }),
      plainOrigin: () => remote.origin,
      keyOf: () => key,
      log: () => undefined,
    });
    return host.content({ slot: 'cyber-soon', path: '/ru/cyber/real', language: 'ru', isForced: false });
  };

  it('brings the module that its key has signed [MAT-22]', async () => {
    expect(await answered(signer.signed('cyber', page))).toMatchObject({
      ok: true,
      value: { module: { code: page.codeToEval } },
    });
    expect(await answered({ ...page, codeToEval: '' })).toMatchObject({ ok: true, value: { module: undefined } });
  });

  it.each([
    ['is unsigned', page],
    ['is signed for another section', signer.signed('office', page)],
    ['is changed', { ...signer.signed('cyber', page), codeToEval: `${page.codeToEval};` }],
    ['is signed with another key', moduleSigner('another').signed('cyber', page)],
    ['brings scripts besides', { ...signer.signed('cyber', page), headScripts: [{ text: 'x' }] }],
    ['has a signature of another type', { ...signer.signed('cyber', page), codeSignature: 7 }],
  ])('whose module %s is refused whole [MAT-22, MAT-4, SEC-13]', async (_name, payload) => {
    expect(await answered(payload)).toEqual({ ok: false, error: { code: 'failed' } });
  });

  it('is refused where the operator has no key [MAT-22]', async () => {
    remote.becomes(sent(signer.signed('cyber', page)));
    const addresses = () => ({ cyber: `${remote.origin}/mf-cyber` });
    const host = miniAppHost({ addresses, plainOrigin: () => remote.origin, log: () => undefined });
    const ask = { slot: 'cyber-soon', path: '/ru/cyber/real', language: 'ru', isForced: false } as const;
    expect(await host.content(ask)).toEqual({ ok: false, error: { code: 'failed' } });
  });
});

describe('the applications of the sandbox', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture({ miniApps: { hasOwn: true } });
  });
  afterAll(() => fixture.close());

  it('fill the slots that the configuration names, in Russian and English, from another origin [MAT-12]', async () => {
    const visitor = fixture.visitor();
    const config = await visitor.send(SITE_CONFIG, { query: { lang: 'ru' } });
    expect(config.body.result.remoteSlots).toEqual([...slotsOf(PAGE_SECTION_NAMES)]);
    for (const [lng, title] of [
      ['ru', 'Турниры дня'],
      ['en', 'Tournaments of the day'],
    ] as const) {
      const shown = await visitor.send(MINI_APP, {
        params: { slot: 'home-showcase' },
        query: { lng, path: `/${lng}` },
      });
      expect(shown.body).toMatchObject({ section: 'home-showcase', title, language: lng });
      expect(JSON.stringify(shown.body)).toContain(`/${lng}/line/`);
      const note = await visitor.send(MINI_APP, {
        params: { slot: 'information-live' },
        query: { lng, path: `/${lng}/howbet` },
      });
      expect(JSON.stringify(note.body)).toContain(`/${lng}/line/football`);
    }
  });

  it('fill whole pages where the operator says so, and where it does not none [MAT-30]', async () => {
    const whole = await openFixture({ miniApps: { hasOwn: true, remoteScreens: ['results', 'cyber'] } });
    const visitor = whole.visitor();
    const config = await visitor.send(SITE_CONFIG, { query: { lang: 'ru' } });
    expect(config.body.result.remoteSlots?.slice(-2)).toEqual(['results-screen', 'cyber-screen']);
    for (const [slot, path] of [
      ['results-screen', '/en/results'],
      ['cyber-screen', '/en/cyber/real'],
    ] as const) {
      const query = { lng: 'en' as const, path };
      expect((await visitor.send(MINI_APP, { params: { slot }, query })).status).toBe(200);
      expect((await fixture.visitor().send(MINI_APP, { params: { slot }, query })).status).toBe(404);
    }
    await whole.close();
  });

  it('bring modules to the slots of level A, and the configuration has the key of each section [MAT-23]', async () => {
    const visitor = fixture.visitor();
    const query = { lng: 'en' as const, path: '/en/cyber/real' };
    const module = (await visitor.send(MINI_APP_MODULE, { params: { slot: 'cyber-soon' }, query })).read();
    const config = await visitor.send(CONFIG_GROUP, { query: { groups: 'modules', lang: 'en' } });
    const keys = config.read().result['modules'] ?? {};
    expect(Object.keys(keys)).toEqual(['office', 'cyber']);
    expect(isSignedFor('cyber', module, String(keys['cyber']))).toBe(true);
    expect((await visitor.send(MINI_APP, { params: { slot: 'cyber-soon' }, query })).body).not.toHaveProperty('module');
    const home = { lng: 'en' as const, path: '/en' };
    expect((await visitor.send(MINI_APP_MODULE, { params: { slot: 'home-showcase' }, query: home })).status).toBe(404);
  });

  it('answer with styles alone where styles are asked for, and 404 for a page without the slot [HST-4]', async () => {
    const styles = await fixture.app.inject('/web-api/mini-apps/styles/home-showcase?lng=ru&path=/ru&v=x');
    expect([styles.statusCode, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(styles.body).toContain('.tournament{');
    for (const odd of [
      'styles/nothing?lng=ru&path=/ru',
      'styles/home-showcase?lng=ru&path=/ru/office',
      'slot/home-showcase?lng=ru&path=/en',
    ])
      expect((await fixture.app.inject(`/web-api/mini-apps/${odd}`)).statusCode).toBe(404);
  });

  it('stand in frames where their level says so: the page learns the address, and the host keeps them in whatever they say [HST-20, HST-40]', async () => {
    const visitor = fixture.visitor();
    const { world, clock } = fixture.sandbox;
    const now = clock.now();
    const game = world.game(world.openGames(now)[0]!, { now, language: 'en' })!;
    const { id, champId: champ, sportId, section: part } = game;
    const path = `/en${routePath('game', { section: part, sport: sportCode(sportId)!, champ, game: id })}`;
    const ask = { params: { slot: 'betting-picks' as const }, query: { lng: 'en' as const, path } };
    const { section, address } = (await visitor.send(MINI_APP_FRAME, ask)).read();
    expect(section).toBe('betting');
    const page = await fixture.app.inject(address);
    expect(page.headers).toMatchObject(FRAME_PAGE_HEADERS);
    const policy = String(page.headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "connect-src 'none'", 'sandbox allow-scripts'])
      expect(policy.split('; ')).toContain(rule);
    expect(page.body).toMatch(/<button[^>]+data-game="\d+" data-outcome="[^"]+"/);
    // a frame is never fetched by the server, nor a fragment framed
    expect((await visitor.send(MINI_APP, { ...ask, query: { ...ask.query } })).status).toBe(404);
    const home = { params: { slot: 'home-showcase' as const }, query: { lng: 'en' as const, path: '/en' } };
    expect((await visitor.send(MINI_APP_FRAME, home)).status).toBe(404);
    const elsewhere = { ...ask, query: { lng: 'en' as const, path: '/en' } };
    expect((await visitor.send(MINI_APP_FRAME, elsewhere)).status).toBe(404);
  });
});
