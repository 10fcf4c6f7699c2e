import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { KEPT_METRICS } from '../../../../core/analytics/kept-metrics.ts';
import { AnalyticsStore } from '#ui/site/browser/analytics-store.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';

const OPENED = 1_000_000;

function visit({ isAgreed = true, loadedAfter = 2000 } = {}) {
  const timers = manualTimers();
  let now = OPENED + loadedAfter;
  const state = observable({
    isAgreed,
    openRoute: undefined as object | undefined,
    open: undefined as string | undefined,
  });
  const values = memoryValues().tab();
  const sent: string[][] = [];
  const counters: string[] = [];
  let place = 'home';
  const store = new AnalyticsStore({
    consent: { mayKeep: () => state.isAgreed },
    page: state,
    dialogs: state,
    timers,
    values,
    steady: { now: () => now, openedAt: OPENED },
    place: () => place,
    counters: {
      load: () => Promise.resolve(void counters.push('load')),
      forget: () => counters.push('forget'),
    },
    screenWidth: () => 1500,
    watchMeasures: () => (openedAt) => [{ name: 'lcp', value: openedAt - OPENED }],
    send: (events) =>
      sent.push(events.map(({ name, fields }) => `${name} ${Object.values(fields).map(String).join(' ')}`)),
  });
  const stop = store.start();
  const pass = async (by: number) => {
    now += by;
    await timers.advance(by);
  };
  const change = (changed: Partial<typeof state>, to = place) => {
    place = to;
    runInAction(() => Object.assign(state, changed));
  };
  return { store, counters, sent, pass, change, values, stop, timers };
}

const solve = (store: AnalyticsStore) => {
  store.count('captcha-passed', { kind: 'checkbox' });
};

describe('what happens on a page', () => {
  it('is held until 10 s after the page was opened, then sent at once and in order [AN-2, AN-3]', async () => {
    const { store, sent, pass } = visit();
    solve(store);
    store.count('captcha-failed', { kind: 'puzzle' });
    await pass(7999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent[0]).toEqual(['captcha-passed checkbox', 'captcha-failed puzzle']);
    solve(store);
    expect(sent.at(-1)).toEqual(['captcha-passed checkbox']);
  });

  it.each([
    ['the page', { openRoute: {} }, 'registration'],
    ['the dialog', { open: 'registration' }, 'home'],
  ])('is sent at once from %s of the registration on [AN-2]', async (_, changed, to) => {
    const { store, sent, pass, change } = visit();
    store.count('registration-started', { type: 'fast' });
    change(changed, to);
    await pass(0);
    expect(sent).toEqual([['registration-started fast']]);
  });

  it('is neither sent nor held without consent, and is forgotten where it is withdrawn [AN-1, AN-4]', async () => {
    const { store, counters, sent, pass, change, values, timers } = visit({ isAgreed: false });
    solve(store);
    await pass(20_000);
    expect(counters).toEqual(['forget']);
    change({ isAgreed: true });
    await pass(0);
    expect(sent).toEqual([['page-measured home lcp 0 1440']]);
    expect(values.read(KEPT_METRICS)).toHaveLength(1);
    change({ isAgreed: false });
    solve(store);
    expect([values.read(KEPT_METRICS), timers.waiting(), sent.length]).toEqual([undefined, 0, 1]);
    expect(counters).toEqual(['forget', 'load', 'forget']);
  });
});

describe('a page', () => {
  it('is measured once, 10 s after it was opened, by the size of the screen, and not where it was left before [AN-5, AN-6, SCR-2]', async () => {
    const { sent, pass, change, values } = visit();
    await pass(8000);
    expect(sent).toEqual([['page-measured home lcp 0 1440']]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
    change({ openRoute: {} }, 'live');
    await pass(9000);
    change({ openRoute: {} }, 'section');
    await pass(9999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toEqual([['page-measured home lcp 0 1440'], ['page-measured section lcp 79000 1440']]);
    expect(values.read(KEPT_METRICS)?.map(({ value }) => value)).toEqual([0, 79_000]);
  });

  it('is measured no more once the store is stopped', async () => {
    const { sent, pass, stop } = visit();
    stop();
    await pass(60_000);
    expect(sent).toEqual([]);
  });
});
