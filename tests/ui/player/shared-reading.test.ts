import { describe, expect, it } from 'vitest';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { fakeHttp } from '../../support/fakes/fake-http.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { fail } from '../../../core/shared/result.ts';
import { httpAvailabilityGateway } from '../../../infrastructure/navigation/http-availability-gateway.ts';
import { httpPlayerGateway } from '../../../infrastructure/player/http-player-gateway.ts';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { replySamples } from '../../support/reply-samples.ts';

const CONFIG = 'GET /web-api/user/config';
const BANNED = {
  result: { ...(replySamples()['userConfig'] as { readonly result: object }).result, ban_level: 53, ban_version: 2 },
};

/** A page over a server whose answer about the player comes when it is told to. */
async function openPage() {
  const server = fakeHttp();
  let answer: ((reply: WireAnswer) => void) | undefined;
  server.answers.set(
    CONFIG,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { stores, sessions } = await playerPage({ given: { http: server.http } });
  await stores.lazy.ensure(['player', 'availability']);
  const stop = stores.player.start();
  const readings = () => server.sent.filter(({ url }) => url.startsWith('/web-api/user/config')).length;
  const signIn = async (userId: number | undefined) => {
    sessions.userId = userId;
    await stores.session.confirm();
  };
  return { answer: (reply: WireAnswer) => answer?.(reply), stores, readings, signIn, stop };
}

describe('the reading of a player', () => {
  it('is one for the player and for what guards the page that a sign-in leads to [PR-42]', async () => {
    const { answer, stores, readings, signIn, stop } = await openPage();
    await signIn(77);
    const guarding = stores.availability.factsAt('/office/history');
    answer({ status: 200, body: BANNED });
    expect((await guarding).player).toMatchObject({ banLevel: 53, banVersion: 2 });
    expect(readings()).toBe(1);
    await stores.availability.factsAt('/office/account');
    expect(readings()).toBe(2);
    stop();
  });

  it('is never shared with the next player [PR-42]', async () => {
    const session = { epoch: 1 };
    const player = httpPlayerGateway(fakeHttp().http, () => session.epoch);
    const first = player.player();
    expect(player.playerUnderWay?.()).toBeDefined();
    session.epoch = 2;
    expect(player.playerUnderWay?.()).toBeUndefined();
    const second = player.player();
    expect(player.playerUnderWay?.()).toBeDefined();
    await Promise.all([first, second]);
    expect(player.playerUnderWay?.()).toBeUndefined();
  });

  it('is asked for by what guards the page itself where it was given up [PR-42]', async () => {
    const server = fakeHttp({ [CONFIG]: { status: 200, body: BANNED } });
    const answers = [fail({ kind: 'cancelled' } as const), fail({ kind: 'network' } as const)];
    const gateway = httpAvailabilityGateway(server.http, {
      maintenance: { window: () => Promise.resolve(fail({ kind: 'network' })) },
      log: () => undefined,
      playerUnderWay: () => Promise.resolve(answers.shift()!),
    });
    expect(await gateway.ban()).toEqual({ ok: true, value: { banLevel: 53, banVersion: 2 } });
    expect(await gateway.ban()).toEqual(fail({ kind: 'network' }));
    expect(server.sent).toHaveLength(1);
  });

  it('is given up where it is asked for anew, and is none where it comes with an error [PR-60]', async () => {
    const signals: AbortSignal[] = [];
    const replies = [BANNED, { result: BANNED.result, error: 'Not now' }];
    const { stores, sessions } = await playerPage({
      given: {
        http: httpClient({
          timers: manualTimers(),
          csrfToken: () => undefined,
          transport: ({ url }, signal) => {
            if (!url.startsWith('/web-api/user/config')) return Promise.resolve('network' as const);
            signals.push(signal as AbortSignal);
            return Promise.resolve({ status: 200, body: replies[signals.length === 3 ? 1 : 0] });
          },
        }),
      },
    });
    await stores.lazy.ensure(['player']);
    sessions.userId = 77;
    await stores.session.confirm();
    await Promise.all([stores.player.load(), stores.player.load()]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect([stores.player.player?.banLevel, stores.player.failure]).toEqual([53, undefined]);
    await stores.player.load();
    expect(stores.player.failure).toMatchObject({ kind: 'refused', title: 'Not now' });
    expect(stores.player.player?.banLevel).toBe(53);
  });
});
