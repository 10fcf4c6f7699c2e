import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/accounts/account.ts';
import {
  ACCOUNTS,
  isAccountCommandRunning,
  shownAccounts,
  type AccountCommand,
  type AccountsEffect,
  type AccountsEvent,
  type AccountsState,
} from '../../../core/accounts/account-commands.ts';
import { money } from '../../support/units.ts';

const { initial, step } = ACCOUNTS;
const rubles: Account = { id: 1, currency: 'RUB', money: money(10), type: 'main', isActive: true };
const dollars: Account = { id: 2, currency: 'USD', money: money(5), type: 'currency', isActive: false };
const loaded: AccountsState = { ...initial, phase: 'loaded', accounts: [rubles, dollars], sent: 1, newest: 1 };

const change = (id: number): AccountCommand => ({ kind: 'change', id });
const given = (command: AccountCommand, isAccountPage = false): AccountsEvent => ({
  type: 'command-given',
  command,
  isAccountPage,
});
const replied = (number: number, accounts: readonly Account[], epoch = 0): AccountsEvent => ({
  type: 'replied',
  epoch,
  number,
  accounts,
});
const failed = (number: number, epoch = 0): AccountsEvent => ({
  type: 'failed',
  epoch,
  number,
  failure: { kind: 'refused', status: 409, title: 'There is one' },
});

