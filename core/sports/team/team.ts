import type { SportId } from '../../shared/ids.ts';
import type { Opponent } from '../game/game.ts';
import type { GameResult } from '../results/game-results.ts';
import { FORM_LENGTH, pastOutcome, type PastOutcome } from '../statistics/past-game.ts';
import type { Named } from '../spelling/foreign-language.ts';

export interface TeamChamp extends Named {
  readonly id: number;
  readonly countryCode: string;
}

/** Who a team is and how it played. A person who competes is a team of one. */
export interface TeamProfile {
  readonly team: Opponent;
  readonly sportId: SportId;
  /** The competition that it plays in. */
  readonly champ: TeamChamp;
  /** Whether its players are known by name. */
  readonly hasSquad: boolean;
  /** Known of teams with a squad. */
  readonly coach?: string | undefined;
  readonly stadium?: string | undefined;
  /** Its last games that are over, the newest first. */
  readonly results: readonly GameResult[];
}

/** SP-22 A game that was played to its end is won, drawn or lost for a team by its score; undefined for one that was not, or in which the team did not play. */
export function formMark({ home, away, score, status }: GameResult, teamId: number): PastOutcome | undefined {
  if (status !== 'finished' || away === undefined || (home.id !== teamId && away.id !== teamId)) return undefined;
  return pastOutcome({ home, score }, teamId);
}

/** SP-22 The form of a team is what its last five games were for it, the newest first. */
export function teamForm(results: readonly GameResult[], teamId: number): readonly PastOutcome[] {
  return results.flatMap((result) => formMark(result, teamId) ?? []).slice(0, FORM_LENGTH);
}
