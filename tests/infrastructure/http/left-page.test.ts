import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { seconds } from '../../../core/shared/time.ts';
import { systemTimers } from '../../../infrastructure/browser/system-timers.ts';
import { axiosTransport } from '../../../infrastructure/http/axios-transport.ts';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { Transport, WireAnswer } from '../../../infrastructure/http/transport.ts';
import { PageStore } from '../../../ui/page/page-store.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const SHARED = defineCall({
  name: 'shared',
  summary: 'Reads what the frame shows',
  method: 'GET',
  path: '/shared',
  reply: v.object({ name: v.string() }),
  access: 'public',
  changes: 'none',
  logsAs: 'terms',
  retry: { times: 5, delay: seconds(1) },
});
const OF_PAGE = defineCall({ ...SHARED, name: 'of-page', path: '/of-page', isOfPage: true });
const CANCELLED = { ok: false, error: { kind: 'cancelled' } };
const GOOD: WireAnswer = { status: 200, body: { name: 'one' } };

const openPage = () => new PageStore(() => Promise.reject(new Error('no routes')));

function clientOver(transport: Transport) {
  const page = openPage();
  const timers = manualTimers();
  const logged: string[] = [];
  const http = httpClient({
    transport,
    timers,
    csrfToken: () => undefined,
    pageLeft: () => page.left,
    onLogged: ({ kind }) => logged.push(kind),
  });
  return { http, page, timers, logged };
}

/** A transport that answers when it is told to, whether or not somebody still waits. */
function heldTransport() {
  const answers: ((answer: WireAnswer | 'network') => void)[] = [];
  const transport: Transport = () => new Promise((resolve) => answers.push(resolve));
  return { transport, answers };
}

describe('what a page asked for that was left', () => {
  const servers: { readonly close: () => void; readonly closeAllConnections: () => void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('REL-36 [REL-35] is given up on the wire: the server sees the connection close before it answers, and the frame goes on', async () => {
    const closed: (string | undefined)[] = [];
    const arrived: (string | undefined)[] = [];
    let wake = (): void => undefined;
    const next = () => new Promise<void>((resolve) => (wake = resolve));
    const server = createServer((request, reply) => {
      arrived.push(request.url);
      reply.on('close', () => {
        if (!reply.writableEnded) closed.push(request.url);
        wake();
      });
      if (request.url === '/shared') setTimeout(() => reply.end('{"name":"frame"}'), 150);
      wake();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const page = openPage();
    const http = httpClient({
      transport: axiosTransport(`http://localhost:${String((server.address() as AddressInfo).port)}`),
      timers: systemTimers(),
      csrfToken: () => undefined,
      pageLeft: () => page.left,
    });
    const shared = http.send(SHARED);
    const asked = http.send(OF_PAGE);
    while (arrived.length < 2) await next();
    page.leave();
    expect(await asked).toEqual(CANCELLED);
    while (closed.length === 0) await next();
    expect(closed).toEqual(['/of-page']);
    expect(await shared).toEqual({ ok: true, value: { name: 'frame' } });
    expect(arrived).toHaveLength(2);
  });

  it('REL-36 comes to nobody even where its answer is on the way, and is asked for again by who comes back', async () => {
    const { transport, answers } = heldTransport();
    const { http, page } = clientOver(transport);
    const asked = http.send(OF_PAGE);
    page.leave();
    answers[0]?.(GOOD);
    expect(await asked).toEqual(CANCELLED);
    const again = http.send(OF_PAGE);
    answers[1]?.(GOOD);
    expect(await again).toEqual({ ok: true, value: { name: 'one' } });
  });

  it('REL-36 REL-20 waits for no repeat: the pause of its back-off ends, and nothing is sent once more', async () => {
    let sent = 0;
    const { http, page, timers } = clientOver(async () => {
      sent += 1;
      return Promise.resolve('network');
    });
    const asked = http.send(OF_PAGE);
    await timers.advance(seconds(1.5));
    expect([sent, timers.waiting()]).toEqual([2, 1]);
    page.leave();
    expect(await asked).toEqual(CANCELLED);
    expect(timers.waiting()).toBe(0);
    await timers.advance(seconds(60));
    expect(sent).toBe(2);
  });

  it.each<readonly [string, WireAnswer | 'network']>([
    ['a failure comes after that', 'network'],
    ['a server that is overloaded answers', { status: 503, body: {} }],
  ])('REL-36 is not tried again where %s', async (_, answer) => {
    const { transport, answers } = heldTransport();
    const { http, page, timers } = clientOver(transport);
    const asked = http.send(OF_PAGE);
    page.leave();
    answers[0]?.(answer);
    expect(await asked).toEqual(CANCELLED);
    expect([answers.length, timers.waiting()]).toEqual([1, 0]);
  });

  it('REL-36 is given up as well by who asked for it, and what is no page goes on when the page is left', async () => {
    const signals: (boolean | undefined)[] = [];
    const { http, page } = clientOver(async (_, signal) => {
      await Promise.resolve();
      signals.push(signal?.aborted);
      return signal?.aborted === true ? 'cancelled' : GOOD;
    });
    const own = new AbortController();
    const asked = http.send(OF_PAGE, {}, own.signal);
    own.abort();
    expect(await asked).toEqual(CANCELLED);
    expect(await http.send(OF_PAGE, {}, own.signal)).toEqual(CANCELLED);
    const shared = http.send(SHARED);
    page.leave();
    expect(await shared).toMatchObject({ ok: true });
    expect(signals).toEqual([true, undefined]);
  });

  it('REL-36 leaves no listener on the page, however long that stays open [REL-42]', async () => {
    const { http, page, timers } = clientOver(async () => Promise.resolve(GOOD));
    const held = new Set<unknown>();
    const { left } = page;
    Object.assign(left, {
      addEventListener: (_: string, listener: unknown) => void held.add(listener),
      removeEventListener: (_: string, listener: unknown) => void held.delete(listener),
    });
    // eight hours of a call every three seconds, as many at once as a page asks for
    for (let call = 0; call < 9600; call += 20) {
      const asked = Array.from({ length: 20 }, () => http.send(OF_PAGE));
      expect(held.size).toBe(20);
      await Promise.all(asked);
      expect([held.size, timers.waiting()]).toEqual([0, 0]);
    }
  });
});
