import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { isMoment, type EpochMillis } from '../shared/time.ts';

/** The last check that a player acknowledged, or the begin of their session. */
interface AcknowledgedCheck {
  readonly userId: number;
  readonly at: EpochMillis;
}

/** RC-9 A page that is loaded anew counts on, and every tab knows of what was acknowledged in another. */
export const ACKNOWLEDGED_CHECK: StoredValue<AcknowledgedCheck> = {
  key: 'reality-check',
  keepFor: 'ever',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return fail({ code: 'not-a-check' });
    const { userId, at } = stored as Readonly<Record<string, unknown>>;
    if (typeof userId !== 'number' || !Number.isSafeInteger(userId) || !isMoment(at)) {
      return fail({ code: 'not-a-check' });
    }
    return ok({ userId, at });
  },
};
