import type { SidePair } from '../../../../core/sports/game/game.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { lazy, lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import {
  attack,
  ATTACK_ENDS,
  periodSeconds,
  possessionLaw,
  possessionRules,
  possessionsIn,
} from '../plays/possession-rules.ts';
import type { Probabilities, View } from './probabilities.ts';
import { winning } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { addEvent, uniformDistribution, shifted, trimmed, weightOf, zeros } from './distribution.ts';
import type { PointsLaw } from './points-law.ts';
import { independentPoints, mixedLaw, overtimePoints, withOvertime } from './points-law.ts';
import type { Spread } from './spread.ts';
import { certainSpread } from './spread.ts';

const LEFT_OUT = 1e-14;
/** So many points more were always possible in a game that was broken off. */
const UNKNOWN_POINTS = 250;

type Counts = readonly (readonly [count: number, weight: number])[];

function pointsOf(possessions: number, law: readonly number[]): Distribution {
  const most = law.length - 1;
  const weights = zeros(possessions * most + 1);
  weights[0] = 1;
  for (let count = 1; count <= possessions; count += 1) addEvent(weights, law, count * most);
  return trimmed({ from: 0, weights }, LEFT_OUT);
}

/** A match from where it stands, attack by attack. */
interface PossessionState {
  readonly view: View;
  readonly frame: Frame;
  readonly elapsed: Millis;
  readonly pointsOf: Readonly<Record<Side, (possessions: number) => Distribution>>;
}

function isToCome({ frame }: PossessionState, period: number): boolean {
  return frame.phase === 'waiting' || (frame.phase !== 'over' && period > frame.period);
}

/** How many attacks the running period still has: the one that runs now may be over or not. */
function attacksLeft({ view, frame, elapsed }: PossessionState): Counts {
  const all = possessionsIn(view, frame.period);
  let begun = 0;
  for (let before = 1; before < frame.period; before += 1) begun += periodSeconds(view, before);
  const played = frame.clock + (elapsed - frame.at) / 1000 - begun;
  const turns = Math.max(0, (played / periodSeconds(view, frame.period)) * all);
  const over = Math.min(all - 1, Math.floor(turns));
  const isOver = (turns - over - ATTACK_ENDS.from) / (ATTACK_ENDS.to - ATTACK_ENDS.from);
  const probability = Math.max(0, Math.min(1, isOver));
  return [
    [all - over - 1, probability],
    [all - over, 1 - probability],
  ];
}

/** The points after so many attacks: they alternate, and who has the next one is not known. */
function pointsAfter({ pointsOf }: PossessionState, scored: SidePair, left: Counts): PointsLaw {
  const side = (name: Side, attacks: number): Distribution => shifted(pointsOf[name](attacks), scored[name]);
  const law = (home: number, away: number): PointsLaw => independentPoints(side('home', home), side('away', away));
  const parts = left
    .filter(([, weight]) => weight > 0)
    .flatMap(([count, weight]) => {
      const less = Math.floor(count / 2);
      if (count === less * 2) return [[law(less, less), weight] as const];
      return [[law(less, less + 1), weight / 2] as const, [law(less + 1, less), weight / 2] as const];
    });
  return mixedLaw(parts);
}

/** The points of the periods from the first to the last given one, without overtime that is yet to come. */
function periodPoints(state: PossessionState, from: number, to: number): PointsLaw {
  const { view, frame } = state;
  let scored = NOBODY;
  let fresh = 0;
  let running: Counts = [[0, 1]];
  for (let period = from; period <= to; period += 1) {
    const { home, away } = frame.periods[period - 1] ?? NOBODY;
    scored = { home: scored.home + home, away: scored.away + away };
    if (frame.phase === 'playing' && period === frame.period) running = attacksLeft(state);
    else if (isToCome(state, period)) fresh += possessionsIn(view, period);
  }
  const left = running.map(([count, weight]) => [count + fresh, weight] as const);
  return view.isBrokenOff === true && left.some(([count]) => count > 0)
    ? independentPoints(
        uniformDistribution(scored.home, UNKNOWN_POINTS),
        uniformDistribution(scored.away, UNKNOWN_POINTS),
      )
    : pointsAfter(state, scored, left);
}

function openState(view: View, frame: Frame, elapsed: Millis): PossessionState {
  const points = (side: Side): ((possessions: number) => Distribution) =>
    lazySeries((possessions) => pointsOf(possessions, possessionLaw(view, attack(view, side))));
  return { view, frame, elapsed, pointsOf: { home: points('home'), away: points('away') } };
}

/** The score with overtime, which is played from level to a winner. */
function wholePoints(state: PossessionState, regular: PointsLaw): Omit<PointsLaw, 'level'> {
  const once = pointsAfter(state, NOBODY, [[possessionsIn(state.view, possessionRules(state.view).periods + 1), 1]]);
  return withOvertime(regular, overtimePoints(once));
}

/** What a match of attacks in turn may still come to. */
export function possessionProbabilities(view: View, frame: Frame, elapsed: Millis): Probabilities {
  const state = openState(view, frame, elapsed);
  const { periods, overtimeMinutes } = possessionRules(view);
  const isOver = frame.phase === 'over';
  const regular = lazy(() => periodPoints(state, 1, Math.max(periods, frame.period)));
  const whole = lazy(() =>
    isOver
      ? certainSpread(frame.score.home, frame.score.away)
      : { ...(overtimeMinutes === 0 ? regular() : wholePoints(state, regular())), cells: () => [] },
  );
  const quarters = lazySeries((quarter) => ({ ...periodPoints(state, quarter, quarter), cells: () => [] }));
  // quarters to come are alike
  const quarterSpread = (quarter: number): Spread => quarters(isToCome(state, quarter) ? periods : quarter);
  const overtimeProbability = (): number => {
    if (frame.period > periods) return 1;
    return isOver ? 0 : weightOf(regular().margin, 0);
  };
  return {
    spread: (count, period) => {
      if ((count !== 'regular' && count !== 'whole') || period > periods) return undefined;
      return period === 0 ? whole() : quarterSpread(period);
    },
    special: ({ kind, code }) => {
      if (kind !== 'overtime' || overtimeMinutes === 0) return undefined;
      return winning(code === 'yes' ? overtimeProbability() : 1 - overtimeProbability());
    },
  };
}
