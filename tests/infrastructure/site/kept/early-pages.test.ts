import { gunzipSync } from 'node:zlib';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SHARED_PAGES } from '../../../../composition/shared-pages.ts';
import { rateStore } from '../../../../infrastructure/http/rate-store.ts';
import type { TrustedProxies } from '../../../../infrastructure/http/client-address.ts';
import { edgeServer, type EdgeOptions } from '../../../../infrastructure/site/edge/edge-server.ts';
import type { FindEarly } from '../../../../infrastructure/site/edge/early-replies.ts';
import { earlyPages } from '../../../../infrastructure/site/kept/early-pages.ts';
import type { GapWords } from '../../../../infrastructure/site/kept/gzip-template.ts';
import { keptPages, type KeptPages } from '../../../../infrastructure/site/kept/kept-pages.ts';
import { nonceOf } from '../../../support/browser/header-contract.ts';
import { serveKept, textOf } from '../../../support/kept-site.ts';
import { askRaw, listening, type RawRequest } from '../../../support/raw-http.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

interface Choices extends Partial<EdgeOptions> {
  readonly hosts?: readonly string[];
  readonly isEarly?: boolean;
  readonly failing?: FindEarly;
}

/** A site that faces the network; `early` counts the replies that were ready before the framework had a request. */
async function siteOf({ hosts = [], isEarly = true, failing, ...edge }: Choices = {}) {
  const counted = { early: 0, filled: 0, rendered: 0 };
  let elapsed = 1000;
  const pages = keptPages(() => elapsed);
  const fresh: KeptPages['fresh'] = (key) => {
    const kept = pages.fresh(key);
    const filled = (words: GapWords) => {
      counted.filled += 1;
      return kept?.gzip.filled(words);
    };
    return kept && { ...kept, gzip: { ...kept.gzip, filled } };
  };
  const find = earlyPages({ clock: { now: () => 5000 }, hosts, pages: { ...pages, fresh }, shared: SHARED_PAGES });
  const early: FindEarly = (request) => {
    const send = (failing ?? find)?.(request);
    return (
      send &&
      ((response) => {
        const isSent = send(response);
        if (isSent) counted.early += 1;
        return isSent;
      })
    );
  };
  const app = await edgeServer({
    trustedProxies: 0,
    hostRules: { hosts, isLocalAllowed: true },
    now: () => Date.now(),
    early: isEarly ? early : undefined,
    ...edge,
  });
  opened.push(app);
  await serveKept(app, {
    hosts,
    pages,
    page: () => {
      counted.rendered += 1;
      return {};
    },
  });
  const port = await listening(app);
  const ask = async (path: string, asked: RawRequest = {}) => {
    const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': 'gzip', ...asked.headers };
    return readable(await askRaw(port, path, { ...asked, headers }));
  };
  const wait = (by: number): void => {
    elapsed += by;
  };
  return { app, ask, counted, wait, forget: pages.forget };
}

function broken(): never {
  throw new Error('broken');
}

/** A store whose answers can be held back. */
function heldStore() {
  const Memory = rateStore(() => 0);
  let held: (() => void)[] | undefined;
  let counts = 0;
  class Store extends Memory {
    override incr(...asked: Parameters<FastifyRateLimitStore['incr']>): void {
      counts += 1;
      const answer = () => {
        super.incr(...asked);
      };
      if (held === undefined) answer();
      else held.push(answer);
    }
  }
  return {
    Store,
    counts: () => counts,
    held: () => held?.length,
    hold: () => {
      held = [];
    },
    release: () => {
      for (const answer of held ?? []) answer();
      held = undefined;
    },
  };
}

