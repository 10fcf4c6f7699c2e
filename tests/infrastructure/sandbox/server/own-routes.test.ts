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
const FOR_ALL = defineCall({ ...base, method: 'GET', path: '/web-api/things/all', isForAll: true });
const CHANGE = defineCall({ ...base, method: 'POST', path: '/web-api/things', changes: 'state' });

function opened(current: () => Promise<void> | undefined = () => undefined): OwnRoutes {
  const routes = ownRoutes({ current, failed: () => ({ status: 500, body: { code: 'failure' } }) });
  for (const call of [THING, FIRST, FOR_ALL, CHANGE]) {
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
    ['what is the same for all', asking('/web-api/things/all')],
    ['what changes something', asking('/web-api/things', { method: 'POST' })],
    ['what nobody serves', asking('/web-api/others')],
    ['a part of an address that is empty', asking('/web-api/things/')],
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
