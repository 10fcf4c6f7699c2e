import type { EpochMillis } from '../../shared/time.ts';
import type { Opponent, SidePair } from '../game/game.ts';

/** A game that is over, between two sides. */
export interface PastGame {
  readonly id: number;
  readonly startsAt: EpochMillis;
  readonly home: Opponent;
  readonly away: Opponent;
  readonly score: SidePair;
}

/** How a game went for one side: won, drawn or lost. */
export type PastOutcome = 'won' | 'drawn' | 'lost';

/** STC-1 A side won where its score is the greater one; equal scores are a draw. */
export function pastOutcome({ home, score }: Pick<PastGame, 'home' | 'score'>, sideId: number): PastOutcome {
  if (score.home === score.away) return 'drawn';
  return score.home > score.away === (home.id === sideId) ? 'won' : 'lost';
}

/** STC-2 The form of a side is how its last games went, at most five, the newest first. */
export const FORM_LENGTH = 5;

/** The last games of a side, the newest first. */
export function lastGames(games: readonly PastGame[], sideId: number, most: number): readonly PastGame[] {
  return games
    .filter(({ home, away }) => home.id === sideId || away.id === sideId)
    .toSorted((left, right) => right.startsAt - left.startsAt || left.id - right.id)
    .slice(0, most);
}

/** STC-3 The meetings of two sides, at home and away, the newest first. */
export function meetings(
  games: readonly PastGame[],
  [one, other]: readonly [number, number],
  most: number,
): readonly PastGame[] {
  return lastGames(games, one, games.length)
    .filter(({ home, away }) => home.id === other || away.id === other)
    .slice(0, most);
}
