import type { MarketKind } from '../../../../core/sports/market-kind.ts';
import type { GradeMass } from '../chances/grade.ts';

const TOLERANCE = 1e-6;
/** Any two of three answers win. */
const TWO_WINNERS: ReadonlySet<MarketKind> = new Set(['double-chance']);
/** Three and more may share the win, and then all of them give the stake back. */
const SHARED_RETURNS: ReadonlySet<MarketKind> = new Set(['top-scorer']);

/** How much of a win the grades of an answer are worth: a stake given back is half of one, since another answer gets the other half. */
function winShare([, win, returned, halfWin, halfLose, deadHeat]: GradeMass): number {
  return win + returned / 2 + halfWin * 0.75 + halfLose * 0.25 + deadHeat / 2;
}

function isDistribution(mass: GradeMass): boolean {
  let sum = 0;
  for (const weight of mass) {
    if (!(weight > -TOLERANCE)) return false;
    sum += weight;
  }
  return Math.abs(sum - 1) < TOLERANCE;
}

/** Whether the probabilities of a market add up: those of each answer to 1, and the answers together to all its winners. */
export function addsUp(kind: MarketKind, answers: readonly { readonly mass: GradeMass }[]): boolean {
  let beyond = TWO_WINNERS.has(kind) ? -2 : -1;
  for (const { mass } of answers) {
    if (!isDistribution(mass)) return false;
    beyond += winShare(mass);
  }
  return SHARED_RETURNS.has(kind) ? beyond > -TOLERANCE : Math.abs(beyond) < TOLERANCE;
}

/** Whether printed odds keep a margin: their book is not below 100 %, which is that of the probabilities themselves. */
export function isSoundBook(probabilities: readonly number[], odds: readonly number[]): boolean {
  let book = 0;
  for (const price of odds) book += 1 / price;
  for (const probability of probabilities) book -= probability;
  return book >= -TOLERANCE;
}