/** A reply without what is of this reply alone. */
function readable({ status, headers, body }: Awaited<ReturnType<typeof askRaw>>) {
  const policy = String(headers['content-security-policy']);
  const nonce = policy.includes('nonce-') ? nonceOf(policy) : 'none';
  const bytes = Buffer.from(body, 'latin1');
  const text = textOf(headers['content-encoding'], bytes);
  const length = headers['content-length'];
  if (bytes.length > 0 && length !== undefined) expect(bytes).toHaveLength(Number(length));
  const said = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'content-length');
  const html = text.replaceAll(nonce, 'NONCE').replaceAll(/data-sent="\d+"/g, 'data-sent');
  return { status, headers: JSON.parse(JSON.stringify(said).replaceAll(nonce, 'NONCE')) as unknown, html };
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const OLD_BROWSER = 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko';

const anyHeaders = fc
  .record(
    {
      host: fc.constantFrom('LOCALHOST', 'localhost:3100', 'bet.example', 'evil.example', '127.0.0.1', 'a b'),
      cookie: fc.constantFrom(
        'view=t0',
        'view=t0; cookie-consent=4.1700000000000',
        'view=t0; balance=hidden',
        '__Host-Http-sid=abc',
        'evil=<script>',
        ';',
      ),
      'user-agent': fc.constantFrom(BROWSER, OLD_BROWSER, 'evil'),
      'accept-encoding': fc.constantFrom('gzip, deflate, br, zstd', 'br', 'gzip;q=0', ''),
      'accept-language': fc.constantFrom('en', 'evil'),
      authorization: fc.constant('Bearer x'),
      'x-forwarded-for': fc.constantFrom('198.51.100.7', 'evil', '198.51.100.7, 127.0.0.1'),
      'x-forwarded-host': fc.constantFrom('bet.example', 'evil.example', 'evil.example, localhost', ''),
      'x-forwarded-proto': fc.constantFrom('https', 'http', 'evil'),
      range: fc.constant('bytes=0-1'),
      'if-none-match': fc.constant('*'),
      'sec-purpose': fc.constant('prefetch'),
    },
    { requiredKeys: [] },
  )
  .map((headers): Record<string, string> => ({ ...headers }));

const anyRequest = fc.record({
  path: fc.constantFrom(
    '/ru',
    '/ru',
    '/ru',
    '/ru',
    '/en',
    '/en',
    '/ru/live',
    '/',
    '//ru',
    '/%72u',
    '/ru/',
    '/ru?x=1',
    '/ru/line?hours=3',
    '/ru/nothing.php',
    '/ru/user/secure-data',
    '/web-api/host',
    '/robots.txt',
    '/assets/none.js',
    '/ru/user/passwordreset?code=1',
    'http://evil.example/ru',
    'http://localhost/ru',
    '*',
  ),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
  headers: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, anyHeaders),
});

