import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fingerprint } from '../../../core/session/fingerprint.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import { ok } from '../../../core/shared/result.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { fingerprints } from '../../../infrastructure/http/fingerprints.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { httpSignInGateway } from '../../../infrastructure/session/http-sign-in-gateway.ts';
import { VIDEO_USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('what a device is sent and sends beside the session', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  /** A browser whose fingerprints hold for a while of their own. */
  function browserOf(holdsFor: readonly (number | undefined)[]) {
    const timers = manualTimers();
    const sent: { readonly hint: string | undefined; readonly body: unknown; readonly status: number }[] = [];
    let loads = 0;
    const logged: string[] = [];
    const prints = fingerprints({
      timers,
      log: (line) => logged.push(line),
      // the page believes in what it has: the server knows better
      now: () => 0,
      load: async (): Promise<Fingerprint | undefined> => {
        const holds = holdsFor[loads];
        loads += 1;
        if (holds === undefined) return Promise.resolve(undefined);
        const expiresAt = fixture.clock.now() + holds;
        return Promise.resolve({
          token: `${'ab'.repeat(32)}.${String(expiresAt)}`,
          expiresAt,
          components: { screen: '1x1' },
        });
      },
    });
    const none = async () => Promise.resolve(undefined);
    const http = httpClient({
      timers,
      csrfToken: () => undefined,
      recover: callRecovery({
        tokens: {
          owner: () => ({ userId: undefined, epoch: 0 }),
          token: async () => Promise.resolve(ok(undefined)),
          refuse: () => undefined,
        },
        newerCsrf: async () => Promise.resolve(false),
        newerFingerprint: async () => prints.newer(),
        solveCaptcha: none,
      }),
      transport: async ({ method, url, headers, body }) => {
        const reply = await fixture.app.inject({
          method,
          url,
          headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers },
          payload: JSON.stringify(body),
        });
        sent.push({ hint: headers['x-fingerprint'], body, status: reply.statusCode });
        return { status: reply.statusCode, body: JSON.parse(reply.body) as unknown };
      },
    });
    const signIns = httpSignInGateway(http, () => prints.current());
    return { signIns, prints, timers, sent, logged, loads: () => loads };
  }

  it('is a fingerprint that goes along with a sign-in once it is there, with what it is made of [FPR-5]', async () => {
    const { userId, password } = await fixture.player();
    const { signIns, prints, timers, sent } = browserOf([hours(1)]);
    const order = { by: 'login', login: String(userId), password, isRemembered: false } as const;
    prints.start();
    expect((await signIns.signIn(order)).ok).toBe(true);
    await timers.advance(8000);
    expect((await signIns.signIn(order)).ok).toBe(true);
    expect(sent.map(({ hint }) => hint === undefined)).toEqual([true, false]);
    expect(sent[1]?.body).toMatchObject({ components_data: { screen: '1x1' } });
  });

  it('is refused with 110 when it has run out; then it is renewed and the sign-in repeated once [FPR-6, REC-2]', async () => {
    const { userId, password } = await fixture.player();
    const order = { by: 'login', login: String(userId), password, isRemembered: false } as const;
    const renewed = browserOf([-1, hours(1)]);
    renewed.prints.start();
    await renewed.timers.advance(8000);
    expect(await renewed.signIns.signIn(order)).toEqual({ ok: true, value: { userId } });
    expect(renewed.sent.map(({ status }) => status)).toEqual([400, 200]);
    const stale = browserOf([-1, -1]);
    stale.prints.start();
    await stale.timers.advance(8000);
    expect(await stale.signIns.signIn(order)).toMatchObject({ ok: false, error: { status: 400, code: '110' } });
    expect(stale.sent).toHaveLength(2);
  });

  it('is loaded once for all calls that wait, and after two failures no more [FPR-3, FPR-4, SEC-63]', async () => {
    const { userId, password } = await fixture.player();
    const order = { by: 'login', login: String(userId), password, isRemembered: false } as const;
    const many = browserOf([-1, hours(1)]);
    many.prints.start();
    await many.timers.advance(8000);
    const [one, other] = await Promise.all([many.prints.newer(), many.prints.newer()]);
    expect([one === other, many.loads()]).toEqual([true, 2]);
    expect((await many.signIns.signIn(order)).ok).toBe(true);
    expect(many.sent.map(({ hint }) => hint)).toEqual([one]);
    const failing = browserOf([-1, undefined, undefined, hours(1)]);
    failing.prints.start();
    await failing.timers.advance(8000);
    for (let time = 0; time < 4; time += 1) await failing.prints.newer();
    expect([failing.loads(), failing.logged]).toEqual([3, ['fail load fingerprint: 1', 'fail load fingerprint: 2']]);
    expect((await failing.signIns.signIn(order)).ok).toBe(true);
  });

  it('is a video token for the player alone, which runs out after the next one was asked for [VTK-1]', async () => {
    const player = await fixture.player();
    const token = (await player.send(VIDEO_USER_TOKEN, { body: {} })).read();
    const [text = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
      readonly sub: string;
      readonly exp: number;
    };
    expect(claims.sub).toBe(String(player.userId));
    expect(claims.exp * 1000 - fixture.clock.now()).toBeGreaterThan(minutes(10));
    expect((await fixture.visitor().send(VIDEO_USER_TOKEN, { body: {} })).status).toBe(401);
  });
});
