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
  /** Whether a choice that the server confirms is announced. */
  readonly isAnnounced?: boolean | undefined;
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
  | {
      /** An added currency is among the accounts. */
      readonly type: 'currency-appeared';
      readonly epoch: number;
      readonly currency: string;
      readonly message?: string | undefined;
    }
  | { readonly type: 'player-changed'; readonly epoch: number };

export type AccountsEffect =
  | { readonly type: 'ask'; readonly epoch: number; readonly number: number }
  | { readonly type: 'send'; readonly epoch: number; readonly number: number; readonly command: AccountCommand }
  | { readonly type: 'say-account-set'; readonly id: number }
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
 * and a newer choice takes the place of the older; AC-12 a choice is shown at once and taken back when it fails;
 * AC-14 a chosen account is announced when the server has set it, unless an account page is open; AC-15 an addition or removal that fails is said with the server's message, a failed choice is said and logged,
 * a failed question only logged, and a cancelled one neither; AC-20 a removal is confirmed when it is answered and an addition when its currency has appeared, with the server's message where it has one.
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
    case 'currency-appeared': {
      const command = { kind: 'add', currency: event.currency } as const;
      return event.epoch === state.epoch ? [state, sayDone(command, event.message)] : [state];
    }
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
  const started: Running = isChange && !isAccountPage ? { command, number, isAnnounced: true } : { command, number };
  const next: AccountsState = { ...state, sent: number, running: [...others, started] };
  const send: AccountsEffect = { type: 'send', epoch: state.epoch, number, command };
  return [next, send];
}

function afterReply(state: AccountsState, reply: Extract<AccountsEvent, { readonly type: 'replied' }>): Stepped {
  const { accounts, message, number } = reply;
  const answered = state.running.find((running) => running.number === number);
  const command = answered?.command;
  const running = state.running.filter((other) => other.number !== number);
  const isNewest = number > state.newest;
  const next: AccountsState = isNewest
    ? { ...state, phase: 'loaded', accounts, newest: number, running }
    : { ...state, running };
  if (command?.kind === 'remove') return [next, sayDone(command, message)];
  if (command?.kind !== 'change' || answered?.isAnnounced !== true) return [next];
  return [next, { type: 'say-account-set', id: command.id }];
}

function sayDone(
  command: Extract<AccountCommand, { readonly kind: 'add' | 'remove' }>,
  message: string | undefined,
): AccountsEffect {
  const hasWords = message !== undefined && message.trim() !== '';
  return { type: 'say-done', command, ...(hasWords ? { message } : {}) };
}

function afterFailure(state: AccountsState, number: number, failure: RequestFailure): Stepped {
  const command = state.running.find((running) => running.number === number)?.command;
  const next: AccountsState = { ...state, running: state.running.filter((running) => running.number !== number) };
  if (failure.kind === 'cancelled') return [next];
  if (command === undefined) return [next, { type: 'log', failure, context: 'accounts' }];
  const message = failure.kind === 'refused' ? failure.title : undefined;
  const said: AccountsEffect = { type: 'say-failure', command, failure, message };
  return command.kind === 'change' ? [next, { type: 'log', failure, context: 'choose-account' }, said] : [next, said];
}
