import { lazy } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import { BALLS, batting, firstToBat, WICKETS } from '../plays/cricket-rules.ts';
import { otherSide } from '../plays/set-rules.ts';
import type { Probabilities, View } from './probabilities.ts';
import type { InningsLaw } from './innings-law.ts';
import { inningsLaw, MOST_OF_A_BALL, passingProbabilities, passingWeights, unknownInnings } from './innings-law.ts';
import type { Distribution } from './distribution.ts';
import { certain, opposite, trimmed, zeros } from './distribution.ts';
import type { Spread } from './spread.ts';
import { certainSpread, withoutCells } from './spread.ts';

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

interface Chase {
  readonly goal: number;
  readonly scored: number;
  readonly share: number;
  /** How likely each number of further runs is. */
  readonly runs: Float64Array;
}

/** Adds what a chase comes to in place; it is run through for every ball of a live game. */
function addChase(
  { total, chased, margin }: Readonly<Record<keyof ChaseDistributions, Float64Array>>,
  { goal, scored, share, runs }: Chase,
): void {
  for (let more = 0; more < runs.length; more += 1) {
    const weight = share * (runs[more] ?? 0);
    const all = scored + more;
    total[goal + all] = (total[goal + all] ?? 0) + weight;
    chased[all] = (chased[all] ?? 0) + weight;
    margin[goal - all + MOST_OF_A_BALL] = (margin[goal - all + MOST_OF_A_BALL] ?? 0) + weight;
  }
}

/** The joint law of target and chase: the chase ends with the ball that passes the target. */
function chaseDistributions(target: Distribution, law: InningsLaw, scored: number): ChaseDistributions {
  const highest = target.from + target.weights.length - 1;
  const most = highest + MOST_OF_A_BALL - scored;
  const total = zeros(highest + scored + most + 1);
  const chased = zeros(scored + most + 1);
  const margin = zeros(highest - scored + MOST_OF_A_BALL + 1);
  const passing = passingProbabilities(law);
  const surest = law.runs.length - 1;
  target.weights.forEach((share, index) => {
    if (share === 0) return;
    const goal = target.from + index;
    const wanted = Math.max(0, goal - scored);
    const passed = passing[Math.min(wanted, surest)] ?? 0;
    addChase(
      { total, chased, margin },
      { goal, scored, share, runs: law.runs.subarray(0, Math.min(wanted, surest) + 1) },
    );
    const runs = passingWeights(law, wanted, passed);
    addChase({ total, chased, margin }, { goal, scored: scored + wanted + 1, share, runs });
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
      eachCell: withoutCells,
    };
  });
  return {
    spread: (count, period) => (period === 0 && (count === 'regular' || count === 'whole') ? spread() : undefined),
    special: () => undefined,
  };
}
