import { observable, runInAction } from 'mobx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACKNOWLEDGED_CHECK } from '../../../core/limits/acknowledged-check.ts';
import { JURISDICTION_PROFILES } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import { LimitNotices } from '#ui/limits/limit-notices.tsx';
import { PlayGuardStore } from '#ui/limits/play-guard-store.ts';
import { RealityCheckStore } from '#ui/limits/reality-check-store.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { fakeVisibility } from '../../support/fakes/fake-visibility.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

interface Given {
  readonly limits: readonly Limit[];
  /** The last check that was acknowledged before the page was loaded. */
  readonly acknowledged: number;
  /** Since when the server counts, where that is another moment. */
  readonly checkedFrom: number;
  readonly values: ReturnType<typeof memoryValues>;
}

async function playing({
  limits = [],
  acknowledged,
  checkedFrom = acknowledged,
  values = memoryValues(),
}: Partial<Given> = {}) {
  const { gateway, state } = fakeLimitsGateway(limits);
  const began = NOW - minutes(10);
  const played = { stakes: 50.25, wins: 20.5, currency: 'EUR', midnight: 0 };
  state.session = { startedAt: began, now: NOW, checkedFrom: checkedFrom ?? began, ...played };
  const own = values.tab();
  if (acknowledged !== undefined) own.write(ACKNOWLEDGED_CHECK, { userId: 77, at: acknowledged });
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const guard = new PlayGuardStore({ clock: { now: NOW }, notices: { shown: undefined } });
  const moved = { now: 0 };
  const placing = observable<{ state: { phase: string; reason?: string } }>({ state: { phase: 'idle' } });
  const store = new RealityCheckStore(gateway, {
    session: { userId: 77, isSignedIn: true, isLeaving: false, isReturning: false, epoch: 1, isCurrent: () => true },
    limits: { limits, profile: JURISDICTION_PROFILES.default },
    guard,
    clock: { now: () => NOW + moved.now },
    steady: { now: () => 1_000_000 + moved.now },
    timers,
    visibility,
    values: own,
    placing,
  });
  const stop = store.start();
  await settle();
  const pass = async (length: number) => {
    moved.now += length;
    state.session = { ...state.session, now: NOW + moved.now };
    await timers.advance(length);
    await settle();
  };
  return { store, state, guard, visibility, values, own, pass, stop, placing };
}

const HALF_HOURLY = [limitOf('reality-check', { value: 30 })];

describe('the reality check', () => {
  it('comes an hour after the session began, by the server, where nothing is chosen [RC-1, RC-2, RC-9, RG-15]', async () => {
    const { store, guard, pass } = await playing();
    await pass(minutes(49));
    expect([store.state.phase, guard.takesNewBets]).toEqual(['counting', true]);
    await pass(minutes(1));
    expect([store.state.phase, guard.takesNewBets]).toEqual(['shown', false]);
    await store.acknowledge();
    expect([store.state.phase, guard.takesNewBets]).toEqual(['counting', true]);
    await pass(minutes(59));
    expect(store.state.phase).toBe('counting');
    await pass(minutes(1));
    expect(store.state.phase).toBe('shown');
  });

  it('counts on when the page is loaded anew [RC-9]', async () => {
    const { store, state, pass } = await playing({ limits: HALF_HOURLY, acknowledged: NOW - minutes(29) });
    expect(state.sent).toEqual([]);
    await pass(minutes(1));
    expect(store.state.phase).toBe('shown');
  });

  it('is not of a session that is long over: what the server says began later counts [RC-9]', async () => {
    const { store, pass } = await playing({
      limits: HALF_HOURLY,
      acknowledged: NOW - hours(20),
      checkedFrom: NOW - minutes(10),
    });
    expect(store.state.phase).toBe('counting');
    await pass(minutes(20));
    expect(store.state.phase).toBe('shown');
  });

  it('that falls due while the page is hidden is shown on return, and takes no bets meanwhile [RC-3, RC-6]', async () => {
    const { store, guard, visibility, pass } = await playing({ limits: HALF_HOURLY, acknowledged: NOW });
    visibility.turn(false);
    await pass(hours(2));
    expect([store.state.phase, guard.takesNewBets]).toEqual(['overdue', false]);
    visibility.turn(true);
    expect([store.state.phase, store.elapsed]).toEqual(['shown', hours(2)]);
  });

  it('that was acknowledged in another tab is over in this one [RC-9]', async () => {
    const values = memoryValues();
    const { store, pass } = await playing({ limits: HALF_HOURLY, acknowledged: NOW, values });
    await pass(minutes(30));
    expect(store.state.phase).toBe('shown');
    values.tab().write(ACKNOWLEDGED_CHECK, { userId: 77, at: NOW + minutes(30) });
    expect(store.state.phase).toBe('counting');
  });
});

