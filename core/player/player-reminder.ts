import type { Player } from './player.ts';
import { isVerified } from './player-status.ts';

/** PR-15 The deposit page asks for verification where the operator wants it and the player is not verified. */
export function needsVerificationReminder(player: Player): boolean {
  return player.isVerificationShownOnDeposit && !isVerified(player);
}

/** PR-16 A player is led to the identification where it is needed and the player is not verified. */
export function needsIdentificationReminder(player: Player): boolean {
  return player.isIdentificationNeeded && !isVerified(player);
}

/** PR-17 A player without a deposit is reminded to recharge where that is on, until it was seen. */
export function needsRechargeReminder({ rechargeNotification, hasDeposit }: Player): boolean {
  return rechargeNotification.isOn && !rechargeNotification.isSeen && !hasDeposit;
}
