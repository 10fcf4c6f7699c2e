import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressKey } from '../../../../infrastructure/http/client-address.ts';
import { edgeServer, type EdgeOptions } from '../../../../infrastructure/site/edge/edge-server.ts';
import { askRaw, listening, type RawRequest } from '../../../support/raw-http.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** Whether a connection ends within so many milliseconds. */
async function isClosed(socket: Socket, within: number): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), within);
    socket.once('close', () => {
      clearTimeout(late);
      resolve(true);
    });
  });
}

const LOCAL = { hosts: [], isLocalAllowed: true };

async function serverOf(changes: Partial<EdgeOptions> = {}) {
  const app = await edgeServer({ trustedProxies: 0, hostRules: LOCAL, now: () => Date.now(), ...changes });
  opened.push(app);
  app.get('/web-api/key', (request) => ({ key: addressKey(request), protocol: request.protocol }));
  app.get('/page', () => 'page');
  app.get('/said', ({ url, host }) => ({ url, host }));
  app.get('/long', (_request, reply) => reply.type('text/html').send('text '.repeat(2000)));
  app.get('/russian', () => ({ text: 'слово '.repeat(120) }));
  app.get('/assets/file', () => 'file');
  for (const type of ['text/css', 'image/svg+xml', 'image/png'])
    app.get(`/assets/${type}`, (_request, reply) => reply.type(type).send(Readable.from(['file'])));
  app.post('/web-api/body', (request) => ({ got: JSON.stringify(request.body).length }));
  const port = await listening(app);
  const ask = async (path: string, asked: RawRequest = {}) => askRaw(port, path, asked);
  const keyOf = async (forwarded?: string) => {
    const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
    return (JSON.parse((await ask('/web-api/key', headers && { headers })).body) as { readonly key: string }).key;
  };
  return { app, port, ask, keyOf };
}

describe('a server of this machine alone', () => {
  it('is reached at every address that localhost stands for, whatever is ready before the framework has a request', async () => {
    const addresses = ['127.0.0.1', '::1'].map((address, at) => ({ address, family: at === 0 ? 4 : 6 }));
    type Found = (...found: readonly unknown[]) => void;
    const lookup = (host: string, { all }: { readonly all?: boolean }, done: Found) => {
      const found = addresses.filter(({ address }) => host === 'localhost' || host === address);
      if (all === true) done(null, found);
      else done(null, found[0]?.address, found[0]?.family);
    };
    const looked = vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
    const app = await edgeServer({ trustedProxies: 0, hostRules: LOCAL, now: () => 0, early: () => undefined });
    opened.push(app);
    app.get('/page', () => 'page');
    await app.listen({ port: 0, host: 'localhost' });
    looked.mockRestore();
    const { port } = app.server.address() as AddressInfo;
    for (const { address } of addresses) {
      const socket = connect(port, address);
      socket.write('GET /page HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      const [said] = (await once(socket, 'data')) as [Buffer];
      expect(said.toString()).toContain('200 OK');
    }
  });
});

describe('an address', () => {
  it('is refused where it is longer than any of the site', async () => {
    const { ask } = await serverOf();
    expect((await ask(`/page?${'a'.repeat(3900)}`)).status).toBe(200);
    const refused = await ask(`/page?${'%20'.repeat(2000)}`);
    expect([refused.status, refused.body]).toEqual([414, '{"code":"too-long"}']);
  });

  it('is counted among the calls however its letters are written', async () => {
    const limits = { calls: 1, pages: 100, isLocalFree: false };
    const { ask } = await serverOf({ limits });
    const statuses = [await ask('/web-api/key'), await ask('/%77eb-api/key'), await ask('/page')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200]);
  });
});

describe('an address in absolute form', () => {
  const hostRules = { hosts: ['site.test'], isLocalAllowed: false };

  it('is that of its path, at its own host whatever the header names', async () => {
    const { ask } = await serverOf({ hostRules, limits: { calls: 1, pages: 100, isLocalFree: false } });
    const headers = { host: 'evil.test' };
    const said = await ask('http://site.test/said?a=b', { headers });
    expect([said.status, said.body]).toEqual([200, '{"url":"/said?a=b","host":"site.test"}']);
    expect((await ask('HTTPS://SITE.test:8443/said', { headers })).status).toBe(200);
    expect((await ask('http://site.test?a=b', { headers })).status).toBe(404);
    expect((await ask('http://site.test/web-api/key')).status).toBe(200);
    expect((await ask('http://site.test/web-api/key')).status).toBe(429);
  });

  it.each([
    ['http://evil.test/page', 421],
    ['http://site.test@evil.test/page', 421],
    ['http:///page', 421],
    ['http:page', 400],
    ['ftp://site.test/page', 400],
    ['site.test:80/page', 400],
  ])('is refused where it is of another host or no page: %s', async (target, status) => {
    const { ask } = await serverOf({ hostRules });
    expect((await ask(target, { headers: { host: 'site.test' } })).status).toBe(status);
  });
});

