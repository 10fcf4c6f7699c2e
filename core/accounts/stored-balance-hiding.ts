import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';

/** AC-10 Hiding the balance is the player's choice; until then it is shown. */
export const STORED_BALANCE_HIDING: StoredValue<boolean> = {
  key: 'balance-hidden',
  keepFor: 'ever',
  version: 1,
  parse: (stored) => (typeof stored === 'boolean' ? ok(stored) : fail({ code: 'not-a-switch' })),
};
