import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/accounts/account.ts';
import {
  ACCOUNT_POLL,
  type AccountPollEvent,
  type AccountPollState,
  type AccountSought,
} from '../../../core/accounts/account-poll.ts';
import { money } from '../../support/units.ts';

const { initial, step } = ACCOUNT_POLL;
const euros: AccountSought = { kind: 'currency', currency: 'EUR' };
const active: AccountSought = { kind: 'active' };
const rubles: Account = { id: 1, currency: 'RUB', money: money(1), type: 'main', isActive: false };
const received: AccountPollEvent = { type: 'accounts-received', accounts: [rubles] };
const waited: AccountPollEvent = { type: 'wait-ended' };
const began = (sought: AccountSought, accounts: readonly Account[] = [rubles]): AccountPollEvent => ({
  type: 'search-began',
  sought,
  accounts,
});

function walk(...events: AccountPollEvent[]) {
  let state: AccountPollState = initial;
  const effects: string[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked.map((effect) => ('delay' in effect ? `${effect.type} ${effect.delay}` : effect.type)));
  }
  return { state, effects };
}

describe('the search for an account', () => {
  it('asks every second for an added currency, five times at most [AC-7]', () => {
    const looks = Array.from({ length: 5 }, () => [waited, received]).flat();
    expect(walk(began(euros), ...looks)).toEqual({
      state: { phase: 'not-found', sought: euros },
      effects: Array.from({ length: 5 }, () => ['wake-in 1000', 'ask']).flat(),
    });
  });

  it('asks every 2.5 s while no account is active, five times at most [AC-8, REL-39]', () => {
    const looks = Array.from({ length: 5 }, () => [waited, received]).flat();
    expect(walk(began(active), ...looks)).toEqual({
      state: { phase: 'not-found', sought: active },
      effects: Array.from({ length: 5 }, () => ['wake-in 2500', 'ask']).flat(),
    });
  });

  it('ends as soon as it has found [AC-7, AC-8]', () => {
    const found: AccountPollEvent = { type: 'accounts-received', accounts: [{ ...rubles, currency: 'EUR' }] };
    expect(walk(began(euros), waited, found).state).toEqual({ phase: 'found', sought: euros });
    expect(walk(began(euros, [{ ...rubles, currency: 'EUR' }]))).toEqual({
      state: { phase: 'found', sought: euros },
      effects: [],
    });
    expect(walk(began(active, [{ ...rubles, isActive: true }])).state.phase).toBe('found');
    const looks = Array.from({ length: 4 }, () => [waited, received]).flat();
    expect(walk(began(euros), ...looks, waited, found).state).toEqual({ phase: 'found', sought: euros });
  });

  it('takes a failed question for one that found nothing [AC-16]', () => {
    expect(walk(began(euros), waited, { type: 'question-failed' })).toEqual({
      state: { phase: 'waiting', sought: euros, looks: 1 },
      effects: ['wake-in 1000', 'ask', 'wake-in 1000'],
    });
    expect(walk({ type: 'question-failed' }).state).toBe(initial);
    expect(walk(received).state).toBe(initial);
    expect(walk(waited).state).toBe(initial);
  });

  it('ends with its player, and a new search takes its place [AC-16]', () => {
    expect(walk(began(euros), { type: 'player-changed' })).toEqual({
      state: initial,
      effects: ['wake-in 1000', 'forget-wake'],
    });
    expect(walk(began(euros), waited, { type: 'player-changed' })).toEqual({
      state: initial,
      effects: ['wake-in 1000', 'ask'],
    });
    expect(walk(began(euros), began(active))).toEqual({
      state: { phase: 'waiting', sought: active, looks: 0 },
      effects: ['wake-in 1000', 'forget-wake', 'wake-in 2500'],
    });
    expect(walk(began(euros), waited, began(active)).effects).toEqual(['wake-in 1000', 'ask', 'wake-in 2500']);
  });

  it('never asks more than five times for one thing [AC-7, AC-8]', () => {
    const event = fc.constantFrom<AccountPollEvent>(waited, received, { type: 'question-failed' });
    fc.assert(
      fc.property(fc.constantFrom(euros, active), fc.array(event), (sought, events) => {
        const { effects } = walk(began(sought), ...events);
        expect(effects.filter((effect) => effect === 'ask').length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
