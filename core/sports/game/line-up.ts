export const PLAYER_POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type PlayerPosition = (typeof PLAYER_POSITIONS)[number];

/** A player of a line-up, and what he did in the game so far. */
export interface LineUpPlayer {
  readonly number: number;
  readonly name: string;
  readonly position: PlayerPosition;
  /** Whether he plays from the start; others come on or stay on the bench. */
  readonly isStarter: boolean;
  /** Played seconds of the game when he came on and went off. */
  readonly cameOn?: number | undefined;
  readonly wentOff?: number | undefined;
  /** Goals for his side; own goals are not among them. */
  readonly goals: number;
  readonly ownGoals: number;
  readonly assists: number;
  /** His goals are among them. */
  readonly shotsOnTarget: number;
  readonly yellowCards: number;
}

/** GLS-11 Players as a line-up is read: by position from the goalkeeper on, then by number. */
export function inReadingOrder(players: readonly LineUpPlayer[]): readonly LineUpPlayer[] {
  const place = ({ position }: LineUpPlayer): number => PLAYER_POSITIONS.indexOf(position);
  return players.toSorted((left, right) => place(left) - place(right) || left.number - right.number);
}

/** When something happened in a game: played seconds, and the part of it. */
export interface PlayedMoment {
  readonly seconds: number;
  readonly period?: number | undefined;
}

/** Who scored a goal that was no own goal, and when. */
export interface GoalScorer extends PlayedMoment {
  readonly name: string;
}

/** Who plays for both sides: those who start, then the bench. */
export interface LineUps {
  readonly home: readonly LineUpPlayer[];
  readonly away: readonly LineUpPlayer[];
}
