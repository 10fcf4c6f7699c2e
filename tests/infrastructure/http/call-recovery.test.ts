import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const PLACE = defineCall({
  name: 'place',
  summary: 'Places a thing',
  method: 'POST',
  path: '/web-api/things',
  reply: v.object({ ok: v.literal(true) }),
  access: 'public',
  changes: 'state',
  isKeyed: true,
});
const CAPTCHA: WireAnswer = { status: 400, body: { code: '112' } };
const DONE: WireAnswer = { status: 200, body: { ok: true } };

function world(
  answers: readonly WireAnswer[],
  token: string | null = 'paid',
  fingerprint?: string,
  isSamePlayer = true,
) {
  const sent: WireRequest[] = [];
  const asked: string[] = [];
  const http = httpClient({
    timers: manualTimers(),
    csrfToken: () => undefined,
    transport: async (request) => {
      sent.push(request);
      return Promise.resolve(answers[Math.min(sent.length, answers.length) - 1] ?? 'network');
    },
    recover: callRecovery({
      tokens: {
        owner: () => ({ userId: 1, epoch: 1 }),
        token: async () => Promise.resolve(ok(undefined)),
        refuse: () => undefined,
      },
      newerCsrf: async () => {
        asked.push('csrf');
        return Promise.resolve(isSamePlayer);
      },
      newerFingerprint: async () => {
        asked.push('fingerprint');
        return Promise.resolve(fingerprint);
      },
      solveCaptcha: async (kind, call) => {
        asked.push(`${kind} for ${call}`);
        return Promise.resolve(token ?? undefined);
      },
    }),
  });
  return { sent, asked, place: async () => http.send(PLACE, { key: 'key-1' }) };
}

describe('a call that is refused for want of a fingerprint', () => {
  const REFUSED: WireAnswer = { status: 400, body: { code: '110' } };

  it('is sent again with it, once [REC-2, SEC-63]', async () => {
    const { sent, asked, place } = world([REFUSED, DONE], 'paid', 'hint');
    expect((await place()).ok).toBe(true);
    expect([asked, sent.map(({ headers }) => headers['x-fingerprint'])]).toEqual([
      ['fingerprint'],
      [undefined, 'hint'],
    ]);
    const again = world([REFUSED], 'paid', 'hint');
    expect(await again.place()).toMatchObject({ error: { code: '110' } });
    expect(again.sent).toHaveLength(2);
  });

  it('stays refused where none can be had [FPR-3, REC-6]', async () => {
    const { sent, place } = world([REFUSED]);
    expect((await place()).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('a call that is refused for want of the token of the page', () => {
  const REFUSED: WireAnswer = { status: 403, body: { code: 'csrf' } };

  it('is sent once more with a new one, under its key [REC-8]', async () => {
    const { sent, asked, place } = world([REFUSED, DONE]);
    expect((await place()).ok).toBe(true);
    expect([asked, sent.map(({ headers }) => headers['idempotency-key'])]).toEqual([['csrf'], ['key-1', 'key-1']]);
    const again = world([REFUSED]);
    expect(await again.place()).toMatchObject({ error: { status: 403, code: 'csrf' } });
    expect([again.asked, again.sent.length]).toEqual([['csrf'], 2]);
  });

  it('is sent again with the others that were refused at once, after one renewal [REC-8]', async () => {
    const { sent, asked, place } = world([REFUSED, REFUSED, REFUSED, DONE]);
    const replies = await Promise.all([place(), place(), place()]);
    expect(replies.map(({ ok: isDone }) => isDone)).toEqual([true, true, true]);
    expect([asked, sent.length]).toEqual([['csrf'], 6]);
    const later = world([REFUSED, DONE, REFUSED, DONE]);
    await later.place();
    await later.place();
    expect(later.asked).toEqual(['csrf', 'csrf']);
  });

  it('stays refused where nobody is signed in any more, or somebody else [REC-8, SEC-53]', async () => {
    const { sent, place } = world([REFUSED, DONE], 'paid', undefined, false);
    expect((await place()).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('is not sent again where it was refused for another reason [REC-5]', async () => {
    const { sent, asked, place } = world([{ status: 403, body: { code: 'not-fresh' } }, DONE]);
    expect((await place()).ok).toBe(false);
    expect([asked, sent.length]).toEqual([[], 1]);
  });
});

describe('a recovery that does not come', () => {
  it.each(['before', 'after'])('fails its call like the network does: %s the call is sent [REC-6]', async (when) => {
    const http = httpClient({
      timers: manualTimers(),
      csrfToken: () => undefined,
      transport: async () => Promise.resolve(CAPTCHA),
      recover: async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    const call = when === 'before' ? { ...PLACE, isAuthorised: true as const } : PLACE;
    expect(await http.send(call, { key: 'key-1' })).toEqual({ ok: false, error: { kind: 'network' } });
  });
});

describe('a call that is refused for want of a captcha', () => {
  it('is sent again with the token in a header and the same key [REC-3, SEC-62]', async () => {
    const { sent, asked, place } = world([CAPTCHA, DONE]);
    expect(await place()).toEqual({ ok: true, value: { ok: true } });
    expect(asked).toEqual(['puzzle for place']);
    expect(sent.map(({ headers }) => [headers['idempotency-key'], headers['x-captcha-token']])).toEqual([
      ['key-1', undefined],
      ['key-1', 'paid'],
    ]);
  });

  it('is cancelled where the captcha was dismissed, so that nobody is told of it [CAP-6, REL-35]', async () => {
    const { sent, place } = world([CAPTCHA, DONE], null);
    expect(await place()).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(sent).toHaveLength(1);
  });

  it('stays refused after the third captcha [REC-3]', async () => {
    const { sent, place } = world([CAPTCHA]);
    expect(await place()).toMatchObject({ ok: false, error: { status: 400, code: '112' } });
    expect(sent).toHaveLength(4);
  });
});