describe('a kept page that is sent before the framework has the request', () => {
  it.each<[string, TrustedProxies, readonly string[]]>([
    ['no proxy', 0, []],
    ['one proxy', 1, []],
    ['a proxy by its address, and hosts', ['127.0.0.1'], ['bet.example']],
    ['another proxy', ['192.0.2.1'], ['bet.example']],
  ])(
    'is the very reply of the framework, whatever is asked: %s',
    { timeout: 120_000 },
    async (_, trustedProxies, hosts) => {
      const hostRules = { hosts, isLocalAllowed: hosts.length === 0 };
      const site = await siteOf({ trustedProxies, hosts, hostRules });
      const without = await siteOf({ trustedProxies, hosts, hostRules, isEarly: false });
      const usual = hosts[0] ?? 'localhost';
      await fc.assert(
        fc.asyncProperty(fc.array(anyRequest, { minLength: 4, maxLength: 12 }), async (requests) => {
          for (const { path, method, headers } of requests) {
            const asked = { method, headers: { host: usual, ...headers } };
            expect(await site.ask(path, asked)).toEqual(await without.ask(path, asked));
          }
        }),
        { numRuns: 100 },
      );
      expect(site.counted.early).toBeGreaterThan(20);
      expect(without.counted.early).toBe(0);
      expect(site.counted.rendered).toBe(without.counted.rendered);
    },
  );

  it('is the one of a second: then it is made anew', async () => {
    const { ask, counted, wait } = await siteOf();
    await ask('/ru');
    await ask('/ru');
    wait(999);
    await ask('/ru');
    expect(counted).toMatchObject({ early: 2, rendered: 1 });
    wait(2);
    await ask('/ru');
    expect(counted).toMatchObject({ early: 2, rendered: 2 });
  });

  it('counts among the pages of its address, and none is sent over the limit [SEC-86]', async () => {
    const limits = { calls: 100, pages: 5, isLocalFree: false };
    const [site, without] = [await siteOf({ limits }), await siteOf({ limits, isEarly: false })];
    for (const { ask } of [site, without]) {
      const statuses: number[] = [];
      for (const path of ['/ru', '/ru', '/ru?x=1', '/ru', '/ru', '/ru', '/ru?x=1', '/web-api/host'])
        statuses.push((await ask(path)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 200]);
    }
    expect(site.counted.early).toBe(3);
    expect(await site.ask('/ru')).toEqual(await without.ask('/ru'));
  });

  it.each<[string, FindEarly]>([
    ['found', broken],
    ['sent', () => broken],
  ])('is left to the framework where it cannot be %s', async (_, failing) => {
    const { ask, counted } = await siteOf({ failing });
    expect((await ask('/ru')).status).toBe(200);
    expect(counted.early).toBe(0);
  });

  it.each(['content-length', 'transfer-encoding'])(
    'is left to the framework where a body may be wrong: %s',
    async (name) => {
      const { ask, counted } = await siteOf();
      await ask('/ru');
      const headers = { [name]: name === 'content-length' ? '1' : 'chunked' };
      expect((await ask('/ru', { headers, body: 'x' })).status).toBe(200);
      expect(counted).toEqual({ early: 0, filled: 0, rendered: 1 });
    },
  );

  it('is not the one of before a change while its address was counted, and is counted once for all that', async () => {
    const store = heldStore();
    const limits = { calls: 100, pages: 3, isLocalFree: false };
    const { ask, counted, forget } = await siteOf({ limits, rateStore: store.Store });
    await ask('/ru');
    await ask('/ru');
    expect(counted).toEqual({ early: 1, filled: 1, rendered: 1 });
    store.hold();
    const asked = ask('/ru');
    await vi.waitFor(() => {
      expect(store.held()).toBe(1);
    });
    forget();
    store.release();
    expect((await asked).status).toBe(200);
    expect(counted).toEqual({ early: 1, filled: 1, rendered: 2 });
    expect(store.counts()).toBe(3);
  });

  it('is counted once and filled for nobody who is over the limit', async () => {
    const store = heldStore();
    const limits = { calls: 100, pages: 2, isLocalFree: false };
    const { ask, counted } = await siteOf({ limits, rateStore: store.Store });
    const replies = [await ask('/ru'), await ask('/ru'), await ask('/ru'), await ask('/ru')];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(counted).toEqual({ early: 1, filled: 1, rendered: 1 });
    expect(store.counts()).toBe(4);
  });

  it('has ten thousand nonces in ten thousand replies [SEC-01]', { timeout: 120_000 }, async () => {
    const { app, counted } = await siteOf();
    const { port } = app.server.address() as { port: number };
    const nonces = new Set<string>();
    const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': 'gzip' };
    for (let asked = 0; asked < 10_000; asked += 100) {
      const replies = await Promise.all(Array.from({ length: 100 }, async () => askRaw(port, '/ru', { headers })));
      for (const reply of replies) {
        const nonce = nonceOf(String(reply.headers['content-security-policy']));
        nonces.add(nonce);
        expect(gunzipSync(Buffer.from(reply.body, 'latin1')).toString()).toContain(`nonce="${nonce}"`);
      }
    }
    expect(nonces.size).toBe(10_000);
    expect(counted.early).toBeGreaterThan(9_800);
  });
});
