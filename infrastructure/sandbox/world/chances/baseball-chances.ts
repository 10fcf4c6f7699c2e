import type { Millis } from '../../../../core/shared/time.ts';
import { expectedRuns, HALF_INNING_SECONDS, INNINGS } from '../plays/baseball-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Chances, CountName, View } from './chances.ts';
import { remembered } from './chances.ts';
import type { Mass } from './mass.ts';
import { poissonMass, zeros } from './mass.ts';
import type { Spread } from './spread.ts';
import { certainSpread, independentSpread } from './spread.ts';

/** Extra innings leave no draw. */
function withoutDraw(margin: Mass, home: number): Mass {
  const from = Math.min(margin.from, -1);
  const to = Math.max(margin.from + margin.weights.length - 1, 1);
  const weights = zeros(to - from + 1);
  weights.set(margin.weights, margin.from - from);
  const drawn = weights[0 - from] ?? 0;
  weights[0 - from] = 0;
  weights[1 - from] = (weights[1 - from] ?? 0) + drawn * home;
  weights[-1 - from] = (weights[-1 - from] ?? 0) + drawn * (1 - home);
  return { from, weights };
}

/** What a game of baseball may still come to: runs to come are Poisson, by side and inning. */
export function baseballChances(view: View, frame: Frame, elapsed: Millis): Chances {
  const halvesLeft = (side: Side, inning: number): number => {
    if (frame.phase === 'over' || inning < frame.period) return 0;
    if (frame.phase === 'waiting' || inning > frame.period) return 1;
    const running = Math.max(
      view.isBrokenOff === true ? 1 : 0.05,
      1 - (frame.clock + (elapsed - frame.at) / 1000) / HALF_INNING_SECONDS,
    );
    if (frame.serving === side) return running;
    return frame.serving === 'away' ? 1 : 0;
  };
  const spreadOf = (innings: readonly number[], isWhole: boolean): Spread => {
    const mass = (side: Side): Mass =>
      poissonMass(
        innings.reduce((sum, inning) => sum + (frame.periods[inning - 1] ?? NOBODY)[side], 0),
        innings.reduce((sum, inning) => sum + halvesLeft(side, inning), 0) * expectedRuns(view, side),
      );
    if (isWhole && frame.phase === 'over') return certainSpread(frame.score.home, frame.score.away);
    const spread = independentSpread(mass('home'), mass('away'));
    return isWhole ? { ...spread, margin: withoutDraw(spread.margin, 0.52 + view.edge * 0.12) } : spread;
  };
  const compute = (count: CountName, period: number): Spread | undefined => {
    if (count !== 'regular' && count !== 'whole') return undefined;
    if (period > INNINGS) return undefined;
    if (period > 0) return spreadOf([period], false);
    return spreadOf(
      Array.from({ length: Math.max(INNINGS, frame.period) }, (_, index) => index + 1),
      true,
    );
  };
  const spreads = remembered((key) => {
    const [count, period] = key.split(' ');
    return compute(count as CountName, Number(period));
  });
  return { spread: (count, period) => spreads(`${count} ${String(period)}`), special: () => undefined };
}
