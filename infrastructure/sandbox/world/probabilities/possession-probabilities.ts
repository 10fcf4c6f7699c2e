import type { SidePair } from '../../../../core/sports/game/game.ts';
import { lazy, lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import { attack, possessionLaw, possessionRules, possessionsIn } from '../plays/possession-rules.ts';
import { otherSide } from '../plays/set-rules.ts';
import type { Probabilities, View } from './probabilities.ts';
import { winning } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { addEvent, uniformDistribution, shifted, trimmed, weightOf, zeros } from './distribution.ts';
import type { PointsLaw } from './points-law.ts';
import { independentPoints, mixedLaw, overtimePoints, withOvertime } from './points-law.ts';
import type { Spread } from './spread.ts';
import { certainSpread, withoutCells } from './spread.ts';

const LEFT_OUT = 1e-14;
/** So many points more were always possible in a game that was broken off. */
const UNKNOWN_POINTS = 250;

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
  readonly pointsOf: Readonly<Record<Side, (possessions: number) => Distribution>>;
}

function isToCome({ frame }: PossessionState, period: number): boolean {
  return frame.phase === 'waiting' || (frame.phase !== 'over' && period > frame.period);
}

/** How many attacks a period still has. */
function attacksLeft(state: PossessionState, period: number): number {
  const { view, frame } = state;
  if (isToCome(state, period)) return possessionsIn(view, period);
  return frame.phase === 'playing' && period === frame.period ? (frame.attacks?.left ?? 0) : 0;
}

/** Attacks in turn; before the match nobody knows who has the first one. */
interface Attacks {
  readonly left: number;
  readonly next: Side | undefined;
}

function pointsAfter({ pointsOf }: PossessionState, scored: SidePair, { left, next }: Attacks): PointsLaw {
  const side = (name: Side, attacks: number): Distribution => shifted(pointsOf[name](attacks), scored[name]);
  const law = (home: number, away: number): PointsLaw => independentPoints(side('home', home), side('away', away));
  const fewer = Math.floor(left / 2);
  const more = left - fewer;
  if (more === fewer || next === 'home') return law(more, fewer);
  if (next === 'away') return law(fewer, more);
  return mixedLaw([
    [law(fewer, more), 0.5],
    [law(more, fewer), 0.5],
  ]);
}

/** The points of the periods from the first to the last given one, without overtime that is yet to come. */
function periodPoints(state: PossessionState, from: number, to: number): PointsLaw {
  const { view, frame } = state;
  let scored = NOBODY;
  let left = 0;
  let next = frame.attacks?.next;
  for (let period = 1; period <= to; period += 1) {
    const toCome = attacksLeft(state, period);
    if (period >= from) {
      const { home, away } = frame.periods[period - 1] ?? NOBODY;
      scored = { home: scored.home + home, away: scored.away + away };
      left += toCome;
    } else if (toCome % 2 === 1 && next !== undefined) next = otherSide(next);
  }
  return view.isBrokenOff === true && left > 0
    ? independentPoints(
        uniformDistribution(scored.home, UNKNOWN_POINTS),
        uniformDistribution(scored.away, UNKNOWN_POINTS),
      )
    : pointsAfter(state, scored, { left, next });
}

function openState(view: View, frame: Frame): PossessionState {
  const points = (side: Side): ((possessions: number) => Distribution) =>
    lazySeries((possessions) => pointsOf(possessions, possessionLaw(view, attack(view, side))));
  return { view, frame, pointsOf: { home: points('home'), away: points('away') } };
}

/** The score with overtime, which is played from level to a winner. */
function wholePoints(state: PossessionState, regular: PointsLaw): Omit<PointsLaw, 'level'> {
  const left = possessionsIn(state.view, possessionRules(state.view).periods + 1);
  // an overtime has as many attacks of one side as of the other, whoever begins
  const once = pointsAfter(state, NOBODY, { left, next: undefined });
  return withOvertime(regular, overtimePoints(once));
}

/** What a match of attacks in turn may still come to. */
export function possessionProbabilities(view: View, frame: Frame): Probabilities {
  const state = openState(view, frame);
  const { periods, overtimeMinutes } = possessionRules(view);
  const isOver = frame.phase === 'over';
  const regular = lazy(() => periodPoints(state, 1, Math.max(periods, frame.period)));
  const whole = lazy(() =>
    isOver
      ? certainSpread(frame.score.home, frame.score.away)
      : { ...(overtimeMinutes === 0 ? regular() : wholePoints(state, regular())), eachCell: withoutCells },
  );
  const quarters = lazySeries((quarter) => ({ ...periodPoints(state, quarter, quarter), eachCell: withoutCells }));
  // every other quarter to come is alike: the same side begins
  const quarterSpread = (quarter: number): Spread =>
    quarters(isToCome(state, quarter) ? periods - ((periods - quarter) % 2) : quarter);
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
