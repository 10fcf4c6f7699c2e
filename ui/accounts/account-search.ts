import { when } from 'mobx';
import type { Account } from '../../core/accounts/account.ts';
import {
  ACCOUNT_POLL,
  type AccountPollEffect,
  type AccountPollEvent,
  type AccountPollState,
  type AccountSought,
} from '../../core/accounts/account-poll.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

export interface AccountSearch {
  readonly sought: AccountSought;
  /** Among which nothing is waited for where it is there already. */
  readonly accounts: readonly Account[];
  readonly ask: () => Promise<Result<{ readonly accounts: readonly Account[] }, unknown>>;
  readonly timers: Timers;
  /** Whether the player is still the one who is searched for. */
  readonly isCurrent: () => boolean;
}

/** Asks for the accounts until what is sought is among them, or the search is over; whether it was found. */
export async function searchAccounts({ sought, accounts, ask, timers, isCurrent }: AccountSearch): Promise<boolean> {
  let forgetWake = (): void => undefined;
  const poll = new MachineStore<AccountPollState, AccountPollEvent, AccountPollEffect>(ACCOUNT_POLL, (effect, send) => {
    switch (effect.type) {
      case 'ask':
        void ask().then((reply) => {
          send(reply.ok ? { type: 'accounts-received', ...reply.value } : { type: 'question-failed' });
        });
        break;
      case 'wake-in':
        forgetWake = timers.after(effect.delay, () => {
          send({ type: isCurrent() ? 'wait-ended' : 'player-changed' });
        });
        break;
      case 'forget-wake':
        forgetWake();
        break;
    }
  });
  poll.send({ type: 'search-began', sought, accounts });
  await when(() => poll.state.phase !== 'waiting' && poll.state.phase !== 'asking');
  return poll.state.phase === 'found';
}
