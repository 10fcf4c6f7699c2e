import { TERMS_STATUS } from '../../../infrastructure/player/player-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { KEEP_LANDING } from '../../../infrastructure/site/consent-calls.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { NoAnswer, Transport, WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const READ = defineCall({
  name: 'read',
  summary: 'Reads a thing',
  method: 'GET',
  path: '/web-api/things/:id',
  params: v.object({ id: v.number() }),
  query: v.object({ lang: v.optional(v.string()) }),
  reply: v.object({ name: v.string(), odds: v.pipe(v.number(), v.transform(String)) }),
  access: 'public',
  changes: 'none',
  retry: { times: 2, delay: 1000 },
});

const PLACE = defineCall({
  name: 'place',
  summary: 'Places a thing',
  method: 'POST',
  path: '/web-api/things',
  body: v.object({ amount: v.number() }),
  reply: v.object({ ok: v.literal(true) }),
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

type Scripted = WireAnswer | NoAnswer;

function clientOf(answers: readonly Scripted[]) {
  const requests: WireRequest[] = [];
  const timers = manualTimers();
  let signedOut = 0;
  const lawful: (string | undefined)[] = [];
  const logged: string[] = [];
  const transport: Transport = (request) => {
    requests.push(request);
    return Promise.resolve(answers[Math.min(requests.length, answers.length) - 1] ?? 'network');
  };
  const http = httpClient({
    transport,
    timers,
    csrfToken: () => 'token-1',
    onSignedOut: () => {
      signedOut += 1;
    },
    onLawful: (failure) => lawful.push(failure.kind === 'refused' ? failure.code : undefined),
    onLogged: (failure, context) => logged.push(`${context}: ${failure.kind}`),
  });
  return { http, requests, timers, signedOut: () => signedOut, lawful, logged };
}

const good: WireAnswer = { status: 200, body: { name: 'one', odds: 2 } };

describe('the http client', () => {
  it('tells the log of what is only logged, once and at the end of the repeats [NO-13]', async () => {
    const { http, logged, timers } = clientOf([{ status: 500, body: {} }]);
    const sending = http.send({ ...READ, logsAs: 'terms', retry: { times: 2, delay: 100 } }, { params: { id: 5 } });
    await timers.advance(1000);
    await sending;
    void http.send(READ, { params: { id: 5 } });
    await timers.advance(60_000);
    expect(logged).toEqual(['terms: refused']);
    expect([TERMS_STATUS, DISCONNECT, KEEP_LANDING].map(({ logsAs }) => logsAs)).toEqual([
      'terms',
      'sign-out',
      'referral',
    ]);
  });

  it('hands over the reply in the words of the core', async () => {
    const { http, requests } = clientOf([good]);
    expect(await http.send(READ, { params: { id: 5 }, query: { lang: 'ru' } })).toEqual({
      ok: true,
      value: { name: 'one', odds: '2' },
    });
    expect(requests).toEqual([
      {
        method: 'GET',
        url: '/web-api/things/5?lang=ru',
        headers: { accept: 'application/json' },
        timeout: 20_000,
      },
    ]);
  });

  it.each([
    [451, 1],
    [403, 0],
    [200, 0],
  ])('tells of a refusal for legal reasons: %i, %i times [REC-4]', async (status, times) => {
    const { http, lawful } = clientOf([{ status, body: { code: 'no' } }]);
    await http.send(PLACE, { body: { amount: 1 }, key: 'k' });
    expect(lawful).toHaveLength(times);
  });

  it.each([
    [{ exception_code: 1 }, '1'],
    [{ exception_code: '1', title: 'Terms' }, '1'],
    [{ exception_code: 7 }, '7'],
    [{ code: 'country', exception_code: 1 }, 'country'],
    [{ code: 7, title: 'Terms' }, '7'],
    [{ code: 0 }, '0'],
    [{ code: null, exception_code: 3, title: null }, '3'],
    [{ exception_code: null }, undefined],
    [{ code: 'country', exception_code: null }, 'country'],
    [{}, undefined],
  ])('reads the exception code of a refusal for legal reasons: %j is %s [REC-4]', async (body, code) => {
    const { http, lawful } = clientOf([{ status: 451, body }]);
    expect(await http.send(PLACE, { body: { amount: 1 }, key: 'k' })).toMatchObject({ error: { status: 451, code } });
    expect(lawful).toEqual([code]);
  });

  it.each(['../admin', '..', '5/../6', '%2e%2e', '5?x=1', '', undefined])(
    'sends nothing whose id is %j, and answers as the server would [SEC-43]',
    async (id) => {
      const { http, requests } = clientOf([{ status: 200, body: { name: 'a', odds: 1 } }]);
      const reply = await http.send(READ, { params: { id } as never });
      expect(reply).toEqual({ ok: false, error: { kind: 'refused', status: 400, code: 'malformed' } });
      expect(await http.send(READ)).toEqual(reply);
      expect(requests).toEqual([]);
    },
  );

  it('sends what changes money with its key, its token and its mark', async () => {
    const { http, requests } = clientOf([{ status: 200, body: { ok: true } }]);
    await http.send(PLACE, { body: { amount: 5 }, key: 'key-1' });
    expect(requests[0]).toEqual({
      method: 'POST',
      url: '/web-api/things',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'app',
        'x-csrf-token': 'token-1',
        'idempotency-key': 'key-1',
      },
      body: { amount: 5 },
      timeout: 8000,
    });
  });

  it('asks again after a lost or failed answer, as often and as late as the call says', async () => {
    const { http, requests, timers } = clientOf(['network', { status: 503, body: undefined }, good]);
    const reply = http.send(READ, { params: { id: 5 } });
    await timers.advance(999);
    expect(requests).toHaveLength(1);
    await timers.advance(1);
    expect(requests).toHaveLength(2);
    await timers.advance(1000);
    expect((await reply).ok).toBe(true);
    expect(requests).toHaveLength(3);
  });

  it.each([429, 503])(
    'waits after %i as long as the server asks, unless that is too long [REC-7, REL-20]',
    async (status) => {
      const busy = (retryAfterSeconds: number): WireAnswer => ({ status, body: {}, retryAfterSeconds });
      const { http, requests, timers } = clientOf([busy(5), good]);
      const reply = http.send(READ, { params: { id: 5 } });
      await timers.advance(4999);
      expect(requests).toHaveLength(1);
      await timers.advance(1);
      expect((await reply).ok).toBe(true);
      const long = clientOf([busy(600)]);
      expect(await long.http.send(READ, { params: { id: 5 } })).toMatchObject({ error: { retryAfterSeconds: 600 } });
      expect(long.requests).toHaveLength(1);
    },
  );

  it('does not wait after 429 while the page opens, and does after what else fails [REC-7]', async () => {
    const options = { csrfToken: () => undefined, timers: manualTimers(), isOpening: () => true };
    let sent = 0;
    const answering = (answer: WireAnswer) =>
      httpClient({ ...options, transport: async () => Promise.resolve((sent += 1) > 1 ? good : answer) });
    const read = async (status: number) =>
      answering({ status, body: {}, retryAfterSeconds: 5 }).send(READ, { params: { id: 5 } });
    expect(await read(429)).toMatchObject({ error: { status: 429, retryAfterSeconds: 5 } });
    sent = 0;
    const reply = read(503);
    await options.timers.advance(5000);
    expect((await reply).ok).toBe(true);
  });

  it('fails as the page was drawn, at once: what the server had no answer for is not waited for [REC-7]', async () => {
    const { http, requests } = clientOf(['unanswered', { status: 503, body: {}, isDrawn: true }]);
    const wish = { ...READ, retry: { times: 2, delay: 100 } };
    expect(await http.send(wish, { params: { id: 5 } })).toMatchObject({ error: { kind: 'network' } });
    expect(await http.send(wish, { params: { id: 5 } })).toMatchObject({ error: { status: 503 } });
    expect(requests).toHaveLength(2);
  });

  it('joins the errors of a reply where it has no title [NO-19]', async () => {
    const errors = [{ detail: 'No such game' }, { message: 'Try later' }];
    const { http } = clientOf([
      { status: 422, body: { errors } },
      { status: 422, body: { title: 'No', errors } },
    ]);
    expect(await http.send(PLACE, { body: { amount: 1 } })).toMatchObject({
      error: { title: 'No such game\nTry later' },
    });
    expect(await http.send(PLACE, { body: { amount: 1 } })).toMatchObject({ error: { title: 'No' } });
  });

  it('takes a reply of 200 that has errors for a refusal, and one of a status and words in place of what was asked [NO-24]', async () => {
    const errors = [{ message: 'No such game' }, { message: 'Try later' }];
    const { http } = clientOf([
      { status: 200, body: { data: null, errors } },
      { status: 200, body: { ...(good.body as object), errors } },
      { status: 200, body: { status: 2, message: 'Not now' } },
      { status: 200, body: { ...(good.body as object), status: 2, message: 'Done', errors: [] } },
      { status: 200, body: { status: 2 } },
      { status: 200, body: { result: null, error: 'Not now' } },
      { status: 200, body: { result: {}, error: { message: 'Not now' } } },
      { status: 200, body: { ...(good.body as object), error: null } },
      { status: 404, body: { error: 'Not Found', message: 'No such page' } },
    ]);
    const details = 'No such game\nTry later';
    const send = async () => http.send(READ, { params: { id: 5 } });
    expect(await send()).toMatchObject({ error: { kind: 'refused', status: 500, title: details, details } });
    expect(await send()).toMatchObject({ error: { kind: 'refused', details } });
    expect(await send()).toMatchObject({ error: { kind: 'refused', status: 500, bodyStatus: 2, title: 'Not now' } });
    expect((await send()).ok).toBe(true);
    expect(await send()).toMatchObject({ error: { kind: 'malformed' } });
    expect(await send()).toMatchObject({ error: { kind: 'refused', status: 500, title: 'Not now' } });
    expect(await send()).toMatchObject({ error: { kind: 'refused', status: 500, title: 'Not now' } });
    expect((await send()).ok).toBe(true);
    const last = await send();
    expect(last.ok ? undefined : Object.hasOwn(last.error, 'details')).toBe(false);
  });

  it('reads the words and the status that a refusal gives itself [NO-15]', async () => {
    const { http } = clientOf([{ status: 409, body: { status: 2, message: 'Not now', data: { message: 'Later' } } }]);
    expect(await http.send(READ, { params: { id: 5 } })).toMatchObject({
      error: { status: 409, bodyStatus: 2, title: 'Not now' },
    });
  });

  it('gives up after the last try', async () => {
    const { http, requests, timers } = clientOf(['network']);
    const reply = http.send(READ, { params: { id: 5 } });
    await timers.advance(60_000);
    expect(await reply).toEqual({ ok: false, error: { kind: 'network' } });
    expect(requests).toHaveLength(3);
  });

  it('never repeats by itself a call that does not say so', async () => {
    const { http, requests } = clientOf(['network']);
    expect(await http.send(PLACE, { body: { amount: 5 }, key: 'k' })).toEqual({
      ok: false,
      error: { kind: 'network' },
    });
    expect(requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('never repeats a refusal: %i', async (status) => {
    const { http, requests } = clientOf([{ status, body: { code: 'no' } }]);
    expect(await http.send(READ, { params: { id: 5 } })).toMatchObject({
      ok: false,
      error: { kind: 'refused', status },
    });
    expect(requests).toHaveLength(1);
  });

  it('takes the message of the data for the title where there is no other [NO-19]', async () => {
    const { http } = clientOf([
      { status: 409, body: { code: 'account-exists', data: { message: 'You have one already' } } },
      { status: 409, body: { code: 'account-exists', data: 'none' } },
    ]);
    const place = async () => http.send(PLACE, { body: { amount: 1 } });
    expect(await place()).toMatchObject({ error: { code: 'account-exists', title: 'You have one already' } });
    expect(await place()).toMatchObject({ error: { code: 'account-exists', title: undefined } });
  });

  it('tells the code, the title and the wait of a refusal', async () => {
    const { http } = clientOf([{ status: 429, body: { code: 'too-many', title: 'Wait' }, retryAfterSeconds: 7 }]);
    expect(await http.send(PLACE, { body: { amount: 1 } })).toEqual({
      ok: false,
      error: { kind: 'refused', status: 429, code: 'too-many', title: 'Wait', retryAfterSeconds: 7 },
    });
  });

  it.each([undefined, null, 'text', 7, [], { code: {} }, { title: {} }])(
    'takes a refusal with any body at all: %j',
    async (body) => {
      const { http } = clientOf([{ status: 400, body }]);
      expect(await http.send(PLACE, { body: { amount: 1 } })).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 400, code: undefined, title: undefined },
      });
    },
  );

  it.each([
    undefined,
    null,
    '',
    '<html>',
    [],
    {},
    { name: 'one' },
    { name: 'one', odds: '2' },
    { name: null, odds: 2 },
  ])('takes a reply of another shape for malformed: %j', async (body) => {
    const { http } = clientOf([{ status: 200, body }]);
    expect(await http.send(READ, { params: { id: 5 } })).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('says where a reply is malformed', async () => {
    const { http } = clientOf([{ status: 200, body: { name: 'one', odds: null } }]);
    expect(await http.send(READ, { params: { id: 5 } })).toEqual({
      ok: false,
      error: { kind: 'malformed', path: 'odds' },
    });
  });

  it('tells of a session that ended, but not where a player is not needed', async () => {
    const asPlayer = clientOf([{ status: 401, body: {} }]);
    await asPlayer.http.send(PLACE, { body: { amount: 1 } });
    expect(asPlayer.signedOut()).toBe(1);
    const asAnybody = clientOf([{ status: 401, body: {} }]);
    await asAnybody.http.send(READ, { params: { id: 5 } });
    expect(asAnybody.signedOut()).toBe(0);
  });

  it('is silent about what was cancelled, and stops waiting [REL-35]', async () => {
    const { http } = clientOf(['cancelled']);
    expect(await http.send(READ, { params: { id: 5 } })).toEqual({ ok: false, error: { kind: 'cancelled' } });

    const controller = new AbortController();
    const waiting = clientOf(['network', 'cancelled']);
    const reply = waiting.http.send(READ, { params: { id: 5 } }, controller.signal);
    await waiting.timers.advance(10);
    controller.abort();
    expect(await reply).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(waiting.timers.waiting()).toBe(0);
  });
});
