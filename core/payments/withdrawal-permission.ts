import type { Jurisdiction } from '../limits/jurisdiction.ts';
import { contactsToActivate } from '../player/contact-activation.ts';
import { canWithdrawWhileBanned, isBanned, type BanFacts } from '../player/player-ban.ts';
import type { Player } from '../player/player.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { PaymentState } from './payment-fact.ts';

export const WITHDRAWAL_STOPS = ['banned', 'locked', 'activation'] as const;
export type WithdrawalStop = (typeof WITHDRAWAL_STOPS)[number];

export interface WithdrawalFacts extends BanFacts, Pick<Player, 'email' | 'phoneNumber' | 'activationType'> {
  readonly lockedUntil: EpochMillis | undefined;
  readonly now: EpochMillis;
}

/** Where a withdrawal that was asked for is not taken back (RG-22). */
const NEVER_CANCELLED: readonly Jurisdiction[] = ['UK'];
const CANCELLED_SOMEWHERE: readonly Jurisdiction[] = ['default', 'MT', 'DE'];

/** WDR-1 What keeps a player from a withdrawal, the first of: a ban that does not leave it open, a change of what protects the account, a contact that is not activated. No limit and no exclusion is among them. */
export function withdrawalStop(facts: WithdrawalFacts): WithdrawalStop | undefined {
  if (isBanned(facts.banLevel) && !canWithdrawWhileBanned(facts)) return 'banned';
  if (facts.lockedUntil !== undefined && !(facts.lockedUntil <= facts.now)) return 'locked';
  return contactsToActivate(facts).length > 0 ? 'activation' : undefined;
}

/** WDR-2 A withdrawal is cancelled only while it is held, and never where the law keeps players from taking it back, or nobody knows the law. */
export function canCancelWithdrawal(state: PaymentState, jurisdiction: Jurisdiction): boolean {
  if (NEVER_CANCELLED.includes(jurisdiction)) return false;
  return state === 'held' && CANCELLED_SOMEWHERE.includes(jurisdiction);
}
