import { jurisdictionProfile, type Jurisdiction } from '../limits/jurisdiction.ts';
import { contactsToActivate } from '../player/contact-activation.ts';
import { canWithdrawWhileBanned, isBanned, type BanFacts } from '../player/player-ban.ts';
import type { Player } from '../player/player.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { PaymentState } from './payment-fact.ts';

export const WITHDRAWAL_STOPS = ['banned', 'locked', 'advance', 'activation', 'verification'] as const;
export type WithdrawalStop = (typeof WITHDRAWAL_STOPS)[number];

export interface WithdrawalFacts extends BanFacts, Pick<Player, 'email' | 'phoneNumber' | 'activationType'> {
  readonly lockedUntil: EpochMillis | undefined;
  /** Whether the identity is verified, and no further document is asked for. */
  readonly isVerified: boolean;
  /** Whether an account of the player owes an advance. */
  readonly owesAdvance: boolean;
  readonly jurisdiction: Jurisdiction;
  readonly now: EpochMillis;
}

/** Where a withdrawal that was asked for is not taken back (RG-22). */
const NEVER_CANCELLED: readonly Jurisdiction[] = ['UK'];
const CANCELLED_SOMEWHERE: readonly Jurisdiction[] = ['default', 'MT', 'DE'];

/** WDR-1 What keeps a player from a withdrawal, the first of: a ban that does not leave it open, a change of what protects the account, an advance that is owed, a contact that is not activated, an identity that is not verified where the law asks for it. No limit and no exclusion is among them. */
export function withdrawalStop(facts: WithdrawalFacts): WithdrawalStop | undefined {
  if (isBanned(facts.banLevel) && !canWithdrawWhileBanned(facts)) return 'banned';
  if (facts.lockedUntil !== undefined && !(facts.lockedUntil <= facts.now)) return 'locked';
  if (facts.owesAdvance) return 'advance';
  if (contactsToActivate(facts).length > 0) return 'activation';
  return doesWithdrawalNeedIdentity(facts.jurisdiction) && !facts.isVerified ? 'verification' : undefined;
}

/** VRF-4 Where the law wants to know who is paid; as anywhere that nobody knows. */
export function doesWithdrawalNeedIdentity(jurisdiction: Jurisdiction): boolean {
  return jurisdictionProfile(jurisdiction).doesWithdrawalNeedIdentity;
}

/** WDR-2 A withdrawal is cancelled only while it is held, and never where the law keeps players from taking it back, or nobody knows the law. */
export function canCancelWithdrawal(state: PaymentState, jurisdiction: Jurisdiction): boolean {
  if (NEVER_CANCELLED.includes(jurisdiction)) return false;
  return state === 'held' && CANCELLED_SOMEWHERE.includes(jurisdiction);
}
