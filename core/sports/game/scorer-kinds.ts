import type { MarketKind } from './market-kind.ts';

export type PlayerKind = 'first-goalscorer' | 'last-goalscorer' | 'anytime-goalscorer' | 'two-or-more-goals';

/** Kinds whose answers are players, in the order of the columns of their table. */
export const PLAYER_KINDS: readonly PlayerKind[] = [
  'first-goalscorer',
  'last-goalscorer',
  'anytime-goalscorer',
  'two-or-more-goals',
];

/** Whether the answers of a kind are players. */
export function isPlayerKind(kind: MarketKind): kind is PlayerKind {
  return PLAYER_KINDS.some((known) => known === kind);
}

/** Whether a kind asks who scores. */
export function isScorerKind(kind: MarketKind): boolean {
  return kind === 'no-goalscorer' || isPlayerKind(kind);
}
