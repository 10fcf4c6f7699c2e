import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../../core/notices/failure-notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok } from '../../../core/shared/result.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const THING = defineCall({
  name: 'thing',
  summary: 'Does a thing for a player',
  method: 'POST',
  path: '/web-api/thing',
  reply: v.object({ ok: v.literal(true) }),
  access: 'player',
  changes: 'state',
  isAuthorised: true,
});
const DONE: WireAnswer = { status: 200, body: { ok: true } };
const refusal = (status: number, body: object): WireAnswer => ({ status, body });

/** A page whose calls are answered one after another. */
function page(...answers: readonly (WireAnswer | 'cancelled' | 'network')[]) {
  const sent: WireRequest[] = [];
  const happened: string[] = [];
  let tokens = 0;
  const http = httpClient({
    timers: manualTimers(),
    csrfToken: () => undefined,
    onLawful: () => happened.push('led to the terms'),
    transport: async (request) => {
      sent.push(request);
      return Promise.resolve(answers[sent.length - 1] ?? 'network');
    },
    recover: callRecovery({
      tokens: {
        owner: () => ({ userId: 1, epoch: 1 }),
        token: async (refused) => {
          if (refused !== undefined || tokens === 0) tokens += 1;
          return Promise.resolve(ok(`token-${String(tokens)}`));
        },
        refuse: () => happened.push('signed out'),
      },
      newerCsrf: async () => Promise.resolve(false),
      newerFingerprint: async () => Promise.resolve('newer'),
      solveCaptcha: async (kind) => {
        happened.push(`${kind} shown`);
        return Promise.resolve('paid');
      },
    }),
  });
  return { sent, happened, send: async () => http.send(THING) };
}

const headers = (sent: readonly WireRequest[], name: string) => sent.map((request) => request.headers[name]);

describe('a row of the error catalogue that a call is mended by', () => {
  it('8.2.1 a 401 has a fresh token fetched, and the request repeated once [REC-1]', async () => {
    const { sent, happened, send } = page(refusal(401, {}), DONE);
    expect(await send()).toEqual({ ok: true, value: { ok: true } });
    expect(headers(sent, 'authorization')).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(happened).toEqual([]);
    const twice = page(refusal(401, {}), refusal(401, {}), DONE);
    expect((await twice.send()).ok).toBe(false);
    expect([twice.sent.length, twice.happened]).toEqual([2, ['signed out']]);
  });

  it('8.3.1 a 400 with the code of the fingerprint is repeated with a newer one [REC-2]', async () => {
    const { sent, send } = page(refusal(400, { code: 110 }), DONE);
    expect((await send()).ok).toBe(true);
    expect(headers(sent, 'x-fingerprint')).toEqual([undefined, 'newer']);
  });

  it.each([
    ['100', 'picture'],
    ['111', 'checkbox'],
    ['112', 'puzzle'],
    ['113', 'invisible'],
  ])(
    '8.4.1 a 400 with code %s is repeated after its captcha, %s, with the token [REC-3, CAP-1]',
    async (code, kind) => {
      const { sent, happened, send } = page(refusal(400, { code: Number(code) }), DONE);
      expect((await send()).ok).toBe(true);
      expect(happened).toEqual([`${kind} shown`]);
      expect(headers(sent, 'x-captcha-token')).toEqual([undefined, 'paid']);
      const again = page(...Array.from({ length: 5 }, () => refusal(400, { code })));
      expect(await again.send()).toMatchObject({ ok: false, error: { code } });
      expect([again.sent.length, again.happened.length]).toEqual([4, 3]);
    },
  );

  it('8.5.1 a 451 with exception code 1 leads to the terms, and is not repeated [REC-4]', async () => {
    const { sent, happened, send } = page(refusal(451, { exception_code: 1 }), DONE);
    expect(await send()).toMatchObject({ ok: false, error: { status: 451, code: '1' } });
    expect([sent.length, happened]).toEqual([1, ['led to the terms']]);
  });
});

describe('a row of the error catalogue about the failure itself', () => {
  const failureOf = async (answer: WireAnswer | 'cancelled' | 'network'): Promise<RequestFailure> => {
    const reply = await page(answer).send();
    if (reply.ok) throw new Error('the call did not fail');
    return reply.error;
  };

  it('8.1.5 REL-35 a cancelled request is told to nobody [NO-13]', async () => {
    expect(noticeFor(await failureOf('cancelled'), 'query')).toBeUndefined();
  });

  it('8.11.7 the errors of a reply are one text, a line each [NO-19]', async () => {
    const errors = [{ detail: 'First' }, { detail: 'Second' }];
    expect(await failureOf(refusal(409, { errors }))).toMatchObject({ title: 'First\nSecond' });
  });
});