describe('the server', () => {
  it('is told that a check was seen, and until it knows none is over [RC-12]', async () => {
    const { store, state, guard, pass } = await playing({ limits: HALF_HOURLY, acknowledged: NOW });
    await pass(minutes(30));
    state.failure = { kind: 'network' };
    expect(await store.acknowledge()).toBe(false);
    expect([store.state.phase, store.unsent, guard.takesNewBets]).toEqual(['shown', { kind: 'network' }, false]);
    state.failure = undefined;
    expect(await store.acknowledge()).toBe(true);
    expect([store.state.phase, store.unsent, guard.takesNewBets]).toEqual(['counting', undefined, true]);
  });

  it('knows of what was acknowledged on another device: nothing is asked twice [RC-12]', async () => {
    const { store, state, guard, pass } = await playing({ limits: HALF_HOURLY, acknowledged: NOW });
    state.session = { ...state.session, checkedFrom: NOW + minutes(20) };
    await pass(minutes(30));
    expect([store.state.phase, guard.takesNewBets]).toEqual(['counting', true]);
    await pass(minutes(20));
    expect(store.state.phase).toBe('shown');
  });

  it('has the check shown by refusing a stake, whatever the page has counted [RC-11]', async () => {
    const { store, state, guard, placing } = await playing({ limits: HALF_HOURLY, acknowledged: NOW });
    state.session = { ...state.session, checkedFrom: NOW - minutes(31) };
    runInAction(() => {
      placing.state = { phase: 'rejected', reason: 'reality-check-due' };
    });
    await settle();
    expect([store.state.phase, guard.takesNewBets]).toEqual(['shown', false]);
  });
});

describe('the dialog of the reality check', () => {
  async function open() {
    const played = await playing({ limits: HALF_HOURLY, acknowledged: NOW });
    const fake = fakeLimitsGateway([]);
    const page = await playerPage({
      userId: 77,
      given: { limitsGateway: fake.gateway, freshTokens: fake.tokens, realityCheck: played.store },
    });
    await page.stores.lazy.ensure(['realityCheck']);
    render(<LimitNotices />, { wrapper: page.Wrapper });
    await act(async () => played.pass(minutes(30)));
    return { ...page, ...played };
  }
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Time check' });

  it('says time, stakes, wins and net from the server, and begins at its title, where Escape leaves it [RC-7, RC-8, RG-15, RG-18, A11Y-03]', async () => {
    await open();
    const facts = [...(dialog()?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);
    expect(facts).toEqual(['40 minutes', '€50.25', '€20.50', '−€29.75']);
    expect(document.activeElement?.textContent).toBe('Time check');
    const equal = ['Log out', 'Take a break', 'Continue'].map((name) => screen.getByRole('button', { name }));
    expect([...new Set(equal.map((each) => each.className))]).toHaveLength(1);
    expect([...(equal[0]?.parentElement?.children ?? [])]).toEqual(equal);
    fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
    expect(dialog()).not.toBeNull();
    expect(within(dialog() as HTMLElement).queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['Bet history', '/en/office/history', undefined],
    ['Set a limit', '/en/office/responsible', undefined],
    ['Take a break', '/en/office/responsible', undefined],
    ['Continue', '/en', undefined],
    ['Log out', '/en', 'sign-out'],
  ])('is acknowledged by "%s" [RC-4, RC-5]', async (name, address, opened) => {
    const page = await open();
    await act(async () => {
      fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name }));
      await settle();
    });
    expect([dialog(), page.address.now, page.stores.dialogs.open]).toEqual([null, address, opened]);
    expect(page.own.read(ACKNOWLEDGED_CHECK)?.at).toBe(NOW + minutes(30));
  });

  it('says when the sums are not to be had, and asks again', async () => {
    const page = await open();
    page.state.failure = { kind: 'network' };
    await act(async () => page.store.loadPlay());
    page.state.failure = undefined;
    expect(within(dialog() as HTMLElement).getByRole('alert')).toBeTruthy();
    await act(async () => {
      fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Try again' }));
      await settle();
    });
    expect(dialog()?.textContent).toContain('€50.25');
  });
});
