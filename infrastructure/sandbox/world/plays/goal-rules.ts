import type { Matchup, Side } from './play.ts';

/** A sport in which goals fall one by one against the clock. */
export interface GoalRules {
  readonly periods: number;
  readonly minutes: number;
  /** With what is added for stoppages, by period. */
  readonly playedMinutes: readonly number[];
  readonly breakMinutes: number;
  /** The share of the goals that falls in each period. */
  readonly shares: readonly number[];
  readonly goals: number;
  readonly goalSpread: number;
  readonly supremacy: number;
  readonly stepSeconds: number;
  readonly hasOvertime: boolean;
  readonly isGoalDecisive: boolean;
}

export const GOAL_RULES = {
  football: {
    periods: 2,
    minutes: 45,
    playedMinutes: [47, 50],
    breakMinutes: 15,
    shares: [0.45, 0.55],
    goals: 2.65,
    goalSpread: 0.5,
    supremacy: 2,
    stepSeconds: 30,
    hasOvertime: false,
    isGoalDecisive: true,
  },
  'ice-hockey': {
    periods: 3,
    minutes: 20,
    playedMinutes: [20, 20, 20],
    breakMinutes: 12,
    shares: [0.31, 0.34, 0.35],
    goals: 5.5,
    goalSpread: 0.7,
    supremacy: 2,
    stepSeconds: 20,
    hasOvertime: true,
    isGoalDecisive: true,
  },
  handball: {
    periods: 2,
    minutes: 30,
    playedMinutes: [30, 30],
    breakMinutes: 12,
    shares: [0.49, 0.51],
    goals: 58,
    goalSpread: 4,
    supremacy: 9,
    stepSeconds: 10,
    hasOvertime: false,
    isGoalDecisive: false,
  },
} as const satisfies Record<string, GoalRules>;

export type GoalSport = keyof typeof GOAL_RULES;

/** The goals each side is expected to score in the whole game. */
export function expectedGoals(rules: GoalRules, matchup: Pick<Matchup, 'edge' | 'tempo'>): Record<Side, number> {
  const goals = rules.goals + matchup.tempo * rules.goalSpread;
  const supremacy = matchup.edge * rules.supremacy;
  const least = rules.goals * 0.11;
  return { home: Math.max(least, (goals + supremacy) / 2), away: Math.max(least, (goals - supremacy) / 2) };
}

/** What red cards do to a side's scoring. */
export function redCardFactor(own: number, other: number): number {
  return 0.72 ** own * 1.2 ** other;
}

/** Corners and yellow cards each side is expected to get in a football game. */
export function expectedCorners(edge: number): Record<Side, number> {
  return { home: 5.1 + edge * 2, away: 5.1 - edge * 2 };
}

export function expectedCards(edge: number): Record<Side, number> {
  return { home: 2.1 - edge * 0.5, away: 2.1 + edge * 0.5 };
}

export const EXPECTED_REDS = 0.1;

/** Scorers listed for each side; every goal is scored by one of them, the first most often. */
export const SCORER_SHARES = [0.34, 0.24, 0.16, 0.12, 0.08, 0.06] as const;
