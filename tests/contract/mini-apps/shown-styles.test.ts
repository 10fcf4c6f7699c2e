import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { miniAppHost } from '../../../infrastructure/mini-apps/host/mini-app-host.ts';

const ASK = { slot: 'home-showcase', path: '/ru', language: 'ru', isForced: false } as const;

/** An application that has other styles with every answer, and lets none be kept. */
let asked = 0;
const server = createServer((_request, reply) => {
  asked += 1;
  const styles = [{ cssText: `.a{opacity:.${String(asked)}}` }];
  reply.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  reply.end(JSON.stringify({ appName: 'a', body: '<p class="a">A</p>', styles }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
});

it('an application is not asked again for the styles of what was just drawn, which stay though it changes [HST-43]', async () => {
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const host = () =>
    miniAppHost({ addresses: () => ({ 'home-showcase': origin }), plainOrigin: () => origin, log: () => undefined });
  const one = host();
  const shown = await one.content(ASK);
  const version = shown.ok ? shown.value.version : '';
  await one.content(ASK);
  expect([one.shownStyles(version), asked]).toEqual(['.a{opacity:.1}', 2]);
  expect(host().shownStyles(version)).toBeUndefined();
});
