import { describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { NewsletterWish } from '#ui/player/newsletter-wish.ts';

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

function openWish() {
  const session = { epoch: 1, isCurrent: (epoch: number) => epoch === session.epoch };
  const calls: string[] = [];
  const answers: ((failure?: RequestFailure) => Promise<void>)[] = [];
  const asked = async (call: string) => {
    calls.push(call);
    return new Promise<ReturnType<typeof ok<undefined>> | ReturnType<typeof fail<RequestFailure>>>((resolve) => {
      answers.push(async (failure) => {
        resolve(failure === undefined ? ok(undefined) : fail(failure));
        await settle();
      });
    });
  };
  const gateway = { startNewsletter: async () => asked('start'), stopNewsletter: async () => asked('stop') };
  return { wish: new NewsletterWish(gateway, session), session, calls, answers };
}

describe('the wish for news', () => {
  it('of one player is never sent for the next, nor shown to them [PR-43, SEC-53]', async () => {
    const { wish, session, calls, answers } = openWish();
    wish.awaited()(false);
    wish.change(true);
    wish.change(false);
    session.epoch = 2;
    wish.awaited()(true);
    expect(wish.isWanted).toBe(true);
    await answers[0]?.({ kind: 'network' });
    expect([calls, wish.isWanted, wish.failure]).toEqual([['start'], true, undefined]);
  });

  it('goes on where the same player comes back to it before the answer [SCH-3]', async () => {
    const { wish, calls, answers } = openWish();
    wish.awaited()(false);
    wish.change(true);
    wish.change(false);
    const take = wish.awaited();
    await answers[0]?.();
    // read while a change was under way: which of them came first nobody knows
    take(true);
    expect([calls, wish.isWanted]).toEqual([['start', 'stop'], false]);
    await answers[1]?.();
    expect(wish.isWanted).toBe(false);
  });

  it('is not taken back by an answer that was asked for before it was changed [SCH-4]', async () => {
    const { wish, answers } = openWish();
    wish.awaited()(false);
    const take = wish.awaited();
    wish.change(true);
    await answers[0]?.();
    take(false);
    expect(wish.isWanted).toBe(true);
  });
});
