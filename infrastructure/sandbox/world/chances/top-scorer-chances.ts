import { deadHeatResult } from '../../../../core/coupon/maths/bet-result.ts';
import { SCORER_SHARES } from '../plays/goal-rules.ts';
import type { Side } from '../plays/play.ts';
import type { GradeMass } from './grade.ts';
import { GRADES } from './grade.ts';
import type { Mass } from './mass.ts';
import { poissonMass } from './mass.ts';

function below(mass: Mass, value: number): number {
  let sum = 0;
  for (let index = 0; index < value - mass.from; index += 1) sum += mass.weights[index] ?? 0;
  return sum;
}

/** Who scores most in the game: the answers are 's0' to 's11', six for each side; two who share it are a dead heat. */
export function topScorerMass(
  scorers: string,
  { home, away }: Readonly<Record<Side, number>>,
  code: string,
): GradeMass | undefined {
  const shares = [...SCORER_SHARES.map((share) => share * home), ...SCORER_SHARES.map((share) => share * away)];
  const asked = /^s(\d{1,2})$/.exec(code);
  const number = asked === null ? -1 : Number(asked[1]);
  if (number < 0 || number >= shares.length) return undefined;
  const masses = shares.map((expected, index) => poissonMass(scorers.split(index.toString(16)).length - 1, expected));
  const own = masses[number];
  if (own === undefined) return undefined;
  const others = masses.filter((_, index) => index !== number);
  const grades: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
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
    sharedBy.forEach((chance, count) => {
      const grade = GRADES.findIndex((known) => known === deadHeatResult(count + 1));
      grades[grade] = (grades[grade] ?? 0) + chance * weight;
      top += chance * weight;
    });
  });
  grades[0] = 1 - top;
  return grades;
}
