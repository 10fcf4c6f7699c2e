import type { MachineSamples } from '../../machine-samples.ts';
import {
  type AccountSought,
  type AccountPollState,
  type AccountPollEvent,
} from '../../../../core/accounts/account-poll.ts';
import { money } from '../../units.ts';

const SOUGHT: AccountSought = { kind: 'currency', currency: 'EUR' };

export const ACCOUNT_POLL_SAMPLES: MachineSamples<AccountPollState, AccountPollEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'waiting', sought: SOUGHT, looks: 0 },
    { phase: 'asking', sought: { kind: 'active' }, looks: 1 },
    { phase: 'asking', sought: SOUGHT, looks: 5 },
    { phase: 'found', sought: SOUGHT },
    { phase: 'not-found', sought: SOUGHT },
  ],
  events: [
    { type: 'search-began', sought: { kind: 'active' }, accounts: [] },
    { type: 'search-began', sought: SOUGHT, accounts: [] },
    { type: 'wait-ended' },
    {
      type: 'accounts-received',
      accounts: [{ id: 1, currency: 'EUR', money: money(0), type: 'main', isActive: true }],
    },
    { type: 'accounts-received', accounts: [] },
    { type: 'question-failed' },
    { type: 'player-changed' },
  ],
};
