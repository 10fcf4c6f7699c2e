import type { PlayPermission } from '../limits/play-permission.ts';
import type { EpochMillis } from '../shared/time.ts';

export interface DepositFacts {
  readonly isSignedIn: boolean;
  /** What the office menu says of recharging. */
  readonly isRechargeAllowed: boolean;
  readonly isBanned: boolean;
  /** What the player's exclusions leave open. */
  readonly permission: Pick<PlayPermission, 'canDeposit' | 'closedUntil'>;
}

export type DepositObstacle =
  | { readonly kind: 'sign-in-needed' }
  | { readonly kind: 'banned' }
  | { readonly kind: 'excluded'; readonly until?: EpochMillis | undefined }
  | { readonly kind: 'not-allowed' };

/** DEP-1 What keeps somebody from a deposit, the first of: not signed in, banned, excluded, not allowed by the operator; nothing where it is open. */
export function depositObstacle(facts: DepositFacts): DepositObstacle | undefined {
  if (facts.isSignedIn !== true) return { kind: 'sign-in-needed' };
  if (facts.isBanned !== false) return { kind: 'banned' };
  if (facts.permission.canDeposit !== true) return { kind: 'excluded', until: facts.permission.closedUntil };
  return facts.isRechargeAllowed === true ? undefined : { kind: 'not-allowed' };
}

/** DEP-2 Whether the office menu and the header offer to recharge; a visitor is offered it, and signs in first. */
export function isRechargeOffered(facts: DepositFacts): boolean {
  const kind = depositObstacle(facts)?.kind;
  return kind === undefined || kind === 'sign-in-needed';
}
