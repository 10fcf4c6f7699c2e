import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { axiosTransport } from '../../../infrastructure/http/axios-transport.ts';
import type { WireRequest } from '../../../infrastructure/http/transport.ts';

const servers: { readonly close: () => void; readonly closeAllConnections: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serverOf(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

const READ: WireRequest = { method: 'GET', url: '/a?b=1', headers: { accept: 'application/json' }, timeout: 1000 };

describe('requests over the network', () => {
  it('bring status, parsed body and the wait', async () => {
    const origin = await serverOf((request, reply) => {
      reply.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' });
      reply.end(JSON.stringify({ url: request.url, accept: request.headers.accept }));
    });
    expect(await axiosTransport(origin)(READ)).toEqual({
      status: 429,
      body: { url: '/a?b=1', accept: 'application/json' },
      retryAfterSeconds: 7,
    });
  });

  it('say when they were sent where no cache may have kept them [REL-21]', async () => {
    const heard: number[] = [];
    for (const cache of ['no-store', 'no-cache', 'public, max-age=60']) {
      const origin = await serverOf((_, reply) => {
        reply.setHeader('date', 'Mon, 23 Nov 2026 00:00:00 GMT');
        reply.writeHead(200, { 'cache-control': cache }).end('{}');
      });
      await axiosTransport(origin, (sentAt) => heard.push(sentAt))(READ);
    }
    expect(heard).toEqual([Date.UTC(2026, 10, 23)]);
  });

  it("say the server's time where it told it, beside what was kept since before", async () => {
    const times: unknown[] = [];
    for (const header of ['1792173940123', 'soon', '-5']) {
      const origin = await serverOf((_, reply) => {
        reply.writeHead(200, { 'x-server-time': header }).end('{"serverTime":1}');
      });
      times.push(await axiosTransport(origin)(READ));
    }
    expect(times).toMatchObject([{ serverTime: 1792173940123, body: { serverTime: 1 } }, {}, {}]);
    expect(times.slice(1).some((answer) => Object.hasOwn(answer as object, 'serverTime'))).toBe(false);
  });

  it('bring the wait that is given as a moment [REC-7]', async () => {
    const origin = await serverOf((_, reply) => {
      reply.setHeader('date', 'Mon, 23 Nov 2026 00:00:00 GMT');
      reply.writeHead(503, { 'retry-after': 'Mon, 23 Nov 2026 00:00:40 GMT' }).end('{}');
    });
    expect(await axiosTransport(origin)(READ)).toMatchObject({ status: 503, retryAfterSeconds: 40 });
  });

  it('bring no body with a reply that has none', async () => {
    const origin = await serverOf((_, reply) => {
      reply.writeHead(204).end();
    });
    expect(await axiosTransport(origin)(READ)).toMatchObject({ status: 204, body: undefined });
  });

  it('send a body as JSON', async () => {
    let sent = '';
    const origin = await serverOf((request, reply) => {
      request.on('data', (part: Buffer) => {
        sent += part.toString();
      });
      request.on('end', () => reply.end('{}'));
    });
    await axiosTransport(origin)({
      ...READ,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { amount: 5 },
    });
    expect(JSON.parse(sent)).toEqual({ amount: 5 });
  });

  it('fail as the network does when the connection breaks, when nothing listens and when time runs out', async () => {
    const broken = await serverOf((_request, reply) => reply.destroy());
    expect(await axiosTransport(broken)(READ)).toBe('network');
    expect(await axiosTransport('http://localhost:9')(READ)).toBe('network');
    const silent = await serverOf(() => undefined);
    expect(await axiosTransport(silent)({ ...READ, timeout: 50 })).toBe('network');
  });

  it('fail as the network does, or bring what the call then finds malformed, where a body comes broken [REL-34]', async () => {
    const text = JSON.stringify({ name: 'x'.repeat(2000) });
    const packed = gzipSync(text);
    const answering = async (headers: OutgoingHttpHeaders, body: string | Buffer) => {
      const origin = await serverOf((_, reply) => reply.writeHead(200, headers).end(body));
      return axiosTransport(origin)(READ);
    };
    const json = { 'content-type': 'application/json' };
    const zipped = { ...json, 'content-encoding': 'gzip' };
    expect(await answering(zipped, packed)).toMatchObject({ status: 200, body: { name: 'x'.repeat(2000) } });
    // a browser gives it up, Node brings a piece of a text
    const cut = await answering(zipped, packed.subarray(0, packed.length - 12));
    expect(typeof cut === 'object' ? typeof cut.body : cut).toMatch(/^(?:string|network)$/);
    expect(await answering({ ...json, 'content-length': text.length }, text.slice(0, -1))).toBe('network');
    // no page that a proxy puts in place of the reply passes for one, and no type is taken for its word
    expect(await answering({ 'content-type': 'text/html' }, '<html></html>')).toMatchObject({ body: '<html></html>' });
    expect(await answering(json, '<html></html>')).toMatchObject({ status: 200, body: '<html></html>' });
    expect(await answering(json, `\uFEFF{"a":1}`)).toMatchObject({ status: 200 });
    expect(await answering(json, '')).toMatchObject({ status: 200 });
  });

  it('are cancelled before they are sent and on their way [REL-35]', async () => {
    let arrived = 0;
    const origin = await serverOf(() => {
      arrived += 1;
    });
    const transport = axiosTransport(origin);
    expect(await transport(READ, AbortSignal.abort())).toBe('cancelled');
    expect(arrived).toBe(0);
    const controller = new AbortController();
    const reply = transport(READ, controller.signal);
    setTimeout(() => controller.abort(), 100);
    expect(await reply).toBe('cancelled');
  });

  it('take a wait that is neither seconds nor a moment for none', async () => {
    const origin = await serverOf((_request, reply) => {
      reply.writeHead(503, { 'retry-after': 'in a while' });
      reply.end();
    });
    expect(await axiosTransport(origin)(READ)).toMatchObject({ status: 503, retryAfterSeconds: undefined });
  });
});
