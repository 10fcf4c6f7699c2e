import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { Millis } from '../shared/time.ts';
import type { Account } from './account.ts';
import { nextActiveLook, nextCurrencyLook } from './added-currency.ts';

/** What is looked for among the accounts. */
export type AccountSought = { readonly kind: 'active' } | { readonly kind: 'currency'; readonly currency: string };

export type AccountPollState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting' | 'asking'; readonly sought: AccountSought; readonly looks: number }
  | { readonly phase: 'found' | 'not-found'; readonly sought: AccountSought };

export type AccountPollEvent =
  | { readonly type: 'search-began'; readonly sought: AccountSought; readonly accounts: readonly Account[] }
  | { readonly type: 'wait-ended' }
  | { readonly type: 'accounts-received'; readonly accounts: readonly Account[] }
  | { readonly type: 'question-failed' }
  | { readonly type: 'player-changed' };

export type AccountPollEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<AccountPollState, AccountPollEffect>;

/** AC-7, AC-8 Asks again for the accounts until an added currency or an active account is among them; AC-16 a question that fails counts as one that found nothing, and another player ends the search. */
export const ACCOUNT_POLL: Machine<AccountPollState, AccountPollEvent, AccountPollEffect> = {
  initial: { phase: 'idle' },
  step: pollStep,
};

function pollStep(state: AccountPollState, event: AccountPollEvent): Stepped {
  switch (event.type) {
    case 'search-began': {
      const [next, ...effects] = looked(event.sought, event.accounts, 0);
      return state.phase === 'waiting' ? [next, { type: 'forget-wake' }, ...effects] : [next, ...effects];
    }
    case 'wait-ended':
      if (state.phase !== 'waiting') return [state];
      return [{ phase: 'asking', sought: state.sought, looks: state.looks + 1 }, { type: 'ask' }];
    case 'accounts-received':
      return state.phase === 'asking' ? looked(state.sought, event.accounts, state.looks) : [state];
    case 'question-failed':
      return state.phase === 'asking' ? looked(state.sought, [], state.looks) : [state];
    case 'player-changed':
      return state.phase === 'waiting' ? [{ phase: 'idle' }, { type: 'forget-wake' }] : [{ phase: 'idle' }];
    default:
      return unforeseen(event, [state]);
  }
}

function looked(sought: AccountSought, accounts: readonly Account[], looks: number): Stepped {
  if (isFound(sought, accounts)) return [{ phase: 'found', sought }];
  const delay =
    sought.kind === 'active' ? nextActiveLook(accounts, looks) : nextCurrencyLook(accounts, sought.currency, looks);
  if (delay === undefined) return [{ phase: 'not-found', sought }];
  return [
    { phase: 'waiting', sought, looks },
    { type: 'wake-in', delay },
  ];
}

function isFound(sought: AccountSought, accounts: readonly Account[]): boolean {
  return sought.kind === 'active'
    ? nextActiveLook(accounts, 0) === undefined
    : nextCurrencyLook(accounts, sought.currency, 0) === undefined;
}
