import { NEXT_CODE_AFTER, secondsUntilNextCode } from '../../../core/registration/sent-code.ts';
import { minutes, type EpochMillis } from '../../../core/shared/time.ts';

/** How long a code holds, and how long another is not sent to the same reader. */
export const CODE_HOLDS_FOR = minutes(10);

/** RGF-13 What is said of a code that ends then. */
export function sentCode(expiresAt: EpochMillis): { readonly expires_at: EpochMillis; readonly again_at: EpochMillis } {
  return { expires_at: expiresAt, again_at: nextCodeAt(expiresAt) };
}

/** RGF-13 The seconds to wait where the code that was sent before is too young for another. */
export function nextCodeWait(former: EpochMillis | undefined, now: EpochMillis): number | undefined {
  if (former === undefined) return undefined;
  const wait = secondsUntilNextCode({ againAt: nextCodeAt(former) }, now);
  return wait === 0 ? undefined : wait;
}

function nextCodeAt(expiresAt: EpochMillis): EpochMillis {
  return expiresAt - CODE_HOLDS_FOR + NEXT_CODE_AFTER;
}