function walk(start: AccountsState, ...events: AccountsEvent[]) {
  let state = start;
  const effects: AccountsEffect[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}

describe('accounts', () => {
  it('are as the newest answer says [AC-9]', () => {
    const { state, effects } = walk(initial, { type: 'accounts-asked' }, { type: 'accounts-asked' });
    expect(effects).toEqual([
      { type: 'ask', epoch: 0, number: 1 },
      { type: 'ask', epoch: 0, number: 2 },
    ]);
    const newer = walk(state, replied(2, [dollars])).state;
    expect(newer).toMatchObject({ phase: 'loaded', accounts: [dollars], newest: 2 });
    expect(walk(newer, replied(1, [rubles])).state).toEqual(newer);
    expect(walk(newer, replied(2, [rubles])).state).toEqual(newer);
    expect(walk(newer, replied(Number.NaN, [rubles])).state).toEqual(newer);
  });

  it('are never another player’s [AC-9]', () => {
    const { state } = walk(loaded, given(change(2)), { type: 'player-changed', epoch: 1 });
    expect(state).toEqual({ ...initial, epoch: 1, sent: 2 });
    expect(walk(state, replied(2, [rubles, dollars], 0)).state).toEqual(state);
    expect(walk(state, failed(2, 0))).toEqual({ state, effects: [] });
    expect(walk(state, { type: 'player-changed', epoch: 1 }).state).toBe(state);
    expect(walk(state, { type: 'player-changed', epoch: 0 }).state).toBe(state);
  });
});

describe('a command', () => {
  it.each([[{ kind: 'add', currency: 'EUR' }], [{ kind: 'change', id: 2 }], [{ kind: 'remove', id: 2 }]] as const)(
    '%j is under way until it is answered [AC-11]',
    (command) => {
      const sent = walk(loaded, given(command, true));
      expect(sent.effects[0]).toEqual({ type: 'send', epoch: 0, number: 2, command });
      for (const kind of ['add', 'change', 'remove'] as const) {
        expect(isAccountCommandRunning(sent.state, kind)).toBe(kind === command.kind);
      }
      expect(isAccountCommandRunning(walk(sent.state, replied(2, [rubles])).state, command.kind)).toBe(false);
      expect(isAccountCommandRunning(walk(sent.state, failed(2)).state, command.kind)).toBe(false);
      expect(isAccountCommandRunning(walk(sent.state, replied(1, [rubles])).state, command.kind)).toBe(true);
    },
  );

  it('to add or to remove is not sent while another one of its kind is under way [AC-11]', () => {
    const add = given({ kind: 'add', currency: 'EUR' });
    const remove = given({ kind: 'remove', id: 2 });
    expect(walk(loaded, add, add).effects).toHaveLength(1);
    expect(walk(loaded, remove, remove).effects).toHaveLength(1);
    expect(walk(loaded, add, remove).effects).toHaveLength(2);
    const answered = walk(loaded, add, replied(2, [rubles]), add).effects;
    expect(answered.filter(({ type }) => type === 'send')).toHaveLength(2);
    expect(walk(loaded, add, remove, given(change(2))).state.running).toHaveLength(3);
    expect(walk(loaded, add, add).state).toEqual(walk(loaded, add).state);
    const twice = walk(loaded, add, remove, failed(2));
    expect(twice.state.running).toEqual([{ command: { kind: 'remove', id: 2 }, number: 3 }]);
    expect(twice.effects.at(-1)).toMatchObject({ type: 'say-failure', command: { kind: 'add', currency: 'EUR' } });
    const other = walk(loaded, add, remove, failed(3));
    expect(other.effects.at(-1)).toMatchObject({ type: 'say-failure', command: { kind: 'remove', id: 2 } });
    expect(walk(other.state, given(change(2))).state.running).toHaveLength(2);
    expect(shownAccounts(walk(loaded, add, given(change(2))).state).find(({ isActive }) => isActive)?.id).toBe(2);
  });

  it('to change shows at once what was chosen last [AC-11, AC-12]', () => {
    const active = (state: AccountsState) => shownAccounts(state).find(({ isActive }) => isActive)?.id;
    const once = walk(loaded, given(change(2))).state;
    expect([active(loaded), active(once)]).toEqual([1, 2]);
    const back = walk(once, given(change(1))).state;
    expect(active(back)).toBe(1);
    expect(back.running).toEqual([{ command: change(1), number: 3, isAnnounced: true }]);
    expect(active(walk(back, failed(2)).state)).toBe(1);
    expect(active(walk(once, failed(2)).state)).toBe(1);
    expect(active(walk(loaded, given({ kind: 'remove', id: 2 })).state)).toBe(1);
  });

  it('to change is announced when it is answered, unless an account page is open [AC-14]', () => {
    const sent = walk(loaded, given(change(2), false));
    expect(sent.effects).toHaveLength(1);
    const accounts = [rubles, dollars];
    expect(walk(sent.state, replied(2, accounts)).effects).toEqual([{ type: 'say-account-set', id: 2 }]);
    expect(walk(sent.state, replied(1, accounts)).effects).toEqual([]);
    expect(walk(sent.state, replied(2, accounts, 9)).effects).toEqual([]);
    expect(walk(loaded, given(change(2), true), replied(2, accounts)).effects.slice(1)).toEqual([]);
    const newer = walk(sent.state, given(change(1)), replied(2, accounts), replied(3, accounts)).effects;
    expect(newer.slice(1)).toEqual([{ type: 'say-account-set', id: 1 }]);
  });

  it('to add is confirmed to its player when the currency has appeared, not before [AC-20]', () => {
    const command = { kind: 'add', currency: 'EUR' } as const;
    const answered = walk(loaded, given(command), replied(2, [rubles]));
    expect(answered.effects.slice(1)).toEqual([]);
    const appeared = (message?: string, epoch = 0) =>
      walk(answered.state, { type: 'currency-appeared', epoch, currency: 'EUR', message });
    expect(appeared('It is open')).toEqual({
      state: answered.state,
      effects: [{ type: 'say-done', command, message: 'It is open' }],
    });
    expect(appeared(' ').effects).toEqual([{ type: 'say-done', command }]);
    expect(appeared('It is open', 9).effects).toEqual([]);
  });

  it('to remove is confirmed, with the message of the server where it has one [AC-20]', () => {
    const remove: AccountCommand = { kind: 'remove', id: 2 };
    const replied = (message?: string, epoch = 0): AccountsEvent => ({
      type: 'replied',
      epoch,
      number: 2,
      accounts: [],
      message,
    });
    const said = (reply: AccountsEvent) => walk(loaded, given(remove), reply).effects.slice(1);
    expect(said(replied('It is closed'))).toEqual([{ type: 'say-done', command: remove, message: 'It is closed' }]);
    expect(said(replied(' '))).toEqual([{ type: 'say-done', command: remove }]);
    expect(said(replied('It is closed', 9))).toEqual([]);
    expect(walk(loaded, given(change(2), true), replied('Chosen')).effects.slice(2)).toEqual([]);
  });

  it('that fails is said with the message of the server [AC-15]', () => {
    const add: AccountCommand = { kind: 'add', currency: 'EUR' };
    expect(walk(loaded, given(add), failed(2)).effects.slice(1)).toEqual([
      {
        type: 'say-failure',
        command: add,
        failure: { kind: 'refused', status: 409, title: 'There is one' },
        message: 'There is one',
      },
    ]);
    const remove: AccountCommand = { kind: 'remove', id: 2 };
    const network: AccountsEvent = { type: 'failed', epoch: 0, number: 2, failure: { kind: 'network' } };
    expect(walk(loaded, given(remove), network).effects.slice(1)).toEqual([
      { type: 'say-failure', command: remove, failure: { kind: 'network' }, message: undefined },
    ]);
  });

  it('to change that fails is said and logged, a question only logged, and nothing cancelled is [AC-15]', () => {
    const failure = { kind: 'refused', status: 409, title: 'There is one' };
    expect(walk(loaded, given(change(2), true), failed(2)).effects.slice(1)).toEqual([
      { type: 'log', failure, context: 'choose-account' },
      { type: 'say-failure', command: change(2), failure, message: 'There is one' },
    ]);
    expect(walk(loaded, { type: 'accounts-asked' }, failed(2)).effects.slice(1)).toEqual([
      { type: 'log', failure, context: 'accounts' },
    ]);
    const cancelled: AccountsEvent = { type: 'failed', epoch: 0, number: 2, failure: { kind: 'cancelled' } };
    const run = walk(loaded, given({ kind: 'add', currency: 'EUR' }), cancelled);
    expect(run.effects).toHaveLength(1);
    expect(run.state.running).toEqual([]);
  });
});
