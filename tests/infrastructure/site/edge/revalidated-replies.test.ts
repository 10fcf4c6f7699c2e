import cookie from '@fastify/cookie';
import fastify, { type FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { packedText, sendPacked } from '../../../../infrastructure/http/packed-text.ts';
import { compressReplies } from '../../../../infrastructure/site/edge/edge-server.ts';
import { revalidateReplies } from '../../../../infrastructure/site/edge/revalidated-replies.ts';

const app = fastify();
await compressReplies(app);
revalidateReplies(app);
let version = 1;
const kept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache');
app.get('/line', async (_request, reply) => kept(reply).send({ version, rows: 'row '.repeat(1000) }));
app.get('/own', async (_request, reply) => kept(reply).header('etag', '"v7"').send({ version }));
app.get('/page', async (_request, reply) => kept(reply).type('text/html').send('<p>page</p>'));
app.get('/marked-page', async (_request, reply) => kept(reply).type('text/html').header('etag', '"p"').send('<p>'));
const packed = packedText('<p>long</p>'.repeat(1000));
app.get('/packed', async (request, reply) => sendPacked(request, kept(reply).type('text/html'), packed));
app.get('/player', async (_request, reply) => reply.header('cache-control', 'no-store').send({ version }));
app.get('/cookie', async (_request, reply) => kept(reply).header('set-cookie', 'a=b').send({ version }));
await app.register(async (scope) => {
  await scope.register(cookie);
  scope.get('/cookie-of-plugin', async (_request, reply) => kept(reply).setCookie('a', 'b').send({ version }));
});
app.get('/silent', () => ({ version }));
app.get('/file', async (_request, reply) =>
  kept(reply)
    .header('etag', '"f"')
    .send(Readable.from(['file'])),
);
app.get('/known-file', async (_request, reply) => kept(reply).code(304).header('etag', '"f"').send(Readable.from([])));
app.get('/gone', async (_request, reply) => kept(reply).code(404).send({ version }));
app.post('/line', async (_request, reply) => kept(reply).send({ version }));
afterAll(async () => app.close());

async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  return app.inject({ url, method, headers });
}

describe('a reply that may be kept', () => {
  it('is not sent again while it is the same', async () => {
    const first = await ask('/line', { 'accept-encoding': 'gzip' });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toContain('"version":1');
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await ask('/line', { 'if-none-match': known, 'accept-encoding': 'gzip' });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag], known).toEqual([304, 0, tag]);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(String(again.headers.vary)).toContain('accept-encoding');
    }
    version = 2;
    const changed = await ask('/line', { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('is marked alike however it is compressed, and for HEAD', async () => {
    const { headers } = await ask('/line');
    for (const encoding of ['br', 'gzip'])
      expect((await ask('/line', { 'accept-encoding': encoding })).headers.etag).toBe(headers.etag);
    const head = await ask('/line', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    expect((await ask('/line', { 'if-none-match': String(headers.etag) }, 'HEAD')).statusCode).toBe(304);
  });

  it('says nothing of a body that it does not send', async () => {
    const tag = String((await ask('/line')).headers.etag);
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/line', '/known-file']) {
        const { statusCode, headers } = await ask(url, { 'if-none-match': tag, 'accept-encoding': 'br' }, method);
        const ofBody = ['content-length', 'content-encoding', 'content-type'].map((name) => headers[name]);
        expect([statusCode, ...ofBody], `${method} ${url}`).toEqual([304, undefined, undefined, undefined]);
      }
  });

  it('keeps the mark that it was given', async () => {
    expect((await ask('/own')).headers.etag).toBe('"v7"');
    expect((await ask('/own', { 'if-none-match': 'W/"v7"' })).statusCode).toBe(304);
    expect((await ask('/own', { 'if-none-match': '"v6"' })).statusCode).toBe(200);
  });

  it.each(['/page', '/player', '/cookie', '/cookie-of-plugin', '/silent', '/gone'])(
    'is none of these: %s',
    async (url) => {
      const reply = await ask(url, { 'if-none-match': '*' });
      expect(reply.headers.etag).toBeUndefined();
      expect(reply.statusCode).not.toBe(304);
    },
  );

  it('is no file: that answers for itself, and would stay open', async () => {
    const reply = await ask('/file', { 'if-none-match': '"f"' });
    expect([reply.statusCode, reply.body]).toEqual([200, 'file']);
  });

  it('is no reply to a change', async () => {
    expect((await ask('/line', { 'if-none-match': '*' }, 'POST')).statusCode).toBe(200);
  });
});

describe('a long text that is the same for all', () => {
  it('is compressed once for each way to read it', async () => {
    expect(await packed.br()).toBe(await packed.br());
    expect(await packed.gzip()).toBe(await packed.gzip());
  });

  it('is sent as the visitor can read it, and not again', async () => {
    const ways = [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
    ] as const;
    for (const [accepted, encoding, unpacked] of ways) {
      const { headers, rawPayload } = await ask('/packed', { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.etag, headers.vary]).toEqual([
        encoding,
        packed.tag,
        'accept-encoding',
      ]);
      expect(unpacked(rawPayload).toString()).toBe(packed.plain);
      const head = await ask('/packed', { 'accept-encoding': accepted }, 'HEAD');
      expect([head.body, head.headers['content-encoding'], head.headers['content-length']]).toEqual([
        '',
        encoding,
        headers['content-length'],
      ]);
      const again = await ask('/packed', { 'accept-encoding': accepted, 'if-none-match': packed.tag });
      expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    }
  });

  it('is a page only where it has a mark of its own', async () => {
    expect((await ask('/marked-page', { 'if-none-match': '"p"' })).statusCode).toBe(304);
    expect((await ask('/page')).headers.etag).toBeUndefined();
  });
});
