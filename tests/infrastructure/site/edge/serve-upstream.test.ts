import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { SECURE_DATA } from '../../../../infrastructure/session/secure-values-calls.ts';
import { inProcessTransport } from '../../../../infrastructure/http/in-process-transport.ts';
import { edgeServer } from '../../../../infrastructure/site/edge/edge-server.ts';
import { serveUpstream } from '../../../../infrastructure/site/edge/serve-upstream.ts';
import { askRaw, listening, type RawRequest } from '../../../support/raw-http.ts';

const servers: Server[] = [];
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

async function backEnd(answer: Answer): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function siteOver(origin: string, trustedProxies = 0) {
  const log: string[] = [];
  const hostRules = { hosts: [], isLocalAllowed: true };
  const app = await edgeServer({ trustedProxies, hostRules, now: () => Date.now() });
  apps.push(app);
  await serveUpstream(app, { origin, log: (line) => log.push(line), timeout: 300 });
  const port = await listening(app);
  return { app, log, port, ask: async (path: string, asked?: RawRequest) => askRaw(port, path, asked) };
}

const echo: Answer = (request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    reply.writeHead(200, { 'content-type': 'application/json', 'x-powered-by': 'Secret 1.0', server: 'inner' });
    reply.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
};

interface Echoed {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const echoed = ({ body }: { readonly body: string }) => JSON.parse(body) as Echoed;

describe('another back end', () => {
  it.each([
    '/web-api/a?b=c',
    '/bff-api/a',
    '/redirects-api/a',
    '/blocks-api/a',
    '/social-api/oauth/google-one-tap/clientId',
    '/limit-service-api/api/external/web/v3/limits',
    '/fatman-api/a',
    '/hd-api/external/apps/a.js',
    '/captcha/validate',
    '/third-party/a',
  ])('is asked for %s', async (path) => {
    const { ask } = await siteOver(await backEnd(echo));
    expect(echoed(await ask(path)).url).toBe(path);
  });

  it.each([
    '/web-api/user/secure-data',
    '/web-api/user/secure-data?a=b',
    '/web-api/user/secure%2Ddata',
    '/web-api/user%2fsecure-data/',
    '/web-api//user//secure-data',
    '/web-api/x/../user/secure-data',
    '/web-api/user/secure-data/%2e',
    '//web-api/user/secure-data',
    'http://site.test/web-api/user/secure-data',
  ])('is asked for secure values by the site alone, and not for %s over the network [GRA-5]', async (path) => {
    const { app, ask } = await siteOver(await backEnd(echo));
    const refused = await ask(path);
    expect([refused.status, refused.body]).toEqual([404, '{"code":"not-found"}']);
    const transport = inProcessTransport(app, { headers: {} });
    const request = { method: 'GET', url: SECURE_DATA.path, headers: {}, timeout: 1000 } as const;
    expect(await transport(request)).toMatchObject({ status: 200, body: { url: SECURE_DATA.path } });
  });

  it('learns the visitor’s address and the site’s host from the site, not from the visitor', async () => {
    const { ask, port } = await siteOver(await backEnd(echo));
    const lies = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    };
    const { headers } = echoed(await ask('/web-api/a', { headers: lies }));
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${String(port)}`,
      'x-forwarded-proto': 'http',
    });
    expect(headers['x-real-ip'] ?? headers['forwarded']).toBeUndefined();
    const behind = await siteOver(await backEnd(echo), 1);
    const { headers: told } = echoed(
      await behind.ask('/web-api/a', { headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' } }),
    );
    expect(told['x-forwarded-for']).toBe('203.0.113.7');
  });

  it.each([
    'true-client-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-http-method',
    'x-method-override',
  ])('is not told %s by the visitor', async (name) => {
    const { ask } = await siteOver(await backEnd(echo));
    expect(echoed(await ask('/web-api/a', { headers: { [name]: '6.6.6.6' } })).headers[name]).toBeUndefined();
  });

  it('learns the visitor’s address of what the server asks while it renders, too', async () => {
    const { app } = await siteOver(await backEnd(echo));
    const transport = inProcessTransport(app, { headers: { host: 'site.test' }, address: '203.0.113.7' });
    const answer = await transport({ method: 'GET', url: '/web-api/a', headers: {}, timeout: 2000 });
    expect(answer).toMatchObject({
      body: { headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'site.test' } },
    });
  });

  it('gets bodies as they are, up to the limit of the site', async () => {
    const { ask } = await siteOver(await backEnd(echo));
    const send = async (body: string, headers: Record<string, string> = {}) =>
      ask('/web-api/a', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
    expect(echoed(await send('{"a": 1}')).body).toBe('{"a": 1}');
    const long = 'x'.repeat(3_000_000);
    expect((await send(long, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    const refused = await send(long);
    expect([refused.status, refused.body]).toEqual([413, '{"code":"too-large"}']);
    const asFile = { 'content-type': 'application/octet-stream' };
    expect(echoed(await send(long, asFile)).body).toHaveLength(long.length);
    expect((await send('x'.repeat(5_300_000), asFile)).status).toBe(413);
  });

  it('says nothing of itself, and leads nobody to itself', async () => {
    const { ask } = await siteOver(await backEnd(echo));
    const { headers } = await ask('/web-api/a');
    expect([headers['x-powered-by'], headers['server']]).toEqual([undefined, undefined]);
    const origin: string = await backEnd((_request, reply) => {
      reply.writeHead(302, { location: `${origin}/web-api/b?c=d` }).end();
    });
    expect((await (await siteOver(origin)).ask('/web-api/a')).headers['location']).toBe('/web-api/b?c=d');
  });

  it('that cannot be reached is told of without its address, with the headers of every reply [SEC-82]', async () => {
    const { ask, log } = await siteOver('http://127.0.0.1:9');
    const reply = await ask('/web-api/a');
    expect(reply.status).toBe(502);
    expect(reply.body).toMatch(/^\{"code":"back-end-unreachable","id":"[0-9a-f-]{36}"\}$/);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(log.join()).toContain('127.0.0.1:9');
  });

  it('that accepts and never answers is given up', async () => {
    const { ask } = await siteOver(await backEnd(() => undefined));
    const reply = await ask('/web-api/a');
    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([504, { code: 'back-end-silent' }]);
  });

  it('that is closed is not asked again and again', async () => {
    let count = 0;
    const { ask } = await siteOver(
      await backEnd((_request, reply) => {
        count += 1;
        reply.writeHead(503, { 'retry-after': '1' }).end('{}');
      }),
    );
    expect((await ask('/web-api/a')).status).toBe(503);
    expect(count).toBe(1);
  });
});
