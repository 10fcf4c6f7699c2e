import cookie from '@fastify/cookie';
import fastify from 'fastify';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineCall } from '../../../../infrastructure/http/call.ts';
import type { WireRequest } from '../../../../infrastructure/http/transport.ts';
import { ownRoutes, type OwnRoutes } from '../../../../infrastructure/sandbox/server/own-routes.ts';

const base = {
  name: 'thing',
  summary: 'Reads a thing',
  reply: v.unknown(),
  access: 'public',
  changes: 'none',
} as const;
const THING = defineCall({ ...base, method: 'GET', path: '/web-api/things/:id' });
const FIRST = defineCall({ ...base, method: 'GET', path: '/web-api/things/first' });
const LOADED = defineCall({ ...base, method: 'GET', path: '/web-api/things/load/:code' });
const LINES = defineCall({ ...base, method: 'GET', path: '/web-api/things/:id/lines' });
const CHANGE = defineCall({ ...base, method: 'POST', path: '/web-api/things', changes: 'state' });

function opened(current: () => Promise<void> | undefined = () => undefined): OwnRoutes {
  const routes = ownRoutes({ current, failed: () => ({ status: 500, body: { code: 'failure' } }) });
  for (const call of [THING, FIRST, CHANGE]) {
    routes.add(call, async ({ request: { params, query, cookies, headers, ip } }) => {
      if (headers['x-broken'] === 'yes') throw new Error('broken');
      return { status: 200, body: { path: call.path, params, query, cookies, ip } };
    });
  }
  return routes;
}

// it reads cookies once it is part of a server
beforeAll(async () => {
  await fastify().register(cookie);
});

const asking = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeout: 1000,
  ...more,
});
const caller = { headers: { cookie: 'sid=a%20b' }, address: '203.0.113.7' };

describe('the routes that the server asks itself', () => {
  it('know what a request over a wire would have brought', async () => {
    const answer = await opened().ask(asking('/web-api/things/a%2Fb?lng=ru&of=1&of=2'), caller);
    expect(answer).toEqual({
      status: 200,
      body: {
        path: THING.path,
        params: { id: 'a/b' },
        query: { lng: 'ru', of: ['1', '2'] },
        cookies: { sid: 'a b' },
        ip: '203.0.113.7',
      },
    });
    expect(await opened().ask(asking('/web-api/things/first'), caller)).toMatchObject({ body: { path: FIRST.path } });
  });

  it.each([
    'a%20b?a=1&a=2&b',
    'a?a=b+c%2Bd&c=d=e&=f&g=',
    'a?a=1;b=2&c[]=3&c[d]=4',
    'a?a=1?b=2',
    'a?__proto__=1&constructor=2',
    '%25?',
    '%2525',
    'a%3Fb%23c?',
    '__proto__',
  ])('read an address as the router does: %s', async (rest) => {
    const app = fastify();
    app.get(THING.path, async ({ params, query }) => ({ params, query }));
    const url = `/web-api/things/${rest}`;
    const own = (await opened().ask(asking(url), caller))?.body as { readonly params: object; readonly query: object };
    const sent = (await app.inject(url)).json<{ readonly params: object; readonly query: object }>();
    expect({ params: { ...own.params }, query: { ...own.query } }).toEqual(sent);
    await app.close();
  });

  it.each([
    ['one way', [LOADED, LINES]],
    ['the other', [LINES, LOADED]],
  ])(
    'go by the first part that has a name, as the router does, whether they were added %s or another',
    async (_, calls) => {
      const app = fastify();
      const own = ownRoutes({ current: () => undefined, failed: () => ({ status: 500, body: {} }) });
      for (const { path, ...call } of calls) {
        app.get(path, async () => ({ path }));
        own.add({ ...call, path }, async () => ({ status: 200, body: { path } }));
      }
      for (const url of ['/web-api/things/load/lines', '/web-api/things/load/a', '/web-api/things/a/lines']) {
        const sent = await app.inject(url);
        expect(await own.ask(asking(url), caller)).toEqual({ status: 200, body: sent.json<unknown>() });
      }
      await app.close();
    },
  );

  it.each([
    ['what changes something', asking('/web-api/things', { method: 'POST' })],
    ['what nobody serves', asking('/web-api/others')],
    ['a part of an address that is empty', asking('/web-api/things/')],
    ['one that cannot be read', asking('/web-api/things/%E0%A4%A')],
    ['a query that cannot be read', asking('/web-api/things/1?a=%E0%A4%A&b=%')],
    ['one that is too long', asking(`/web-api/things/${'a'.repeat(101)}`)],
  ])('leave to the whole way %s', (_, request) => {
    expect(opened().ask(request, caller)).toBeUndefined();
  });

  it('answer as over a wire where they break, and where this process is behind the others', async () => {
    const broken = asking('/web-api/things/1', { headers: { 'x-broken': 'yes' } });
    expect(await opened().ask(broken, caller)).toEqual({ status: 500, body: { code: 'failure' } });
    const behind = opened(async () => Promise.reject(new Error('behind')));
    expect(await behind.ask(asking('/web-api/things/1'), caller)).toEqual({ status: 503, body: { code: 'busy' } });
  });
});
