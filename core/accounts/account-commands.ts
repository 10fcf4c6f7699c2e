import type { Minor } from '../shared/money.ts';
import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Account } from './account.ts';
import { withActive } from './active-account.ts';

/** What a player does with the accounts. */
export type AccountCommand =
  | { readonly kind: 'add'; readonly currency: string }
  | { readonly kind: 'change'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'top-up'; readonly id: number; readonly currency: string; readonly amount: Minor };

interface Running {
  readonly command: AccountCommand;
  /** Commands and questions are numbered as they are sent. */
  readonly number: number;
}

export interface AccountsState {
  readonly phase: 'loading' | 'loaded';
  /** Grows with every change of player. */
  readonly epoch: number;
  readonly accounts: readonly Account[];
  /** The number of what was sent last, and of what the accounts are from. */
  readonly sent: number;
  readonly newest: number;
  /** At most one of each kind. */
  readonly running: readonly Running[];
}

export type AccountsEvent =
  | { readonly type: 'accounts-asked' }
  | { readonly type: 'command-given'; readonly command: AccountCommand; readonly isAccountPage: boolean }
  | {
      readonly type: 'replied';
      readonly epoch: number;
      readonly number: number;
      readonly accounts: readonly Account[];
      /** The server's words about what was done. */
      readonly message?: string | undefined;
    }
  | { readonly type: 'failed'; readonly epoch: number; readonly number: number; readonly failure: RequestFailure }
  | { readonly type: 'player-changed'; readonly epoch: number };

export type AccountsEffect =
  | { readonly type: 'ask'; readonly epoch: number; readonly number: number }
  | { readonly type: 'send'; readonly epoch: number; readonly number: number; readonly command: AccountCommand }
  | { readonly type: 'reset-prepaid' }
  | { readonly type: 'say-account-will-be-set'; readonly id: number }
  | {
      readonly type: 'say-done';
      readonly command: Extract<AccountCommand, { readonly kind: 'add' | 'remove' }>;
      readonly message?: string | undefined;
    }
  | {
      readonly type: 'say-failure';
      readonly command: AccountCommand;
      readonly failure: RequestFailure;
      readonly message?: string | undefined;
    }
  | { readonly type: 'log'; readonly failure: RequestFailure; readonly context: 'accounts' | 'choose-account' };

type Stepped = Step<AccountsState, AccountsEffect>;

const NOTHING: AccountsState = { phase: 'loading', epoch: 0, accounts: [], sent: 0, newest: 0, running: [] };

/** AC-11 Whether an account is being added, changed or removed. */
export function isAccountCommandRunning(state: AccountsState, kind: AccountCommand['kind']): boolean {
  return state.running.some(({ command }) => command.kind === kind);
}

/** AC-12 The accounts as they are shown: the one that is being chosen is active before the server says so. */
export function shownAccounts({ accounts, running }: AccountsState): readonly Account[] {
  const chosen = running.find(({ command }) => command.kind === 'change')?.command;
  return chosen?.kind === 'change' ? withActive(accounts, chosen.id) : accounts;
}

/**
 * AC-9 The reply to an older request never replaces what a newer one brought, nor does one for another player; AC-11 while a currency is added or an account removed no other of the kind is,
 * and a newer choice takes the place of the older; AC-12 a choice is shown at once and taken back when it fails; AC-13 changing the account resets the prepaid amount of the coupon to 0;
 * AC-14 a chosen account is announced unless an account page is open; AC-15 an addition or removal that fails is said with the server's message, a failed choice or question is only logged,
 * and a cancelled one is neither; AC-20 an addition or removal is confirmed, with the server's message where it has one.
 */
export const ACCOUNTS: Machine<AccountsState, AccountsEvent, AccountsEffect> = { initial: NOTHING, step: accountsStep };

function accountsStep(state: AccountsState, event: AccountsEvent): Stepped {
  switch (event.type) {
    case 'accounts-asked': {
      const number = state.sent + 1;
      return [
        { ...state, sent: number },
        { type: 'ask', epoch: state.epoch, number },
      ];
    }
    case 'command-given':
      return afterCommand(state, event.command, event.isAccountPage);
    case 'replied':
      return event.epoch === state.epoch ? afterReply(state, event) : [state];
    case 'failed':
      return event.epoch === state.epoch ? afterFailure(state, event.number, event.failure) : [state];
    case 'player-changed':
      return event.epoch > state.epoch ? [{ ...NOTHING, epoch: event.epoch, sent: state.sent }] : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterCommand(state: AccountsState, command: AccountCommand, isAccountPage: boolean): Stepped {
  const isChange = command.kind === 'change';
  if (!isChange && isAccountCommandRunning(state, command.kind)) return [state];
  const number = state.sent + 1;
  const others = state.running.filter((running) => running.command.kind !== command.kind);
  const next: AccountsState = { ...state, sent: number, running: [...others, { command, number }] };
  const send: AccountsEffect = { type: 'send', epoch: state.epoch, number, command };
  if (!isChange) return [next, send];
  const said: readonly AccountsEffect[] = isAccountPage ? [] : [{ type: 'say-account-will-be-set', id: command.id }];
  return [next, send, { type: 'reset-prepaid' }, ...said];
}

function afterReply(state: AccountsState, reply: Extract<AccountsEvent, { readonly type: 'replied' }>): Stepped {
  const { accounts, message, number } = reply;
  const command = state.running.find((running) => running.number === number)?.command;
  const running = state.running.filter((other) => other.number !== number);
  const isNewest = number > state.newest;
  const next: AccountsState = isNewest
    ? { ...state, phase: 'loaded', accounts, newest: number, running }
    : { ...state, running };
  if (command?.kind !== 'add' && command?.kind !== 'remove') return [next];
  const hasWords = message !== undefined && message.trim() !== '';
  return [next, { type: 'say-done', command, ...(hasWords ? { message } : {}) }];
}

function afterFailure(state: AccountsState, number: number, failure: RequestFailure): Stepped {
  const command = state.running.find((running) => running.number === number)?.command;
  const next: AccountsState = { ...state, running: state.running.filter((running) => running.number !== number) };
  if (failure.kind === 'cancelled') return [next];
  if (command === undefined) return [next, { type: 'log', failure, context: 'accounts' }];
  if (command.kind === 'change') return [next, { type: 'log', failure, context: 'choose-account' }];
  const message = failure.kind === 'refused' ? failure.title : undefined;
  return [next, { type: 'say-failure', command, failure, message }];
}
