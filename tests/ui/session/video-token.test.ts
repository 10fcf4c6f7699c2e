import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { VideoTokenStore } from '#ui/session/video-token-store.ts';
import { playerPage } from '../../support/views/player-page.tsx';

async function watched(userId?: number) {
  const page = await playerPage(userId === undefined ? {} : { userId });
  const { stores, timers, visibility } = page;
  let now = 0;
  const server = { asked: 0, isDown: false };
  const store = new VideoTokenStore({
    session: stores.session,
    timers,
    visibility,
    steady: { now: () => now },
    ask: async () => {
      server.asked += 1;
      return Promise.resolve(server.isDown ? fail({ kind: 'network' } as const) : ok(`token-${String(server.asked)}`));
    },
  });
  const stop = store.start();
  await timers.advance(0);
  const pass = async (by: number) => {
    now += by;
    await timers.advance(by);
  };
  return { store, stop, server, pass, stores, visibility, timers };
}

describe('the token of videos', () => {
  it('is asked for at once and every 10 minutes, of players alone [VTK-1]', async () => {
    const { store, server, pass, stop } = await watched(5);
    expect([server.asked, store.token]).toEqual([1, 'token-1']);
    await pass(minutes(10) - 1);
    expect(server.asked).toBe(1);
    await pass(1);
    expect([server.asked, store.token]).toEqual([2, 'token-2']);
    stop();
    await pass(minutes(60));
    expect([server.asked, store.token]).toEqual([2, undefined]);
    const visitor = await watched();
    await visitor.pass(minutes(60));
    expect([visitor.server.asked, visitor.store.token]).toEqual([0, undefined]);
  });

  it('is asked for once on return, however long the page was hidden [VTK-2, SEC-58]', async () => {
    const { server, pass, visibility, timers } = await watched(5);
    visibility.turn(false);
    await pass(minutes(180));
    expect(server.asked).toBe(1);
    visibility.turn(true);
    await timers.advance(0);
    expect(server.asked).toBe(2);
    visibility.turn(false);
    await pass(minutes(4));
    visibility.turn(true);
    await timers.advance(0);
    expect(server.asked).toBe(2);
    await pass(minutes(6));
    expect(server.asked).toBe(3);
  });

  it('goes with its player, and the next one has their own [VTK-3]', async () => {
    const { store, server, stores, timers } = await watched(5);
    stores.session.take(6);
    expect(store.token).toBeUndefined();
    await timers.advance(0);
    expect([server.asked, store.token]).toEqual([2, 'token-2']);
    stores.session.take(undefined);
    expect(store.token).toBeUndefined();
  });

  it('stays as it was where a refresh fails [VTK-4]', async () => {
    const { store, server, pass } = await watched(5);
    server.isDown = true;
    await pass(minutes(10));
    expect([server.asked, store.token]).toEqual([2, 'token-1']);
  });

  it('is asked for anew once where a stream refuses it, and stays where a newer one has come [VTK-5]', async () => {
    const { store, server, timers } = await watched(5);
    store.refuse('token-1');
    store.refuse('token-1');
    await timers.advance(0);
    expect([server.asked, store.token]).toEqual([2, 'token-2']);
    store.refuse('token-1');
    await timers.advance(0);
    expect([server.asked, store.token]).toEqual([2, 'token-2']);
  });
});
