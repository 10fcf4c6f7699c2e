import type { PlacementRejection } from './placement-state.ts';

/** PL-42 Whether an order was refused for what the player has set: a limit of stakes or losses, a session, a break or an exclusion. */
export function isOwnLimit(reason: PlacementRejection): boolean {
  return /-(?:wagering|loss)-reached$|^(?:self-excluded|timed-out|session-ended)$/.test(reason);
}
