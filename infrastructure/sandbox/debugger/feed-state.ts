import type { Millis } from '../../../core/shared/time.ts';
import type { FeedSwitch } from '../../../core/site/debugger/debugger-gateway.ts';

/** How the line answers: as it is, as it was, or not at all; and how slowly. */
export interface FeedState {
  mode: FeedSwitch;
  delay: Millis;
}
