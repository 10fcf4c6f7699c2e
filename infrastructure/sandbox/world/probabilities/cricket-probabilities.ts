import { lazy } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import { BALLS, batting, firstToBat, WICKETS } from '../plays/cricket-rules.ts';
import { otherSide } from '../plays/set-rules.ts';
import type { Probabilities, View } from './probabilities.ts';
import type { InningsLaw } from './innings-law.ts';
import { inningsLaw, MOST_OF_A_BALL, passingWeights, unknownInnings } from './innings-law.ts';
import type { Distribution } from './distribution.ts';
import { certain, opposite, trimmed, zeros } from './distribution.ts';
import type { Spread } from './spread.ts';
import { certainSpread } from './spread.ts';

const LEFT_OUT = 1e-15;

function inningsLeft(view: View, frame: Frame, side: Side): InningsLaw {
  if (view.isBrokenOff === true) return unknownInnings();
  const balls = BALLS - (frame.balls ?? NOBODY)[side];
  const wickets = WICKETS - (frame.wickets ?? NOBODY)[side];
  return inningsLaw(balls, wickets, batting(view, side));
}

/** Runs of the side that bats first, by the end of its innings. */
function targetDistribution(view: View, frame: Frame, side: Side): Distribution {
  const runs = frame.score[side];
  const isDone = frame.period === 2 || frame.phase === 'break';
  return isDone ? certain(runs) : trimmed({ from: runs, weights: inningsLeft(view, frame, side).runs }, LEFT_OUT);
}

interface ChaseDistributions {
  readonly total: Distribution;
  /** Of the side that bats first. */
  readonly margin: Distribution;
  readonly chased: Distribution;
}

/** The joint law of target and chase: the chase ends with the ball that passes the target. */
function chaseDistributions(target: Distribution, law: InningsLaw, scored: number): ChaseDistributions {
  const highest = target.from + target.weights.length - 1;
  const most = highest + MOST_OF_A_BALL - scored;
  const total = zeros(highest + scored + most + 1);
  const chased = zeros(scored + most + 1);
  const margin = zeros(highest - scored + MOST_OF_A_BALL + 1);
  const add = (goal: number, runs: number, weight: number): void => {
    total[goal + runs] = (total[goal + runs] ?? 0) + weight;
    chased[runs] = (chased[runs] ?? 0) + weight;
    margin[goal - runs + MOST_OF_A_BALL] = (margin[goal - runs + MOST_OF_A_BALL] ?? 0) + weight;
  };
  target.weights.forEach((share, index) => {
    if (share === 0) return;
    const goal = target.from + index;
    const wanted = Math.max(0, goal - scored);
    for (let runs = 0; runs <= Math.min(wanted, law.runs.length - 1); runs += 1) {
      add(goal, scored + runs, share * (law.runs[runs] ?? 0));
    }
    passingWeights(law, wanted).forEach((weight, beyond) => add(goal, scored + wanted + beyond + 1, share * weight));
  });
  return {
    total: trimmed({ from: 0, weights: total }, LEFT_OUT),
    chased: trimmed({ from: 0, weights: chased }, LEFT_OUT),
    margin: trimmed({ from: -MOST_OF_A_BALL, weights: margin }, LEFT_OUT),
  };
}

/** What a game of twenty overs may still come to: whoever bats second stops once ahead. */
export function cricketProbabilities(view: View, frame: Frame): Probabilities {
  const first = firstToBat(view.key);
  const second = otherSide(first);
  const spread = lazy((): Spread => {
    if (frame.phase === 'over') return certainSpread(frame.score.home, frame.score.away);
    const target = targetDistribution(view, frame, first);
    const chase = chaseDistributions(target, inningsLeft(view, frame, second), frame.score[second]);
    return {
      total: chase.total,
      margin: first === 'home' ? chase.margin : opposite(chase.margin),
      home: first === 'home' ? target : chase.chased,
      away: first === 'home' ? chase.chased : target,
      cells: () => [],
    };
  });
  return {
    spread: (count, period) => (period === 0 && (count === 'regular' || count === 'whole') ? spread() : undefined),
    special: () => undefined,
  };
}