describe('whom the server believes', () => {
  it('is nobody where no proxy is named: what a visitor writes changes nothing', async () => {
    const { keyOf } = await serverOf();
    expect(await keyOf()).toBe('127.0.0.1');
    expect(await keyOf('203.0.113.7')).toBe('127.0.0.1');
  });

  it('is as many proxies as there are, counted from the server outwards', async () => {
    const { keyOf } = await serverOf({ trustedProxies: 1 });
    expect(await keyOf('203.0.113.7')).toBe('203.0.113.7');
    expect(await keyOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    const behindTwo = await serverOf({ trustedProxies: 2 });
    expect(await behindTwo.keyOf('6.6.6.6, 198.51.100.1, 203.0.113.7')).toBe('198.51.100.1');
  });

  it('is the proxies of a list, and no other', async () => {
    const { keyOf } = await serverOf({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });
    expect(await keyOf('6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
    expect(await (await serverOf({ trustedProxies: ['10.0.0.1'] })).keyOf('203.0.113.7')).toBe('127.0.0.1');
  });

  it('counts an IPv6 visitor by the network, and never by raw text', async () => {
    const { keyOf } = await serverOf({ trustedProxies: 1 });
    expect(await keyOf('2001:db8:1:2:aaaa::1')).toBe(await keyOf('2001:0db8:1:2::ffff'));
    expect(await keyOf('2001:db8:1:2::1')).not.toBe(await keyOf('2001:db8:1:3::1'));
    expect(await keyOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(await keyOf('203.0.113.7:4711')).toBe('203.0.113.7');
    expect(await keyOf('x'.repeat(5000))).toBe('127.0.0.1');
  });
});

describe('the hosts of the server', () => {
  it.each(['evil.test', 'localhost.evil.test', 'localhost@evil.test', '[::2]', 'site.test.'])(
    'are not this one: %j answers 421',
    async (host) => {
      const { ask } = await serverOf({ hostRules: { hosts: ['site.test'], isLocalAllowed: true } });
      const reply = await ask('/page', { headers: { host } });
      expect([reply.status, reply.body]).toEqual([421, '{"code":"unknown-host"}']);
    },
  );

  it('are those that are listed; localhost and the address of the connection only where they are allowed', async () => {
    const open = await serverOf({ hostRules: { hosts: ['site.test'], isLocalAllowed: true } });
    for (const host of ['site.test', 'SITE.test:8443', 'localhost:3000', '127.0.0.1', '[::1]:80'])
      expect((await open.ask('/page', { headers: { host } })).status, host).toBe(200);
    const strict = await serverOf({ hostRules: { hosts: ['site.test'], isLocalAllowed: false } });
    expect((await strict.ask('/page', { headers: { host: 'localhost' } })).status).toBe(421);
    expect((await strict.ask('/page', { headers: { host: 'site.test' } })).status).toBe(200);
  });

  it('have one of third parties, which is asked for their pages alone [PMT-58]', async () => {
    const thirdParties = { host: 'pay.test', paths: ['/page'] };
    const { ask } = await serverOf({ hostRules: { hosts: ['site.test'], isLocalAllowed: false, thirdParties } });
    const statusOf = async (path: string, host = 'pay.test:8443') => (await ask(path, { headers: { host } })).status;
    expect(await statusOf('/page')).toBe(200);
    expect(await statusOf('/page?a=b')).toBe(200);
    for (const path of ['/x/../page', '/page/..', '/page/../ru', '/page/%2e%2e/ru', '/page/.%2E\\ru', '/page\\..\\ru'])
      expect([path, await statusOf(path)]).toEqual([path, 421]);
    for (const path of ['/', '/pages', '/web-api/session', '/?/page']) expect(await statusOf(path)).toBe(421);
    expect(await statusOf('/page', 'site.test')).toBe(200);
  });

  it('are those of the proxy that is believed, not those that a visitor forwards', async () => {
    const rules = { hosts: ['site.test'], isLocalAllowed: false };
    const headers = { host: 'site.test', 'x-forwarded-host': 'evil.test' };
    expect((await (await serverOf({ hostRules: rules })).ask('/page', { headers })).status).toBe(200);
    expect((await (await serverOf({ hostRules: rules, trustedProxies: 1 })).ask('/page', { headers })).status).toBe(
      421,
    );
  });
});

describe('an address that cannot be decoded', () => {
  it.each(['/%zz', '/assets/%', '/assets/%ff'])('is refused in the words of the site: %s', async (path) => {
    const { status, body } = await (await serverOf()).ask(path);
    expect([status, body]).toEqual([400, '{"code":"malformed"}']);
  });
});

describe('every reply of the server', () => {
  it.each([['/page'], ['/web-api/key'], ['/assets/file'], ['/none'], ['/%zz'], ['/assets/%c0%ae']])(
    'says that it is neither sniffed nor framed nor read by other sites: %s [SEC-01]',
    async (path) => {
      const { headers } = await (await serverOf()).ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining('frame-ancestors') as string,
      });
    },
  );

  it('is compressed where it is long and the visitor can read that', async () => {
    const { ask } = await serverOf();
    const packed = await ask('/long', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(packed.body.length).toBeLessThan(500);
    expect(
      (await ask('/page', { headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'],
    ).toBeUndefined();
    const plain = await ask('/long');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('may be the same for all as a file only where it is no text, however it was sent', async () => {
    const { ask } = await serverOf();
    for (const [type, vary] of [
      ['text/css', 'accept-encoding'],
      ['image/svg+xml', 'accept-encoding'],
      ['image/png', undefined],
    ] as const)
      for (const encoding of ['br', 'identity', 'gzip;q=0']) {
        const { headers } = await ask(`/assets/${type}`, { headers: { 'accept-encoding': encoding } });
        expect(headers['vary'], `${type} ${encoding}`).toBe(vary);
      }
  });

  it('says in HEAD what it says in GET, however it is compressed', async () => {
    const { ask } = await serverOf();
    const names = ['content-encoding', 'content-length', 'content-type', 'vary'] as const;
    const said = async (method: 'GET' | 'HEAD', path: string, encoding: string) => {
      const { headers, body } = await ask(path, { method, headers: { 'accept-encoding': encoding } });
      return { body, headers: names.map((name) => headers[name]) };
    };
    for (const path of ['/long', '/russian', '/page', '/web-api/key'])
      for (const encoding of ['br', 'gzip, br;q=0', 'identity']) {
        const [head, got] = [await said('HEAD', path, encoding), await said('GET', path, encoding)];
        expect([head.body, head.headers], `${path} ${encoding}`).toEqual(['', got.headers]);
      }
  });

  it('is long by its bytes, not by its letters', async () => {
    const { ask } = await serverOf();
    const packed = await ask('/russian', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect((await ask('/russian')).headers['vary']).toBe('accept-encoding');
  });
});

describe('the requests of one address', () => {
  const limits = { calls: 3, pages: 2, isLocalFree: false };

  it('are counted, calls and pages apart, and begin anew a minute later [SEC-86]', async () => {
    let now = 0;
    const { ask } = await serverOf({ limits, now: () => now });
    const calls = [];
    for (let count = 0; count < 4; count += 1) calls.push((await ask('/web-api/key')).status);
    expect(calls).toEqual([200, 200, 200, 429]);
    expect([(await ask('/page')).status, (await ask('/none')).status]).toEqual([200, 404]);
    const refused = await ask('/page');
    expect([refused.status, refused.headers['retry-after'], refused.body.includes('<h1>429</h1>')]).toEqual([
      429,
      '60',
      true,
    ]);
    expect((await ask('/assets/file')).status).toBe(200);
    now = 60_000;
    expect((await ask('/web-api/key')).status).toBe(200);
  });

  it('are counted by the address that the proxy tells, whatever the visitor adds', async () => {
    const { ask } = await serverOf({ limits, trustedProxies: 1 });
    const from = async (forwarded: string) =>
      (await ask('/web-api/key', { headers: { 'x-forwarded-for': forwarded } })).status;
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await from(`10.9.8.${String(count)}, 203.0.113.7`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await from('203.0.113.8')).toBe(200);
  });

  it('are not counted on the machine of a demonstration, nor those that the server makes itself', async () => {
    const { ask, app } = await serverOf({ limits: { ...limits, isLocalFree: true } });
    for (let count = 0; count < 6; count += 1) expect((await ask('/web-api/key')).status).toBe(200);
    const strict = await serverOf({ limits });
    for (let count = 0; count < 6; count += 1) expect((await strict.app.inject('/web-api/key')).statusCode).toBe(200);
    await app.close();
  });
});

describe('the timeout of the server', () => {
  const slow = { timeout: { request: 300, silence: 1500 } };

  it('ends with a body that does not come', async () => {
    const { port } = await serverOf(slow);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /web-api/body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"a',
    );
    const drip = setInterval(() => socket.write('a'), 200);
    socket.resume();
    // a write may meet the end of the connection
    socket.on('error', () => undefined);
    try {
      expect(await isClosed(socket, 1400)).toBe(true);
    } finally {
      clearInterval(drip);
      socket.destroy();
    }
  });

  it('ends with a connection that is silent', async () => {
    const { port } = await serverOf({ timeout: { request: 10_000, silence: 200 } });
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    try {
      expect(await isClosed(socket, 3000)).toBe(true);
    } finally {
      socket.destroy();
    }
  });

  it('has room for so many connections at once', async () => {
    const { app } = await serverOf();
    expect(app.server.maxConnections).toBeGreaterThan(100);
    expect(app.server.requestTimeout).toBe(30_000);
  });
});
