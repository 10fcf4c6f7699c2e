import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';

export const GRADES = [
  'lose',
  'win',
  'return',
  'half-win',
  'half-lose',
  'half-lose-half-win',
] as const satisfies readonly BetResult[];
export type Grade = (typeof GRADES)[number];

export const GRADE_INDEX: Readonly<Record<Grade, number>> = {
  lose: 0,
  win: 1,
  return: 2,
  'half-win': 3,
  'half-lose': 4,
  'half-lose-half-win': 5,
};

/** How likely each grade is, in the order of GRADES. */
export type GradeMass = readonly [number, number, number, number, number, number];

/** Wins with the given likelihood, loses otherwise. */
export function winning(probability: number): GradeMass {
  return [1 - probability, probability, 0, 0, 0, 0];
}

export const RETURNED: GradeMass = [0, 0, 1, 0, 0, 0];

export function gradeIf(isWon: boolean): Grade {
  return isWon ? 'win' : 'lose';
}

/** The grade that is as good as certain: every other one is less likely than the tolerance. */
export function certainGrade(mass: GradeMass, tolerance = 1e-9): Grade | undefined {
  const others = (index: number): number => mass.reduce((sum, weight, at) => sum + (at === index ? 0 : weight), 0);
  return GRADES.find((_, index) => (mass[index] ?? 0) > 0.5 && others(index) < tolerance);
}

/** The decimal odds at which a bet neither wins nor loses in the long run, as a probability. */
export function fairProbability(mass: GradeMass): number {
  const [, win, returned, halfWin, halfLose, deadHeat] = mass;
  const paid = win + halfWin / 2 + deadHeat / 2;
  const back = returned + halfWin / 2 + halfLose / 2;
  return back > 1 - 1e-9 ? 0 : paid / (1 - back);
}

/** A count over a line: a whole line gives the stake back when hit, a quarter line is two bets of half the stake. */
export function gradeOver(value: number, line: number): Grade {
  if (Number.isInteger(line * 2)) return value === line ? 'return' : gradeIf(value > line);
  const lower = gradeOver(value, line - 0.25);
  const upper = gradeOver(value, line + 0.25);
  if (lower === upper) return lower;
  return lower === 'win' || upper === 'win' ? 'half-win' : 'half-lose';
}

export function gradeUnder(value: number, line: number): Grade {
  return gradeOver(0 - value, 0 - line);
}
