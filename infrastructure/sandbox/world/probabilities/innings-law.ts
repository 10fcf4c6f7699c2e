import { BALL_RUNS, WICKET_SHARE } from '../plays/cricket-rules.ts';
import { addEvent, zeros } from './distribution.ts';

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
  let lost = zeros(wickets);
  if (wickets === 0) counts[0] = 1;
  else lost[0] = 1;
  for (let bowled = 0; bowled < balls && wickets > 0; bowled += 1) {
    const next = zeros(wickets);
    lost.forEach((weight, count) => {
      next[count] = (next[count] ?? 0) + weight * (1 - WICKET_SHARE);
      if (count + 1 < wickets) next[count + 1] = (next[count + 1] ?? 0) + weight * WICKET_SHARE;
      else counts[bowled - count] = (counts[bowled - count] ?? 0) + weight * WICKET_SHARE;
    });
    lost = next;
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

function addScaled(into: Float64Array, weights: Float64Array, share: number): void {
  if (share < NEGLIGIBLE) return;
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + share * (weights[at] ?? 0);
}

/** The law of an innings ball by ball, as it is played. */
export function inningsLaw(balls: number, wickets: number, quality: number): InningsLaw {
  const counts = scoringBalls(balls, wickets);
  const ball = ballLaw(quality);
  const length = Math.min(MOST_RUNS, balls * MOST_OF_A_BALL) + 1;
  const runs = zeros(length);
  const visits = zeros(length);
  const current = zeros(length);
  current[0] = 1;
  let furtherBalls = 1;
  counts.forEach((weight, count) => {
    if (count > 0) addEvent(current, ball, Math.min(length - 1, count * MOST_OF_A_BALL));
    furtherBalls -= weight;
    addScaled(runs, current, weight);
    addScaled(visits, current, Math.max(0, furtherBalls));
  });
  return { runs, visits, ball };
}

/** An innings that was broken off: everything could still have come. */
export function unknownInnings(): InningsLaw {
  const even = zeros(MOST_RUNS + 1).fill(1 / (MOST_RUNS + 1));
  return { runs: even, visits: even, ball: ballLaw(1) };
}

/** How likely the innings passes a number of runs by one, two and so on: it ends there, so this is all that lies above. */
export function passingWeights({ runs, visits, ball }: InningsLaw, wanted: number): readonly number[] {
  let passed = 1;
  for (let at = 0; at <= Math.min(wanted, runs.length - 1); at += 1) passed -= runs[at] ?? 0;
  const weights = Array.from({ length: MOST_OF_A_BALL }, (_, index) => {
    let weight = 0;
    for (let hit = index + 1; hit < ball.length; hit += 1) {
      weight += (ball[hit] ?? 0) * (visits[wanted + index + 1 - hit] ?? 0);
    }
    return weight;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : (weight * Math.max(0, passed)) / sum));
}
