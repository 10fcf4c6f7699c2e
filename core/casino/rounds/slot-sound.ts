import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';

/** RND-60 Whether slots sound on this device; off until somebody turns it on. */
export const SLOT_SOUND: StoredValue<boolean> = {
  key: 'slot-sound',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (typeof stored === 'boolean' ? ok(stored) : fail({ code: 'no-choice' })),
};
