import { gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE } from '../../../../infrastructure/sports/sports-calls.ts';
import { ownRoutes } from '../../../../infrastructure/sandbox/server/own-routes.ts';
import { readyReplies } from '../../../../infrastructure/sandbox/server/ready-replies.ts';
import { refuse } from '../../../../infrastructure/sandbox/server/refusal.ts';
import { serveCall, type ServedApi } from '../../../../infrastructure/sandbox/server/serve-call.ts';
import { revalidateReplies } from '../../../../infrastructure/site/edge/revalidated-replies.ts';

const URL = `${LINE.path}?lng=ru&section=all&time=0&hours=0`;
const GZIP = { 'accept-encoding': 'gzip' };
const TEXT = '{"games":[],"of":"Матч"}';

describe('replies that are ready', () => {
  let app: FastifyInstance;
  let moment: number;
  let made: number;
  let isDown: boolean;
  let meanwhile: () => void;
  let filling: string;

  beforeEach(() => {
    [moment, made, isDown, filling] = [1, 0, false, ''];
    meanwhile = () => undefined;
    app = fastify();
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('x-of-all', 'yes');
      done();
    });
    revalidateReplies(app);
    const api = {
      app,
      calls: [],
      own: ownRoutes({ current: () => undefined, failed: () => ({ status: 500, body: {} }) }),
      ready: readyReplies(() => moment),
      beforeReading: () => (isDown ? Promise.resolve(refuse(503, 'feed-down')) : undefined),
    } as unknown as ServedApi;
    serveCall(api, LINE, async () => {
      made += 1;
      const preparedText = `${TEXT} of ${String(moment)}${filling}`;
      await Promise.resolve(meanwhile());
      return { preparedText, gzipped: () => Promise.resolve(gzipSync(preparedText)) };
    });
  });
  afterEach(() => app.close());

  const get = async (headers: Readonly<Record<string, string>> = GZIP, url = URL) =>
    app.inject({ method: 'GET', url, headers: { ...headers } });

  it('go out with the headers and the body of the first, made once', async () => {
    const [first, second] = [await get(), await get()];
    const { date: _, connection: _one, ...headers } = first.headers;
    expect(made).toBe(1);
    expect(second.headers).toMatchObject(headers);
    expect([second.statusCode, second.headers['x-of-all'], second.headers['content-encoding']]).toEqual([
      200,
      'yes',
      'gzip',
    ]);
    expect(gunzipSync(second.rawPayload).toString()).toBe(`${TEXT} of 1`);
  });

  it('are those of the address and of what is taken compressed', async () => {
    await get();
    expect((await get({})).body).toBe(`${TEXT} of 1`);
    await get(GZIP, URL.replace('ru', 'en'));
    expect(made).toBe(3);
  });

  it.each([100, 20_000])('come byte for byte over a connection that stays open, about %i letters', async (length) => {
    filling = 'ы'.repeat(length);
    const origin = await app.listen({ port: 0 });
    const known = async (): Promise<readonly string[]> => {
      const reply = await fetch(`${origin}${URL}`);
      return [await reply.text(), String(reply.headers.get('etag'))];
    };
    const first = await known();
    expect(first[0]).toBe(`${TEXT} of 1${filling}`);
    for (let again = 0; again < 3; again += 1) expect(await known()).toEqual(first);
    const plain = await get({});
    expect([plain.body, plain.headers['content-length'], made]).toEqual([
      first[0],
      String(Buffer.byteLength(first[0] ?? '')),
      2,
    ]);
  });

  it('say that nothing has changed to who has it, and nothing of a body', async () => {
    await get();
    const { etag } = (await get()).headers;
    const known = await get({ ...GZIP, 'if-none-match': String(etag) });
    expect([known.statusCode, known.body, made]).toEqual([304, '', 1]);
    const ofBody = ['content-length', 'content-encoding', 'content-type'].map((name) => known.headers[name]);
    expect([...ofBody, known.headers['vary'], known.headers.etag]).toEqual([
      undefined,
      undefined,
      undefined,
      'accept-encoding',
      etag,
    ]);
  });

  it('are made anew at the next moment, and not kept where it came meanwhile', async () => {
    await get();
    moment = 2;
    expect((await get({})).body).toBe(`${TEXT} of 2`);
    meanwhile = () => {
      moment = 3;
    };
    expect((await get({}, URL.replace('ru', 'en'))).body).toBe(`${TEXT} of 2`);
    expect((await get({}, URL.replace('ru', 'en'))).body).toBe(`${TEXT} of 3`);
  });

  it('wait behind what stops all readings', async () => {
    await get();
    isDown = true;
    expect((await get()).statusCode).toBe(503);
  });
});
