import type { Frame } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import { BALLS, batting, firstToBat, runsIn, WICKET_SHARE, WICKETS } from '../plays/cricket-rules.ts';
import { otherSide } from '../plays/set-rules.ts';
import type { Chances, View } from './chances.ts';
import { remembered } from './chances.ts';
import type { Mass } from './mass.ts';
import { bellMass, certain, opposite, zeros } from './mass.ts';
import type { Spread } from './spread.ts';
import { certainSpread } from './spread.ts';

/** Runs by the end of one side's innings, unless a chase ends it. */
function inningsMass(view: View, frame: Frame, side: 'home' | 'away', isOver: boolean): Mass {
  const runs = frame.score[side];
  if (isOver) return certain(runs);
  const ballsLeft = BALLS - (frame.balls ?? NOBODY)[side];
  const wicketsLeft = WICKETS - (frame.wickets ?? NOBODY)[side];
  const { mean, variance } = runsIn(
    Math.min(ballsLeft, wicketsLeft / WICKET_SHARE),
    batting(view, side) * (1 - WICKET_SHARE),
  );
  return bellMass(runs + mean, view.isBrokenOff === true ? 80 : Math.sqrt(variance + 1), runs);
}

/** What a game of twenty overs may still come to: whoever bats second stops once ahead. */
export function cricketChances(view: View, frame: Frame): Chances {
  const first = firstToBat(view.key);
  const second = otherSide(first);
  const isOver = frame.phase === 'over';
  const compute = (): Spread => {
    if (isOver) return certainSpread(frame.score.home, frame.score.away);
    const isFirstDone = frame.period === 2 || frame.phase === 'break';
    const target = inningsMass(view, frame, first, isFirstDone);
    const chase = inningsMass(view, frame, second, false);
    const goalTo = target.from + target.weights.length - 1;
    const most = Math.min(chase.from + chase.weights.length - 1, Math.max(goalTo + 1, frame.score[second]));
    const totals = { from: target.from + chase.from, weights: zeros(target.weights.length + most - chase.from) };
    const chased = { from: chase.from, weights: zeros(most - chase.from + 1) };
    const leads = { from: target.from - most, weights: zeros(goalTo - chase.from - target.from + most + 1) };
    target.weights.forEach((a, i) => {
      const goal = target.from + i;
      const enough = Math.max(goal + 1, frame.score[second]);
      chase.weights.forEach((b, j) => {
        const runs = Math.min(chase.from + j, enough);
        add(totals, goal + runs, a * b);
        add(chased, runs, a * b);
        add(leads, goal - runs, a * b);
      });
    });
    const masses = { [first]: target, [second]: chased };
    return {
      total: totals,
      margin: first === 'home' ? leads : opposite(leads),
      home: masses['home'] ?? target,
      away: masses['away'] ?? target,
      cells: () => [],
    };
  };
  const spreads = remembered(compute);
  return {
    spread: (count, period) => (period === 0 && (count === 'regular' || count === 'whole') ? spreads('') : undefined),
    special: () => undefined,
  };
}

function add(
  { from, weights }: { readonly from: number; readonly weights: Float64Array },
  value: number,
  weight: number,
): void {
  weights[value - from] = (weights[value - from] ?? 0) + weight;
}
