import type { Player } from './player.ts';
import { isBanned } from './player-ban.ts';

export const PLAYER_STATUSES = ['banned', 'verified', 'pending', 'not-verified', 'unknown'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** The facts that a status follows from. */
export type StatusFacts = Pick<
  Player,
  | 'banLevel'
  | 'internalVerificationStatus'
  | 'verificationGroup'
  | 'isDocumentRequested'
  | 'verificationStatus'
  | 'statusId'
>;

/** PR-13 Verified are those whom the operator or the group of checks calls so, unless another document is asked for. */
export function isVerified({
  internalVerificationStatus,
  verificationGroup,
  isDocumentRequested,
}: StatusFacts): boolean {
  const isCalledVerified = internalVerificationStatus === 1 || verificationGroup === 'VERIFICATION_SUCCESSFUL';
  return isCalledVerified && !isDocumentRequested;
}

/** PR-14 A status is the first that holds of banned, verified, pending (status 1) and not verified (verification status 1); else it is unknown. */
export function playerStatus(facts: StatusFacts): PlayerStatus {
  if (isBanned(facts.banLevel)) return 'banned';
  if (isVerified(facts)) return 'verified';
  if (facts.statusId === 1) return 'pending';
  return facts.verificationStatus === 1 ? 'not-verified' : 'unknown';
}
