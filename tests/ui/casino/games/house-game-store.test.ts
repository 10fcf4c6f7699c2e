import { describe, expect, it, vi } from 'vitest';
import { HouseGameStore } from '#ui/casino/games/house-game-store.ts';
import type { GamesGateway } from '../../../../core/casino/games/games-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { fakeRoundsGateway } from '../../../support/examples/casino-examples.ts';
import { DICE_ROUND, fakeGamesGateway } from '../../../support/examples/house-game-examples.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const SESSION = { userId: 5, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1, isCurrent: () => true };

async function opened(changes: Partial<GamesGateway> = {}) {
  const gateway = fakeGamesGateway(changes);
  const play = vi.spyOn(gateway, 'play');
  let keys = 0;
  const timers = manualTimers();
  const refresh = vi.fn<() => Promise<void>>(async () => undefined);
  const raiseFailure = vi.fn<() => Promise<void>>(async () => undefined);
  const store = new HouseGameStore(gateway, {
    seeds: fakeRoundsGateway(),
    session: SESSION,
    notices: { raiseFailure },
    random: { fraction: () => 0.01, uuid: () => `key-${String((keys += 1))}` },
    timers,
    accounts: { active: { currency: 'RUB' }, currency: 'RUB' },
    purse: { account: () => ({ id: 3, currency: 'RUB' }), refresh },
  });
  await store.open('dice');
  return { store, play, timers, refresh, raiseFailure };
}

describe('a round of a game of the house', () => {
  it('is asked for once at a time with its choice, and said once it was shown [RND-20, GM-11]', async () => {
    const { store, play, timers, refresh } = await opened();
    store.choose([30]);
    const playing = store.play(900);
    await store.play(900);
    await playing;
    const order = { game: 'dice', accountId: 3, currency: 'RUB', stake: 1000, choice: [30] };
    expect(play.mock.calls).toEqual([[order, 'key-1']]);
    store.choose([40]);
    expect([store.phase, store.shown?.drawn, store.last, store.choice]).toEqual(['shown', [17], undefined, [30]]);
    expect(refresh).not.toHaveBeenCalled();
    await timers.advance(900);
    expect([store.phase, store.last?.win, refresh.mock.calls.length]).toEqual(['idle', 1960, 1]);
  });

  it('waits for its table where that is scratched by hand [GM-8]', async () => {
    const { store, timers } = await opened();
    await store.open('scratch-card');
    await store.play();
    await timers.advance(60_000);
    expect(store.phase).toBe('shown');
    store.finishShow();
    expect(store.phase).toBe('idle');
  });

  it('is not begun with a choice that its game does not know [GM-3]', async () => {
    const { store, play } = await opened();
    await store.open('keno');
    expect([store.isChosen, store.choice]).toEqual([false, []]);
    await store.play(0);
    expect(play).not.toHaveBeenCalled();
    store.choose([7, 9]);
    await store.play(0);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is asked for again under the same key where no answer came [RND-13, RND-20]', async () => {
    const answers = [fail({ kind: 'network' } as const), ok(DICE_ROUND)];
    const { store, play } = await opened({ play: async () => answers.shift()! });
    await store.play(0);
    expect(store.phase).toBe('unanswered');
    store.chooseStake(2);
    store.choose([10]);
    await store.play(0);
    expect(play.mock.calls.map(([order, key]) => [order.stake, order.choice, key])).toEqual([
      [1000, [50], 'key-1'],
      [1000, [50], 'key-1'],
    ]);
  });

  it('says why it was not begun, and asks after one that was cut off [RND-11, RND-15]', async () => {
    const refused = { ...DICE_ROUND, state: 'refused' as const, refusal: 'limit-reached' as const };
    const { store } = await opened({ play: async () => ok(refused) });
    await store.play(0);
    expect([store.phase, store.last?.refusal]).toEqual(['idle', 'limit-reached']);
    const rounds = vi.fn<GamesGateway['rounds']>(async () => ok([{ ...DICE_ROUND, state: 'pending' as const }]));
    const waiting = await opened({ rounds });
    await waiting.store.loadRounds();
    await waiting.timers.advance(3000);
    expect(rounds).toHaveBeenCalledTimes(2);
  });
});
