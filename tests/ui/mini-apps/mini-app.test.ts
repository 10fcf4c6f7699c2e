import { describe, expect, it } from 'vitest';
import type { MiniAppAsk, MiniAppContent } from '../../../core/mini-apps/mini-apps-gateway.ts';
import type { Cancellation } from '../../../core/shared/cancellation.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { MiniAppsStore } from '#ui/mini-apps/mini-apps-store.ts';
import { fakeConnection } from '../../support/fakes/fake-connection.ts';
import { fakeVisibility } from '../../support/fakes/fake-visibility.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const CONTENT: MiniAppContent = {
  section: 'home-showcase',
  title: 'Now',
  language: 'en',
  body: [{ name: 'p', attributes: {}, children: ['A'] }],
  styles: '.a{color:red}',
  version: 'abcdefgh',
};
const DOWN: RequestFailure = { kind: 'refused', status: 502, code: 'application-failed' };
const ABSENT: RequestFailure = { kind: 'refused', status: 404, code: 'no-application' };

function page(...answers: readonly ('late' | RequestFailure)[]) {
  const asked: MiniAppAsk[] = [];
  const signals: Cancellation[] = [];
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const connection = fakeConnection();
  const clock = handClock(5000);
  const content = async (ask: MiniAppAsk, until?: Cancellation): Promise<Result<MiniAppContent, RequestFailure>> => {
    const answer = answers[asked.length];
    asked.push(ask);
    if (until !== undefined) signals.push(until);
    if (answer === 'late') return new Promise(() => undefined);
    return answer === undefined ? ok(CONTENT) : fail(answer);
  };
  const store = new MiniAppsStore({ miniAppsGateway: { content }, systemClock: clock, timers, visibility, connection });
  const app = store.app('home-showcase', '/en');
  return { store, app, asked, signals, timers, visibility, connection, clock };
}

describe('a remote application of a page', () => {
  it('is asked for by the browser when its view opens, and shows what came [APP-1, APP-2]', async () => {
    const { store, app, asked, timers } = page();
    store.open(app, 'a', false);
    expect(app.state.phase).toBe('loading');
    await timers.advance(0);
    expect(app.state.phase).toBe('ready');
    expect(app.content).toEqual(CONTENT);
    expect(asked).toEqual([{ slot: 'home-showcase', path: '/en', isForced: true }]);
    expect(timers.waiting()).toBe(0);
  });

  it('is not asked for where the server has drawn it [APP-13]', async () => {
    const { store, app, asked, timers } = page();
    store.open(app, 'a', true);
    await timers.advance(60_000);
    expect([app.state.phase, asked.length]).toEqual(['ready', 0]);
  });

  it('is asked for again after 1, 2 and 4 s, counts the seconds, and is given up then [APP-5, REL-32]', async () => {
    const { store, app, asked, timers } = page(DOWN, DOWN, DOWN, DOWN);
    store.open(app, 'a', false);
    await timers.advance(0);
    expect([app.isFailed, app.retriesIn]).toEqual([true, 1]);
    await timers.advance(1000);
    expect([asked.length, app.retriesIn]).toEqual([2, 2]);
    await timers.advance(1000);
    expect([asked.length, app.retriesIn]).toEqual([2, 1]);
    await timers.advance(1000 + 4000);
    expect(asked).toHaveLength(4);
    await timers.advance(600_000);
    expect([asked.length, app.isFailed, app.retriesIn, timers.waiting()]).toEqual([4, true, undefined, 0]);
  });

  it('fails where it takes over 10 s, and what comes then is nobody’s [APP-4, APP-10]', async () => {
    const { store, app, signals, timers } = page('late');
    store.open(app, 'a', false);
    await timers.advance(10_000);
    expect([app.isFailed, signals[0]?.aborted]).toEqual([true, true]);
  });

  it('is not asked for again where that would mend nothing [APP-11]', async () => {
    const { store, app, asked, timers } = page(ABSENT);
    store.open(app, 'a', false);
    await timers.advance(60_000);
    expect([app.isFailed, asked.length, timers.waiting()]).toEqual([true, 1, 0]);
  });

  it('waits until the page is seen and online before it is asked for again [APP-12]', async () => {
    const { store, app, asked, timers, visibility, connection } = page(DOWN);
    store.open(app, 'a', false);
    await timers.advance(0);
    visibility.turn(false);
    connection.turn(false);
    await timers.advance(60_000);
    visibility.turn(true);
    await timers.advance(0);
    expect(asked).toHaveLength(1);
    connection.turn(true);
    await timers.advance(0);
    expect([asked.length, app.state.phase]).toEqual([2, 'ready']);
  });

  it('is loaded by hand at once, at most once a second [APP-7]', async () => {
    const { store, app, asked, timers, clock } = page(ABSENT, ABSENT);
    store.open(app, 'a', false);
    await timers.advance(0);
    app.reload();
    await timers.advance(0);
    app.reload();
    expect(asked).toHaveLength(2);
    clock.move(1000);
    app.reload();
    await timers.advance(0);
    expect([asked.length, app.state.phase]).toEqual([3, 'ready']);
  });

  it('is dropped with its last view, whatever it was at, 20 times over [APP-9, REL-36]', async () => {
    for (const answer of [undefined, 'late', DOWN, ABSENT] as const) {
      const { store, signals, timers, visibility, connection } = page(
        ...Array<typeof DOWN>(20).fill(answer as typeof DOWN),
      );
      for (let turn = 0; turn < 20; turn += 1) {
        const close = store.open(store.app('home-showcase', '/en'), 'a', false);
        await timers.advance(turn % 2 === 0 ? 0 : 900);
        if (turn % 5 === 0) visibility.turn(false);
        await timers.advance(turn % 3 === 0 ? 0 : 200);
        close();
        visibility.turn(true);
        connection.turn(true);
        await timers.advance(0);
      }
      expect([store.count, timers.waiting()]).toEqual([0, 0]);
      expect(signals.filter(({ aborted }) => !aborted && answer === 'late')).toEqual([]);
    }
  });
});
