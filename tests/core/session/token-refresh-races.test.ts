import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  TOKEN_REFRESH,
  type TokenRefreshEffect,
  type TokenRefreshEvent,
  type TokenRefreshState,
} from '../../../core/session/token-refresh.ts';

type Answer = 'good' | 'refused';

/** A page with calls, and a server that answers them and the fetches in an order of its own. */
class Page {
  state: TokenRefreshState = TOKEN_REFRESH.initial;
  readonly sends: number[] = [];
  readonly ended = new Map<number, string>();
  /** What must never happen, where it did. */
  readonly broken: string[] = [];
  fetching = 0;
  fetches = 0;
  signOuts = 0;
  mostFetching = 0;
  private readonly scheduler: fc.Scheduler;
  private readonly replies: Iterator<Answer>;

  constructor(scheduler: fc.Scheduler, replies: Iterator<Answer>) {
    this.scheduler = scheduler;
    this.replies = replies;
  }

  get isSignedIn(): boolean {
    return this.state.phase !== 'signed-out';
  }

  dispatch(event: TokenRefreshEvent): void {
    const [next, ...effects] = TOKEN_REFRESH.step(this.state, event);
    this.state = next;
    for (const effect of effects) this.run(effect);
  }

  private run(effect: TokenRefreshEffect): void {
    switch (effect.type) {
      case 'fetch':
        void this.fetch(effect.epoch);
        return;
      case 'send':
        void this.send(effect);
        return;
      case 'give-up':
        if (this.ended.has(effect.call)) this.broken.push(`call ${effect.call} ended twice`);
        this.ended.set(effect.call, effect.because);
        return;
      case 'sign-out':
        this.signOuts += 1;
    }
  }

  private async fetch(epoch: number): Promise<void> {
    this.fetches += 1;
    this.fetching += 1;
    this.mostFetching = Math.max(this.mostFetching, this.fetching);
    const value = `${epoch}-${this.fetches}`;
    const isGood = this.replies.next().value !== 'refused';
    await this.scheduler.schedule(Promise.resolve(), `token ${value}`);
    this.fetching -= 1;
    this.dispatch(
      isGood
        ? { type: 'token-received', epoch, token: { value, issuedAt: 0, expiresAt: 600_000 }, at: 0 }
        : { type: 'fetch-failed', epoch, isSessionOver: false },
    );
  }

  private async send({ call, token, epoch }: Extract<TokenRefreshEffect, { type: 'send' }>): Promise<void> {
    const isOwn = this.isSignedIn && epoch === this.state.epoch && token.startsWith(`${epoch}-`);
    if (!isOwn) this.broken.push(`call ${call.call} sent for who has gone`);
    this.sends.push(call.call);
    const isRefused = this.replies.next().value === 'refused';
    await this.scheduler.schedule(Promise.resolve(), `call ${call.call}`);
    if (isRefused) this.dispatch({ type: 'call-refused', call, sentWith: token, epoch });
    else this.ended.set(call.call, 'answered');
  }
}

const somethingHappens = fc.oneof(
  { weight: 6, arbitrary: fc.constant('call' as const) },
  { weight: 1, arbitrary: fc.constant('sign-out' as const) },
  { weight: 1, arbitrary: fc.constant('other-player' as const) },
);
const answers = fc.infiniteStream(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Answer>('good') },
    { weight: 1, arbitrary: fc.constant<Answer>('refused') },
  ),
);

describe('calls, refusals, fetches and changes of player in any order', () => {
  it('never fetch twice at once for a player, never send a call three times nor for who has gone, and end every call once [TOK-3, TOK-4, TOK-5, TOK-6, TOK-7, SEC-59]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(somethingHappens, { minLength: 1, maxLength: 12 }),
        answers,
        async (scheduler, script, replies) => {
          const page = new Page(scheduler, replies);
          page.dispatch({ type: 'player-changed', epoch: 1, isSignedIn: true });
          const changes = script.filter((happening) => happening !== 'call').length;
          const sequence = scheduler.scheduleSequence(
            script.map((happening, call) => async () => {
              if (happening === 'call') page.dispatch({ type: 'token-needed', call, at: 0 });
              else {
                const { epoch } = page.state;
                page.dispatch({ type: 'player-changed', epoch: epoch + 1, isSignedIn: happening === 'other-player' });
              }
              await Promise.resolve();
            }),
          );
          await scheduler.waitAll();
          await sequence.task;
          await scheduler.waitAll();
          const calls = script.flatMap((happening, call) => (happening === 'call' ? [call] : []));
          for (const call of calls) expect(page.sends.filter((sent) => sent === call).length).toBeLessThanOrEqual(2);
          expect([...page.ended.keys()].toSorted((one, other) => one - other)).toEqual(calls);
          expect(page.mostFetching).toBeLessThanOrEqual(1 + changes);
          expect(page.signOuts).toBeLessThanOrEqual(1 + changes);
          expect(page.broken).toEqual([]);
        },
      ),
    );
  });

  it('with one player there is never more than one fetch under way [TOK-3]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 20 }), answers, async (scheduler, count, replies) => {
        const page = new Page(scheduler, replies);
        page.dispatch({ type: 'player-changed', epoch: 1, isSignedIn: true });
        for (let call = 0; call < count; call += 1) page.dispatch({ type: 'token-needed', call, at: 0 });
        await scheduler.waitAll();
        expect(page.mostFetching).toBe(1);
        expect(page.ended.size).toBe(count);
        expect(page.broken).toEqual([]);
      }),
    );
  });
});
