import { deadHeatResult } from '../../../../core/coupon/maths/bet-result.ts';
import { SCORER_SHARES } from '../plays/goal-rules.ts';
import type { Side } from '../plays/play.ts';
import type { ResultDistribution } from './settled-result.ts';
import { SETTLED_RESULTS } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { poissonDistribution } from './distribution.ts';

function below(distribution: Distribution, value: number): number {
  let sum = 0;
  for (let index = 0; index < value - distribution.from; index += 1) sum += distribution.weights[index] ?? 0;
  return sum;
}

/** Who scores most in the game: the answers are 's0' to 's11', six for each side; two who share it are a dead heat. */
export function topScorerDistribution(
  scorers: string,
  { home, away }: Readonly<Record<Side, number>>,
  code: string,
): ResultDistribution | undefined {
  const shares = [...SCORER_SHARES.map((share) => share * home), ...SCORER_SHARES.map((share) => share * away)];
  const asked = /^s(\d{1,2})$/.exec(code);
  const number = asked === null ? -1 : Number(asked[1]);
  if (number < 0 || number >= shares.length) return undefined;
  const distributions = shares.map((expected, index) =>
    poissonDistribution(scorers.split(index.toString(16)).length - 1, expected),
  );
  const own = distributions[number];
  if (own === undefined) return undefined;
  const others = distributions.filter((_, index) => index !== number);
  const results: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  let top = 0;
  own.weights.forEach((weight, index) => {
    const goals = own.from + index;
    let sharedBy: readonly number[] = [1, 0, 0];
    for (const other of others) {
      const less = below(other, goals);
      const same = other.weights[goals - other.from] ?? 0;
      const [alone = 0, two = 0, more = 0] = sharedBy;
      sharedBy = [alone * less, two * less + alone * same, more * (less + same) + two * same];
    }
    sharedBy.forEach((probability, count) => {
      const result = SETTLED_RESULTS.findIndex((known) => known === deadHeatResult(count + 1));
      results[result] = (results[result] ?? 0) + probability * weight;
      top += probability * weight;
    });
  });
  results[0] = 1 - top;
  return results;
}
