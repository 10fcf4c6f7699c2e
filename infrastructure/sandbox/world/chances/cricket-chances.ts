import type { Frame } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import { BALLS, batting, firstToBat, runsIn, WICKET_SHARE, WICKETS } from '../plays/cricket-rules.ts';
import { otherSide } from '../plays/set-rules.ts';
import type { Chances, View } from './chances.ts';
import { remembered } from './chances.ts';
import type { Mass } from './mass.ts';
import { bellMass, certain } from './mass.ts';
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
  return bellMass(runs + mean, Math.sqrt(variance + 1), runs);
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
    const totals = new Map<number, number>();
    const chased = new Map<number, number>();
    const margins = new Map<number, number>();
    target.weights.forEach((a, i) => {
      chase.weights.forEach((b, j) => {
        const goal = target.from + i;
        const runs = Math.min(chase.from + j, Math.max(goal + 1, frame.score[second]));
        const lead = first === 'home' ? goal - runs : runs - goal;
        totals.set(goal + runs, (totals.get(goal + runs) ?? 0) + a * b);
        chased.set(runs, (chased.get(runs) ?? 0) + a * b);
        margins.set(lead, (margins.get(lead) ?? 0) + a * b);
      });
    });
    const masses = { [first]: target, [second]: toMass(chased) };
    return {
      total: toMass(totals),
      margin: toMass(margins),
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

function toMass(weights: ReadonlyMap<number, number>): Mass {
  const from = Math.min(...weights.keys());
  const to = Math.max(...weights.keys());
  return { from, weights: Array.from({ length: to - from + 1 }, (_, index) => weights.get(from + index) ?? 0) };
}
