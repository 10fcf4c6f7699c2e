/** What a player may be stopped from doing. */
export const PLAYER_RIGHTS = ['bet', 'deposit', 'withdraw'] as const;
export type PlayerRight = (typeof PLAYER_RIGHTS)[number];

/** PR-32 The rights that the server names, of those that the site knows, each once. */
export function playerRights(given: readonly string[]): readonly PlayerRight[] {
  return PLAYER_RIGHTS.filter((right) => given.includes(right));
}

/** PR-32 What the player is stopped from doing; nothing is said of it before the rights are known. */
export function stoppedRights(rights: readonly PlayerRight[] | undefined): readonly PlayerRight[] {
  return rights === undefined ? [] : PLAYER_RIGHTS.filter((right) => !rights.includes(right));
}
