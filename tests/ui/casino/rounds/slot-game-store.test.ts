import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { DemoStore } from '#ui/casino/rounds/demo-store.ts';
import { FairnessStore } from '#ui/casino/rounds/fairness-store.ts';
import { SlotGameStore, type SlotGameNeeds } from '#ui/casino/rounds/slot-game-store.ts';
import type { RoundsGateway } from '../../../../core/casino/rounds/rounds-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { checkRound } from '../../../../core/casino/rounds/fair-round.ts';
import { fakeRoundsGateway, PLAYABLE, ROUND } from '../../../support/examples/casino-examples.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const SESSION = { userId: 5, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1, isCurrent: () => true };

async function opened(changes: Partial<RoundsGateway> = {}, isSignedIn = true, own?: SlotGameNeeds['accounts']) {
  const gateway = fakeRoundsGateway(changes);
  const play = vi.spyOn(gateway, 'play');
  const changeSeeds = vi.spyOn(gateway, 'changeSeeds');
  let keys = 0;
  const random = { fraction: () => 0.01, uuid: () => `key-${String((keys += 1))}` };
  const timers = manualTimers();
  const demo = new DemoStore(random);
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  const raiseFailure = vi.fn<() => Promise<void>>(async () => undefined);
  const accounts = own ?? { active: { currency: 'RUB' }, currency: 'RUB' };
  const store = new SlotGameStore(gateway, {
    session: { ...SESSION, isSignedIn },
    notices: { raiseFailure },
    random,
    timers,
    accounts,
    purse: { account: () => accounts.active && { id: 3, ...accounts.active }, refresh },
    demo,
  });
  expect(await store.open(7)).toBeUndefined();
  return { store, play, changeSeeds, timers, demo, refresh, raiseFailure };
}

