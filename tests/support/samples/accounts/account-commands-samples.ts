import type { MachineSamples } from '../../machine-samples.ts';
import type { Account } from '../../../../core/accounts/account.ts';
import type { AccountsState, AccountsEvent } from '../../../../core/accounts/account-commands.ts';
import { money } from '../../units.ts';

const NOTHING: AccountsState = { phase: 'loading', epoch: 0, accounts: [], sent: 0, newest: 0, running: [] };

const SAMPLE: Account = { id: 1, currency: 'RUB', money: money(10), type: 'main', isActive: true };

const OTHER: Account = { id: 2, currency: 'USD', money: money(5), type: 'currency', isActive: false };

export const ACCOUNTS_SAMPLES: MachineSamples<AccountsState, AccountsEvent> = {
  states: [
    NOTHING,
    { ...NOTHING, phase: 'loaded', accounts: [SAMPLE, OTHER], sent: 1, newest: 1 },
    {
      ...NOTHING,
      phase: 'loaded',
      accounts: [SAMPLE, OTHER],
      sent: 2,
      newest: 1,
      running: [{ command: { kind: 'change', id: 2 }, number: 2 }],
    },
  ],
  events: [
    { type: 'accounts-asked' },
    { type: 'command-given', command: { kind: 'add', currency: 'EUR' }, isAccountPage: true },
    { type: 'command-given', command: { kind: 'change', id: 1 }, isAccountPage: false },
    { type: 'command-given', command: { kind: 'remove', id: 2 }, isAccountPage: true },
    { type: 'currency-appeared', epoch: 0, currency: 'EUR', message: 'It is open' },
    { type: 'replied', epoch: 0, number: 2, accounts: [SAMPLE] },
    { type: 'failed', epoch: 0, number: 2, failure: { kind: 'network' } },
    { type: 'player-changed', epoch: 1 },
  ],
};
