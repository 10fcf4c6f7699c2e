/** What decides about a ban. */
export interface BanFacts {
  readonly banLevel: number;
  readonly banVersion: number;
  /** What a withdrawal still needs of the player; what is not known here opens nothing. */
  readonly withdrawalNeed?: string | undefined;
}

/** PR-11 A player is banned above level 0; a level that is no number counts as a ban, since what cannot be read never grants access. */
export function isBanned(banLevel: number): boolean {
  return !(banLevel <= 0);
}

/** PR-12 A banned player can withdraw at level 53 of ban version 1 and at level 45 of any other. */
export function canWithdrawWhileBanned({ banLevel, banVersion }: BanFacts): boolean {
  return banLevel === (banVersion === 1 ? 53 : 45);
}
