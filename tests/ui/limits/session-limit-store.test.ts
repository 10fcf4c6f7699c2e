import { describe, expect, it } from 'vitest';
import type { Limit } from '../../../core/limits/limit.ts';
import { days, hours, minutes, seconds } from '../../../core/shared/time.ts';
import { PlayGuardStore } from '#ui/limits/play-guard-store.ts';
import { SessionLimitStore } from '#ui/limits/session-limit-store.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { fakeVisibility } from '../../support/fakes/fake-visibility.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const MIDNIGHT = NOW + hours(10);

/** A player with so much time left of three hours, as the server counts. */
async function running(left: number, limits: readonly Limit[] = [limitOf('session', { value: 3, balance: 1 })]) {
  const { gateway, state } = fakeLimitsGateway(limits);
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const guard = new PlayGuardStore({ clock: { now: NOW }, notices: { shown: undefined } });
  let now = NOW;
  let outs = 0;
  let counted = 0;
  const tell = (): void => {
    state.session = { ...state.session, remaining: Math.max(0, left - counted), midnight: MIDNIGHT };
  };
  tell();
  const store = new SessionLimitStore(gateway, {
    session: { userId: 77, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1, isCurrent: () => true },
    limits: { limits, zone: 0, load: () => Promise.resolve() },
    guard,
    clock: { now: () => now },
    timers,
    visibility,
    signOut: () => {
      outs += 1;
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  const stop = store.start();
  await settle();
  /** The page counts, and the server with it. */
  const pass = async (length: number, step = seconds(10)) => {
    for (let gone = 0; gone < length; gone += step) {
      now += step;
      counted += step;
      tell();
      await timers.advance(step);
      await settle();
    }
  };
  const sleep = (length: number) => {
    now += length;
  };
  return { store, state, guard, visibility, pass, sleep, settle, stop, outs: () => outs };
}

const pings = (sent: readonly string[]) => sent.filter((each) => each === 'ping').length;

describe('the session limit', () => {
  it('is pinged every 30 s, and warned of at 15 and at 5 minutes, each once [SN-2, SN-3, RG-13, RG-14]', async () => {
    const { store, state, pass } = await running(minutes(16));
    await pass(minutes(2));
    expect(pings(state.sent)).toBe(4);
    expect(store.warnedOf).toBe(15);
    store.closeWarning();
    await pass(minutes(8));
    expect(store.warnedOf).toBeUndefined();
    await pass(minutes(1));
    expect(store.warnedOf).toBe(5);
  });

  it('stops new bets when nothing is left, and signs out when that is closed [SN-4, SN-8, REL-43]', async () => {
    const { store, guard, pass, outs } = await running(minutes(1));
    expect(guard.takesNewBets).toBe(true);
    await pass(minutes(1));
    expect([store.state, guard.takesNewBets, outs()]).toEqual([{ phase: 'ended', until: MIDNIGHT }, false, 0]);
    store.closeEnd();
    expect(outs()).toBe(1);
  });

  it('is found spent by a page that is opened again [SN-5]', async () => {
    const { store, guard } = await running(0);
    expect([store.state.phase, guard.takesNewBets]).toEqual(['ended', false]);
  });

  it('counts nothing while the page is left, and asks the server on return [SN-6]', async () => {
    const { store, state, visibility, sleep, settle } = await running(minutes(20));
    visibility.turn(false);
    sleep(hours(2));
    visibility.turn(true);
    await settle();
    expect(store.state).toMatchObject({ phase: 'running', remaining: minutes(20) });
    expect(pings(state.sent)).toBe(1);
  });

  it('takes the count of the server, over all tabs and devices [SN-7]', async () => {
    const { store, state, pass } = await running(hours(1));
    state.session = { ...state.session, remaining: minutes(4) };
    const told = { ...state.session };
    await pass(seconds(20));
    state.session = told;
    expect(store.state.phase).toBe('running');
    await pass(seconds(10));
    expect(store.state).toMatchObject({ phase: 'running' });
  });

  it('counts by the limits where the server does not answer [SN-1]', async () => {
    const { gateway } = fakeLimitsGateway([]);
    const silent = { ...gateway, session: async () => ({ ok: false, error: { kind: 'network' } }) as const };
    const store = new SessionLimitStore(silent, {
      session: { userId: 77, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1, isCurrent: () => true },
      limits: { limits: [limitOf('session', { value: 3, balance: 0.5 })], zone: 0, load: () => Promise.resolve() },
      guard: { pause: () => undefined },
      clock: { now: () => NOW },
      timers: manualTimers(),
      visibility: fakeVisibility(),
      signOut: () => undefined,
    });
    store.start();
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    expect(store.state).toMatchObject({ phase: 'running', remaining: minutes(30) });
  });

  it('is not asked for where there is none', async () => {
    const { store, state, pass } = await running(0, [limitOf('session', { value: 'unlimited' })]);
    await pass(days(0) + minutes(5));
    expect([store.state.phase, state.sent]).toEqual(['unset', []]);
  });
});
