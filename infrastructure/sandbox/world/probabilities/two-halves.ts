import type { Question } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { winning } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { above, differenceOf, eachWeight, opposite, weightOf } from './distribution.ts';
import type { Spread } from './spread.ts';

type Sign = 'home' | 'draw' | 'away';

const signOf = (margin: number): Sign => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');

/** How likely the number has the sign after a shift. */
function signed(distribution: Distribution, sign: string, shift = 0): number {
  if (sign === 'home') return above(distribution, 0 - shift);
  if (sign === 'draw') return weightOf(distribution, 0 - shift);
  return above(opposite(distribution), shift);
}

function halfTimeFullTime(code: string, first: Distribution, second: Distribution): ResultDistribution {
  const [half, full = ''] = code.split('-');
  let hit = 0;
  eachWeight(first, (margin, weight) => {
    if (signOf(margin) === half) hit += weight * signed(second, full, margin);
  });
  return winning(hit);
}

/** Markets that look at both halves of a game. */
export function twoHalves({ kind, code }: Question, first: Spread, second: Spread): ResultDistribution | undefined {
  if (kind === 'half-time-full-time') return halfTimeFullTime(code, first.margin, second.margin);
  if (kind === 'higher-scoring-half') {
    const sign = code === 'first' ? 'home' : code === 'second' ? 'away' : 'draw';
    return winning(signed(differenceOf(first.total, second.total), sign));
  }
  if (kind !== 'goal-in-both-halves') return undefined;
  const both = above(first.total, 0) * above(second.total, 0);
  return winning(code === 'yes' ? both : 1 - both);
}
