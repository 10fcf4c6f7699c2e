import { BALL_RUNS, WICKET_SHARE } from '../plays/cricket-rules.ts';
import { zeros } from './distribution.ts';

/** No innings of twenty overs comes near so many runs. */
const MOST_RUNS = 400;
export const MOST_OF_A_BALL = 6;
const NEGLIGIBLE = 1e-18;

/** The rest of an innings that nobody is chased down in. */
export interface InningsLaw {
  /** How likely each number of further runs is. */
  readonly runs: Float64Array;
  /** How many balls without a wicket are expected to be bowled while the further runs stand at each number. */
  readonly visits: Float64Array;
  /** How likely a ball without a wicket brings each number of runs. */
  readonly ball: readonly number[];
}

/** How likely each number of balls without a wicket is, until the balls or the wickets run out. */
function scoringBalls(balls: number, wickets: number): Float64Array {
  const counts = zeros(balls + 1);
  if (wickets === 0) {
    counts[0] = 1;
    return counts;
  }
  const lost = zeros(wickets);
  lost[0] = 1;
  const last = wickets - 1;
  for (let bowled = 0; bowled < balls; bowled += 1) {
    if (bowled >= last) counts[bowled - last] = (counts[bowled - last] ?? 0) + (lost[last] ?? 0) * WICKET_SHARE;
    for (let count = last; count > 0; count -= 1) {
      lost[count] = (lost[count - 1] ?? 0) * WICKET_SHARE + (lost[count] ?? 0) * (1 - WICKET_SHARE);
    }
    lost[0] = (lost[0] ?? 0) * (1 - WICKET_SHARE);
  }
  lost.forEach((weight, count) => {
    if (balls - count >= 0) counts[balls - count] = (counts[balls - count] ?? 0) + weight;
  });
  return counts;
}

function ballLaw(quality: number): readonly number[] {
  const law = Array.from({ length: MOST_OF_A_BALL + 1 }, () => 0);
  let scoring = 0;
  for (const [share, runs] of BALL_RUNS) {
    law[runs] = share * quality;
    scoring += share * quality;
  }
  law[0] = 1 - scoring;
  return law;
}

/** Adds the first so many weights times a share, in place. */
function addScaled(
  into: Float64Array,
  weights: Float64Array,
  { share, most }: { readonly share: number; readonly most: number },
): void {
  if (share < NEGLIGIBLE) return;
  for (let at = 0; at <= most; at += 1) into[at] = (into[at] ?? 0) + share * (weights[at] ?? 0);
}

/** The runs after one ball more, which come to so many at most, written over those of another ball: twice as fast as in place. */
function afterBall(
  runs: Float64Array,
  ball: readonly number[],
  { most, into }: { readonly most: number; readonly into: Float64Array },
) {
  into.fill(0, 0, most + 1);
  ball.forEach((share, hit) => {
    if (share === 0) return;
    for (let at = hit; at <= most; at += 1) into[at] = (into[at] ?? 0) + share * (runs[at - hit] ?? 0);
  });
}

/** The law of an innings ball by ball, as it is played. */
export function inningsLaw(balls: number, wickets: number, quality: number): InningsLaw {
  const counts = scoringBalls(balls, wickets);
  const ball = ballLaw(quality);
  const length = Math.min(MOST_RUNS, balls * MOST_OF_A_BALL) + 1;
  const [runs, visits] = [zeros(length), zeros(length)];
  let [current, other] = [zeros(length), zeros(length)];
  current[0] = 1;
  let furtherBalls = 1;
  counts.forEach((weight, count) => {
    const most = Math.min(length - 1, count * MOST_OF_A_BALL);
    if (count > 0) {
      afterBall(current, ball, { most, into: other });
      [current, other] = [other, current];
    }
    furtherBalls -= weight;
    addScaled(runs, current, { share: weight, most });
    addScaled(visits, current, { share: Math.max(0, furtherBalls), most });
  });
  return { runs, visits, ball };
}

/** An innings that was broken off: everything could still have come. */
export function unknownInnings(): InningsLaw {
  const even = zeros(MOST_RUNS + 1).fill(1 / (MOST_RUNS + 1));
  return { runs: even, visits: even, ball: ballLaw(1) };
}

/** How likely the innings passes each number of runs, up to the most that it may come to. */
export function passingProbabilities({ runs }: InningsLaw): Float64Array {
  let passed = 1;
  return runs.map((weight) => Math.max(0, (passed -= weight)));
}

/** How likely the innings passes a number of runs, which it does by so much, by one, two and so on: it ends there, so this is all that lies above. */
export function passingWeights({ visits, ball }: InningsLaw, wanted: number, passed: number): Float64Array {
  const weights = zeros(MOST_OF_A_BALL);
  let sum = 0;
  for (let beyond = 1; beyond <= MOST_OF_A_BALL; beyond += 1) {
    let weight = 0;
    for (let hit = beyond; hit < ball.length; hit += 1) {
      const before = wanted + beyond - hit;
      if (before < visits.length) weight += (ball[hit] ?? 0) * (visits[before] ?? 0);
    }
    weights[beyond - 1] = weight;
    sum += weight;
  }
  return weights.map((weight) => (sum === 0 ? 0 : (weight * passed) / sum));
}
