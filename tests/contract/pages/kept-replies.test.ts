import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshNonce } from '../../../infrastructure/site/fresh-nonce.ts';
import { gzipTemplate, type GzipTemplate } from '../../../infrastructure/site/kept/gzip-template.ts';
import { sendGzip } from '../../../infrastructure/site/kept/send-kept.ts';

const NOW = '1700000000000';
/** Of a length that no compression makes small: what is not read soon fills what the system holds of a connection. */
const REST = Array.from({ length: 4000 }, (_, at) => String((at * 7_919_317) % 1_000_003)).join(' ');
const REPLIES = 400;

let app: FastifyInstance;
let template: GzipTemplate;

beforeAll(async () => {
  const text = {
    starts: ['<a nonce="', '" href="/"><b nonce="'],
    gaps: ['nonce', 'nonce'],
    rest: `">${REST}`,
  } as const;
  template = await gzipTemplate(text, { nonce: freshNonce(), now: NOW });
  app = fastify();
  app.get('/', (_request, reply) => {
    const nonce = freshNonce();
    const gzip = template.filled({ nonce, now: NOW });
    if (gzip === undefined) throw new Error('the words do not fit');
    sendGzip(reply.hijack().raw, gzip, {
      status: 200,
      lines: ['x-nonce', nonce, 'content-length', template.size],
    });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
});

/** Asks many times over one connection, reads nothing until all was asked, and then all. */
async function askSlowly(): Promise<readonly (readonly [nonce: string, html: string])[]> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  const ask = (last = '') => `GET / HTTP/1.1\r\nhost: localhost\r\n${last}\r\n`;
  socket.write(ask().repeat(REPLIES - 1) + ask('connection: close\r\n'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  return split(Buffer.concat(await socket.toArray()));
}

function split(bytes: Buffer): readonly (readonly [nonce: string, html: string])[] {
  const replies: (readonly [string, string])[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end === -1) break;
    const head = bytes.toString('latin1', at, end);
    const body = end + 4;
    const whole = body + Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (whole > bytes.length) break;
    replies.push([/x-nonce: (\S+)/i.exec(head)?.[1] ?? '', gunzipSync(bytes.subarray(body, whole)).toString()]);
    at = whole;
  }
  return replies;
}

describe('a kept page whose memory serves one reply after another', () => {
  it('reaches whoever reads late as it was sent, with a nonce of its own', { timeout: 60_000 }, async () => {
    const connections = await Promise.all(Array.from({ length: 5 }, askSlowly));
    const replies = connections.flat();
    for (const [nonce, html] of replies) expect(html).toBe(`<a nonce="${nonce}" href="/"><b nonce="${nonce}">${REST}`);
    expect(new Set(replies.map(([nonce]) => nonce)).size).toBe(5 * REPLIES);
  });
});
