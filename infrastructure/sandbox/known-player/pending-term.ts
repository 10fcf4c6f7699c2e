import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { CODE_HOLDS_FOR } from '../players/code-pause.ts';

/** PR-41 How long a contact waits to be proven, however often it is asked for; what was sent proves it for a much shorter while. */
export const CONTACT_WAITS_FOR: Millis = days(30);

/** PR-41 Until when a contact waits to which a code was sent that holds until then. */
export function pendingUntil(codeUntil: EpochMillis): EpochMillis {
  return codeUntil - CODE_HOLDS_FOR + CONTACT_WAITS_FOR;
}

/** PR-41 The contacts that still wait were sent a code that ended after this. */
export function pendingSince(now: EpochMillis): EpochMillis {
  return now + CODE_HOLDS_FOR - CONTACT_WAITS_FOR;
}
