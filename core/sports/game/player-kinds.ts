import type { MarketKind } from './market-kind.ts';

type GoalscorerKind = 'first-goalscorer' | 'last-goalscorer' | 'anytime-goalscorer' | 'two-or-more-goals';
/** PLP-1 What a player does beside scoring. */
export type PlayerDeedKind =
  | 'player-shot-on-target'
  | 'player-two-or-more-shots'
  | 'player-assist'
  | 'player-yellow-card';
export type PlayerKind = GoalscorerKind | PlayerDeedKind;
type GoalCountKind = 'anytime-goalscorer' | 'two-or-more-goals';
/** What is told by how often a player did one thing. */
export type CountedKind = GoalCountKind | PlayerDeedKind;

const GOALSCORER_KINDS: readonly GoalscorerKind[] = [
  'first-goalscorer',
  'last-goalscorer',
  'anytime-goalscorer',
  'two-or-more-goals',
];

const DEED_KINDS: readonly PlayerDeedKind[] = [
  'player-shot-on-target',
  'player-two-or-more-shots',
  'player-assist',
  'player-yellow-card',
];

export type PlayerTable = 'scorers' | 'deeds';

/** The questions of each table of players, in the order of its columns. */
export const TABLE_KINDS: Readonly<Record<PlayerTable, readonly PlayerKind[]>> = {
  scorers: GOALSCORER_KINDS,
  deeds: DEED_KINDS,
};

/** Kinds whose answers are players. */
export const PLAYER_KINDS: readonly PlayerKind[] = [...GOALSCORER_KINDS, ...DEED_KINDS];

function isOneOf<Kind extends MarketKind>(kinds: readonly Kind[], kind: MarketKind): kind is Kind {
  return kinds.some((known) => known === kind);
}

/** Whether the answers of a kind are players. */
export function isPlayerKind(kind: MarketKind): kind is PlayerKind {
  return isOneOf(PLAYER_KINDS, kind);
}

/** Whether a kind asks what a player does beside scoring. */
export function isPlayerDeedKind(kind: MarketKind): kind is PlayerDeedKind {
  return isOneOf(DEED_KINDS, kind);
}

/** Whether a kind asks how often a player scores. */
export function isGoalCountKind(kind: MarketKind): kind is GoalCountKind {
  return kind === 'anytime-goalscorer' || kind === 'two-or-more-goals';
}

/** Whether a kind asks who scores. */
export function isScorerKind(kind: MarketKind): boolean {
  return kind === 'no-goalscorer' || isOneOf(GOALSCORER_KINDS, kind);
}
