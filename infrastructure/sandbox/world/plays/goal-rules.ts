import type { Matchup, Side } from './play.ts';

/** A sport in which goals fall one by one against the clock. */
export interface GoalRules {
  readonly periods: number;
  readonly minutes: number;
  /** Minutes added for stoppages by period: from the first to the second number, any as likely. */
  readonly added: readonly (readonly [from: number, to: number])[];
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

interface LesserGoals extends Pick<GoalRules, 'periods' | 'minutes' | 'goals' | 'stepSeconds'> {
  readonly supremacy?: number;
  readonly isGoalDecisive?: boolean;
}

/** A sport of goals without stoppage time and overtime, in which all periods are alike. */
function lesserGoals({ supremacy = 3, isGoalDecisive = true, ...rules }: LesserGoals): GoalRules {
  return {
    ...rules,
    added: [],
    breakMinutes: 5,
    shares: Array.from({ length: rules.periods }, () => 1 / rules.periods),
    goalSpread: rules.goals * 0.1,
    supremacy,
    hasOvertime: false,
    isGoalDecisive,
  };
}

export const GOAL_RULES = {
  football: {
    periods: 2,
    minutes: 45,
    added: [
      [1, 3],
      [3, 7],
    ],
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
    added: [],
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
    added: [],
    breakMinutes: 12,
    shares: [0.49, 0.51],
    goals: 58,
    goalSpread: 4,
    supremacy: 9,
    stepSeconds: 10,
    hasOvertime: false,
    isGoalDecisive: false,
  },
  'cyber-football': {
    periods: 2,
    minutes: 4,
    added: [],
    breakMinutes: 1,
    shares: [0.48, 0.52],
    goals: 3.4,
    goalSpread: 0.5,
    supremacy: 1.8,
    stepSeconds: 3,
    hasOvertime: false,
    isGoalDecisive: true,
  },
  'cyber-ice-hockey': {
    periods: 3,
    minutes: 4,
    added: [],
    breakMinutes: 1,
    shares: [0.32, 0.33, 0.35],
    goals: 6,
    goalSpread: 0.7,
    supremacy: 2,
    stepSeconds: 4,
    hasOvertime: true,
    isGoalDecisive: true,
  },
  futsal: lesserGoals({ periods: 2, minutes: 20, goals: 6.2, stepSeconds: 10 }),
  'beach-soccer': lesserGoals({ periods: 3, minutes: 12, goals: 8, stepSeconds: 10 }),
  'water-polo': lesserGoals({ periods: 4, minutes: 8, goals: 21, stepSeconds: 5, supremacy: 5 }),
  floorball: lesserGoals({ periods: 3, minutes: 20, goals: 11, stepSeconds: 10, supremacy: 4 }),
  'field-hockey': lesserGoals({ periods: 4, minutes: 15, goals: 4.4, stepSeconds: 15, supremacy: 2 }),
  bandy: lesserGoals({ periods: 2, minutes: 45, goals: 9, stepSeconds: 15, supremacy: 4 }),
  netball: lesserGoals({ periods: 4, minutes: 15, goals: 106, stepSeconds: 2, supremacy: 16, isGoalDecisive: false }),
} as const satisfies Record<string, GoalRules>;

export type GoalSport = keyof typeof GOAL_RULES;

export function isGoalSport(sport: string): sport is GoalSport {
  return Object.hasOwn(GOAL_RULES, sport);
}

/** Whether a side scores so seldom that answers about single goals make sense. */
export function hasFewGoals(sport: GoalSport): boolean {
  return GOAL_RULES[sport].goals < 15;
}

/** The usual length of a period: goals are spread over it, so a longer one has more. */
export function usualMinutes({ minutes, added }: GoalRules, period: number): number {
  const [from, to] = added[period - 1] ?? [0, 0];
  return minutes + (from + to) / 2;
}

/** Minutes a period is expected to go on after so many have been played. */
export function minutesLeft({ minutes, added }: GoalRules, period: number, played: number): number {
  const [from, to] = added[period - 1] ?? [0, 0];
  let sum = 0;
  let count = 0;
  for (let more = from; more <= to; more += 1) {
    if (minutes + more <= played) continue;
    sum += minutes + more - played;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

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

/** Shots of each side in a football game that are no goals. */
export function expectedMisses(edge: number): Record<Side, number> {
  return { home: 9 + edge * 4, away: 9 - edge * 4 };
}

/** The part of those that the goalkeeper saves. */
export const SHOTS_SAVED = 0.3;

/** How likely the home side wins the overtime of ice hockey. */
export function homeOvertimeProbability(edge: number): number {
  return 0.5 + edge * 0.15;
}