describe('a round for money', () => {
  it('is asked for once at a time, shown, and only then known with the new balance [RND-20]', async () => {
    const { store, play, refresh } = await opened();
    const playing = store.play();
    await store.play();
    await playing;
    expect(play).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledWith({ gameId: 7, accountId: 3, currency: 'RUB', stake: 1000 }, 'key-1');
    expect([store.phase, store.shown?.stops, store.last]).toEqual(['shown', [8, 19, 0], undefined]);
    expect(store.shown?.wins.map(({ line, count }) => [line, count])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(refresh).not.toHaveBeenCalled();
    store.finishShow();
    expect([store.phase, store.last?.win]).toEqual(['idle', 2200]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is over though the frame never says that it was shown [RND-19]', async () => {
    const { store, timers } = await opened();
    await store.play();
    await timers.advance(6000);
    expect(store.phase).toBe('idle');
  });

  it('without an answer is asked for again under the same key, with the same stake [RND-13, RND-20]', async () => {
    const { store, play } = await opened();
    play.mockResolvedValueOnce(fail({ kind: 'network' }));
    await store.play();
    expect([store.phase, store.last]).toEqual(['unanswered', undefined]);
    store.chooseStake(2);
    await store.play();
    expect(play.mock.calls.map(([{ stake }, key]) => [stake, key])).toEqual([
      [1000, 'key-1'],
      [1000, 'key-1'],
    ]);
    expect(store.phase).toBe('shown');
  });

  it.each([429, 503])(
    'that the server puts off with %i is asked for again under the same key [RND-13, RND-20]',
    async (status) => {
      const { store, play, raiseFailure } = await opened();
      play.mockResolvedValueOnce(fail({ kind: 'network' }));
      play.mockResolvedValueOnce(fail({ kind: 'refused', status, retryAfterSeconds: 9 }));
      await store.play();
      await store.play();
      expect([store.phase, raiseFailure.mock.calls.length]).toEqual(['unanswered', 1]);
      await store.play();
      expect(play.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
      expect(store.phase).toBe('shown');
    },
  );

  it('that is refused says why, and a refusal of the call is told [RND-11]', async () => {
    const { store, play, raiseFailure } = await opened();
    play.mockResolvedValueOnce(
      ok({ ...ROUND, state: 'refused', refusal: 'limit-reached', win: 0 as never, stops: undefined }),
    );
    await store.play();
    expect([store.phase, store.last?.refusal]).toEqual(['idle', 'limit-reached']);
    play.mockResolvedValueOnce(fail({ kind: 'refused', status: 404 }));
    await store.play();
    expect([store.phase, raiseFailure.mock.calls.length]).toEqual(['idle', 1]);
  });

  it('that was cut off is followed until it is paid or given back [RND-12, RND-15]', async () => {
    const rounds = vi
      .fn<RoundsGateway['rounds']>()
      .mockResolvedValueOnce(ok([{ ...ROUND, state: 'pending' }]))
      .mockResolvedValue(ok([{ ...ROUND, state: 'returned' }]));
    const { store, timers } = await opened({ rounds });
    const stop = store.watch();
    await vi.waitFor(() => {
      expect(store.rounds[0]?.state).toBe('pending');
    });
    await timers.advance(3000);
    expect(store.rounds[0]?.state).toBe('returned');
    stop();
  });

  it('begins with a seed of the player where there is none [RND-7]', async () => {
    const { store, play, changeSeeds } = await opened({ seeds: async () => ok({ nextHash: 'b'.repeat(64) }) });
    await store.play();
    expect(changeSeeds).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('the account that is played from', () => {
  it('has stakes of its currency, and no round is begun in another one [RND-10]', async () => {
    const accounts = observable({
      active: { currency: 'RUB' },
      currency: 'RUB',
    });
    const { store, play } = await opened(
      { game: async (_, currency) => ok({ ...PLAYABLE, currency }) },
      true,
      accounts,
    );
    const stop = store.watch();
    runInAction(() => {
      accounts.active = { currency: 'EUR' };
    });
    await store.play();
    expect(play).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      expect(store.playable?.currency).toBe('EUR');
    });
    await store.play();
    expect(play.mock.calls.map(([{ accountId, currency }]) => [accountId, currency])).toEqual([[3, 'EUR']]);
    stop();
  });
});

describe('play without money', () => {
  it('is what visitors have: credits, and reels that the page draws itself [RND-18]', async () => {
    const { store, demo, play } = await opened({}, false);
    expect(store.isDemo).toBe(true);
    await store.play();
    expect([demo.credits, demo.won, store.phase]).toEqual([995, undefined, 'shown']);
    // stops of 2 on all three reels: R, S, L over L, C, C over ...
    expect(store.shown?.stops).toEqual([2, 2, 2]);
    store.finishShow();
    expect([demo.credits - 995, store.last]).toEqual([demo.won, undefined]);
    expect(play).not.toHaveBeenCalled();
  });

  it('stops where the credits end, and begins anew by a press [RND-18]', async () => {
    const { store, demo } = await opened({}, false);
    demo.credits = 4;
    await store.play();
    expect([store.phase, demo.credits]).toEqual(['idle', 4]);
    demo.refill();
    demo.chooseStake(3);
    expect(demo.stake('calm')).toBe(50);
    await store.play();
    expect(demo.credits).toBe(950);
  });
});

describe('the fairness of rounds', () => {
  it('is checked on the device, and seeds are changed by good ones alone [RND-8, RND-9, RND-17]', async () => {
    const gateway = fakeRoundsGateway();
    const changeSeeds = vi.spyOn(gateway, 'changeSeeds');
    const digests = { commitment: async () => 'a'.repeat(64), draw: async () => [8, 19, 0] };
    const store = new FairnessStore(gateway, { session: SESSION, digests });
    await store.load();
    expect(store.seeds?.nextHash).toBe('b'.repeat(64));
    expect([await store.change('no good'), await store.change('good-1')]).toEqual([false, true]);
    expect(changeSeeds.mock.calls).toEqual([['good-1']]);
    const revealed = { ...ROUND, seeds: { ...ROUND.seeds!, serverSeed: 'c'.repeat(64) } };
    const check = async (round: typeof revealed) => store.check(round.id, async (by) => checkRound(round, by));
    await check(revealed);
    await check({ ...revealed, id: 'other', win: 0 as never });
    expect([...store.verdicts.values()]).toEqual(['fair', 'other-outcome']);
  });
});
