import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';

export const SETTLED_RESULTS = [
  'lose',
  'win',
  'return',
  'half-win',
  'half-lose',
  'half-lose-half-win',
] as const satisfies readonly BetResult[];
export type SettledResult = (typeof SETTLED_RESULTS)[number];

export const RESULT_INDEX: Readonly<Record<SettledResult, number>> = {
  lose: 0,
  win: 1,
  return: 2,
  'half-win': 3,
  'half-lose': 4,
  'half-lose-half-win': 5,
};

/** How likely each result is, in the order of SETTLED_RESULTS. */
export type ResultDistribution = readonly [number, number, number, number, number, number];

/** Wins with the given likelihood, loses otherwise. */
export function winning(probability: number): ResultDistribution {
  return [1 - probability, probability, 0, 0, 0, 0];
}

export const RETURNED: ResultDistribution = [0, 0, 1, 0, 0, 0];

export function wonIf(isWon: boolean): SettledResult {
  return isWon ? 'win' : 'lose';
}

/** The result that is as good as certain: every other one is less likely than the tolerance. */
export function certainResult(distribution: ResultDistribution, tolerance = 1e-9): SettledResult | undefined {
  for (let index = 0; index < distribution.length; index += 1) {
    if ((distribution[index] ?? 0) > 0.5 && othersThan(index, distribution) < tolerance) return SETTLED_RESULTS[index];
  }
  return undefined;
}

function othersThan(index: number, distribution: ResultDistribution): number {
  let sum = 0;
  for (let at = 0; at < distribution.length; at += 1) if (at !== index) sum += distribution[at] ?? 0;
  return sum;
}

/** The decimal odds at which a bet neither wins nor loses in the long run, as a probability. */
export function fairProbability(distribution: ResultDistribution): number {
  const [, win, returned, halfWin, halfLose, deadHeat] = distribution;
  const paid = win + halfWin / 2 + deadHeat / 2;
  const back = returned + halfWin / 2 + halfLose / 2;
  return back > 1 - 1e-9 ? 0 : paid / (1 - back);
}
