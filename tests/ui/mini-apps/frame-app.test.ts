import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../../core/shared/result.ts';
import { FrameApp } from '#ui/mini-apps/frame-app.ts';
import { fakeConnection } from '../../support/fakes/fake-connection.ts';
import { fakeVisibility } from '../../support/fakes/fake-visibility.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const FRAMED = { section: 'betting', address: 'https://apps.example/mf-betting/en' } as const;

function page(isThere = true) {
  const timers = manualTimers();
  const clock = handClock(5000);
  let asked = 0;
  const framesGateway = {
    frame: () => {
      asked += 1;
      return Promise.resolve(isThere ? ok(FRAMED) : fail({ kind: 'refused', status: 404, code: 'x' } as const));
    },
  };
  const needs = {
    framesGateway,
    systemClock: clock,
    timers,
    visibility: fakeVisibility(),
    connection: fakeConnection(),
  };
  const app = new FrameApp({ slot: 'betting-picks', path: '/en' }, needs);
  return { app, timers, clock, asked: () => asked };
}

describe('an application in a frame', () => {
  it('is ready when it says so, and dropped with its view [APP-1, APP-2, APP-9]', async () => {
    const { app, timers } = page();
    const close = app.open('a');
    await timers.advance(0);
    expect([app.framed, app.attempt, app.isReady]).toEqual([FRAMED, 1, false]);
    app.becomeReady();
    await timers.advance(0);
    expect([app.isReady, timers.waiting()]).toEqual([true, 0]);
    close();
    expect([app.framed, app.isReady]).toEqual([undefined, false]);
  });

  it('that fills the history of the page is taken out of it, and one that does not stays [FRM-40]', async () => {
    const { app, timers } = page();
    app.open('a');
    await timers.advance(0);
    app.becomeReady();
    await timers.advance(0);
    const history = { length: 3, state: { key: 'a' } };
    const stop = app.watchHistory(history);
    await timers.advance(60_000);
    expect([app.isReady, app.isFailed]).toEqual([true, false]);
    history.length = 4;
    await timers.advance(500);
    expect([app.isReady, app.isFailed]).toEqual([false, true]);
    await timers.advance(60_000);
    expect(app.attempt).toBe(1);
    stop();
    expect(timers.waiting()).toBe(0);
  });

  it('stays while the page itself goes on, however slowly the next one is drawn [FRM-40]', async () => {
    const { app, timers } = page();
    app.open('a');
    await timers.advance(0);
    app.becomeReady();
    await timers.advance(0);
    const history = { length: 3, state: { key: 'a' } };
    const stop = app.watchHistory(history);
    history.length = 4;
    history.state = { key: 'b' };
    await timers.advance(5000);
    expect(app.isFailed).toBe(false);
    history.length = 5;
    await timers.advance(500);
    expect(app.isFailed).toBe(true);
    stop();
  });

  it('has failed after 10 s without a word, comes again in a frame of its own, at last by hand [APP-4, APP-5, APP-7]', async () => {
    const { app, timers, asked } = page();
    app.open('a');
    await timers.advance(0);
    await timers.advance(10_000);
    expect([app.isFailed, app.retriesIn]).toEqual([true, 1]);
    await timers.advance(1000);
    expect([app.isFailed, app.attempt, asked()]).toEqual([false, 2, 2]);
    for (const wait of [10_000, 2000, 10_000, 4000, 10_000, 60_000]) await timers.advance(wait);
    expect([app.isFailed, app.attempt]).toEqual([true, 4]);
    app.reload();
    await timers.advance(0);
    expect([app.isFailed, app.attempt]).toEqual([false, 5]);
  });

  it('that says it is in error while it loads is loaded again by itself [APP-3]', async () => {
    const { app, timers } = page();
    app.open('a');
    await timers.advance(0);
    app.giveUp();
    await timers.advance(0);
    expect([app.isFailed, app.retriesIn]).toEqual([true, 1]);
  });

  it('that gives up once it was ready comes again by hand alone [FRM-13]', async () => {
    const { app, timers, asked } = page();
    app.open('a');
    await timers.advance(0);
    app.becomeReady();
    await timers.advance(0);
    app.giveUp();
    await timers.advance(60_000);
    expect([app.isFailed, app.isReady, asked()]).toEqual([true, false, 1]);
    app.reload();
    await timers.advance(0);
    app.becomeReady();
    await timers.advance(0);
    expect([app.isFailed, app.isReady, app.attempt]).toEqual([false, true, 2]);
  });

  it('that there is not is not asked for again [APP-11]', async () => {
    const { app, timers, asked } = page(false);
    app.open('a');
    await timers.advance(60_000);
    expect([app.isFailed, app.framed, asked()]).toEqual([true, undefined, 1]);
  });
});
