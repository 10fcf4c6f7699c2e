import type { JurisdictionProfile } from '../limits/jurisdiction.ts';
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
  readonly profile: JurisdictionProfile;
  readonly now: EpochMillis;
}

/** What a withdrawal may need that the player alone can bring. */
export type WithdrawalNeed = Extract<WithdrawalStop, 'activation' | 'verification'>;

type NeedFacts = Pick<WithdrawalFacts, 'email' | 'phoneNumber' | 'activationType' | 'isVerified' | 'profile'>;

/** WDR-25 What the withdrawal still needs of the player, the first of: a contact that is not activated, an identity that is not verified where the law asks for it. */
export function withdrawalNeed(facts: NeedFacts): WithdrawalNeed | undefined {
  if (contactsToActivate(facts).length > 0) return 'activation';
  // VRF-4
  return facts.profile.doesWithdrawalNeedIdentity && !facts.isVerified ? 'verification' : undefined;
}

/** WDR-1 What keeps a player from a withdrawal, the first of: a ban that does not leave it open, a change of what protects the account, an advance that is owed, a contact that is not activated, an identity that is not verified where the law asks for it. No limit and no exclusion is among them. */
export function withdrawalStop(facts: WithdrawalFacts): WithdrawalStop | undefined {
  if (isBanned(facts.banLevel) && !canWithdrawWhileBanned(facts)) return 'banned';
  if (facts.lockedUntil !== undefined && !(facts.lockedUntil <= facts.now)) return 'locked';
  if (facts.owesAdvance) return 'advance';
  return withdrawalNeed(facts);
}

/** WDR-2 A withdrawal is cancelled only while it is held, and never where the law keeps players from taking it back (RG-22), or nobody knows the law. */
export function canCancelWithdrawal(state: PaymentState, { isWithdrawalFinal }: JurisdictionProfile): boolean {
  return state === 'held' && !isWithdrawalFinal;
}
