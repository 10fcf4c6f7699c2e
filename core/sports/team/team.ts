import type { SportId } from '../../shared/ids.ts';
import type { Opponent } from '../game/game.ts';
import type { GameResult } from '../results/game-results.ts';

/** Who a team is and how it played. A person who competes is a team of one. */
export interface TeamProfile {
  readonly team: Opponent;
  readonly sportId: SportId;
  /** Its last games that are over, the newest first. */
  readonly results: readonly GameResult[];
}

/** What a game was for one of the two. */
export type FormMark = 'won' | 'drawn' | 'lost';

const FORM_LENGTH = 5;

/** SP-22 A game that was played to its end is won, drawn or lost for a team by its score; undefined for one that was not, or in which the team did not play. */
export function formMark({ home, away, score, status }: GameResult, teamId: number): FormMark | undefined {
  if (status !== 'finished' || away === undefined || (home.id !== teamId && away.id !== teamId)) return undefined;
  const [own, other] = home.id === teamId ? [score.home, score.away] : [score.away, score.home];
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/** SP-22 The form of a team is what its last five games were for it, the newest first. */
export function teamForm(results: readonly GameResult[], teamId: number): readonly FormMark[] {
  return results.flatMap((result) => formMark(result, teamId) ?? []).slice(0, FORM_LENGTH);
}
