import type { Millis } from '../../../../core/shared/time.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { GoalSport } from '../plays/goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  GOAL_RULES,
  redCardFactor,
} from '../plays/goal-rules.ts';
import type { Chances, CountName, View } from './chances.ts';
import { remembered } from './chances.ts';
import { winning } from './grade.ts';
import type { Mass } from './mass.ts';
import { above, certain, differenceOf, opposite, poissonMass, zeros } from './mass.ts';
import type { Spread } from './spread.ts';
import { certainSpread, independentSpread } from './spread.ts';
import { topScorerMass } from './top-scorer-chances.ts';

/** How much of a period is still to be played, 0 to 1. */
export function periodsLeft(frame: Frame, elapsed: Millis, sport: GoalSport, least = 0.008): readonly number[] {
  const rules = GOAL_RULES[sport];
  return rules.playedMinutes.map((length, index) => {
    const period = index + 1;
    if (frame.phase === 'over' || period < frame.period) return 0;
    if (frame.phase === 'waiting' || period > frame.period) return 1;
    if (frame.phase === 'break') return 0;
    const played = frame.clock + (elapsed - frame.at) / 1000 - index * rules.minutes * 60;
    return Math.max(least, 1 - played / (length * 60));
  });
}

/** A drawn game of ice hockey goes on: someone wins it by a goal. */
function withOvertime(margin: Mass, edge: number): Mass {
  const home = 0.5 + edge * 0.15;
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

/** What football, ice hockey and handball may still come to: goals to come are Poisson, by side and period. */
export function goalChances(view: View, frame: Frame, elapsed: Millis, sport: GoalSport): Chances {
  const rules = GOAL_RULES[sport];
  const rates = expectedGoals(rules, view);
  const left = periodsLeft(frame, elapsed, sport, view.isBrokenOff === true ? 0.5 : undefined);
  const factor: Record<Side, number> = {
    home: redCardFactor(frame.redCards.home, frame.redCards.away),
    away: redCardFactor(frame.redCards.away, frame.redCards.home),
  };
  const periods = left.map((_, index) => index);
  const chosen = (period: number): readonly number[] => (period === 0 ? periods : [period - 1]);
  const scored = (side: Side, period: number): number =>
    chosen(period).reduce((sum, index) => sum + (frame.periods[index] ?? NOBODY)[side], 0);
  const toCome = (side: Side, period: number): number =>
    chosen(period).reduce(
      (sum, index) => sum + rates[side] * (rules.shares[index] ?? 0) * (left[index] ?? 0) * factor[side],
      0,
    );
  const goals = (side: Side, period: number): Mass => poissonMass(scored(side, period), toCome(side, period));
  const counted = (pairs: Frame['corners'], period: number, expected: Record<Side, number>): Spread => {
    const mass = (side: Side): Mass =>
      poissonMass(
        chosen(period).reduce((sum, index) => sum + (pairs[index] ?? NOBODY)[side], 0),
        chosen(period).reduce((sum, index) => sum + (left[index] ?? 0) / 2, 0) * expected[side],
      );
    return independentSpread(mass('home'), mass('away'));
  };

  const compute = (count: CountName, period: number): Spread | undefined => {
    if (period > rules.periods) return undefined;
    if (count === 'regular') return independentSpread(goals('home', period), goals('away', period));
    if (count === 'whole') {
      if (frame.phase === 'over') return certainSpread(frame.score.home, frame.score.away);
      const regular = independentSpread(goals('home', 0), goals('away', 0));
      return rules.hasOvertime ? { ...regular, margin: withOvertime(regular.margin, view.edge) } : regular;
    }
    if (sport !== 'football') return undefined;
    if (count === 'corners') return counted(frame.corners, period, expectedCorners(view.edge));
    if (count === 'cards') return counted(frame.cards, period, expectedCards(view.edge));
    if (count !== 'reds' || period !== 0) return undefined;
    const reds = (side: Side): Mass =>
      poissonMass(frame.redCards[side], left.reduce((sum, part) => sum + part / 2, 0) * EXPECTED_REDS);
    return independentSpread(reds('home'), reds('away'));
  };
  const spreads = remembered((key) => {
    const [count, period] = key.split(' ');
    return compute(count as CountName, Number(period));
  });
  const spread = (count: CountName, period: number): Spread | undefined => spreads(`${count} ${String(period)}`);

  return {
    spread,
    special: (kind, period, line, code) => {
      if (kind === 'overtime') {
        const drawn = rules.hasOvertime ? massAt(spread('regular', 0)?.margin ?? certain(1), 0) : 0;
        return winning(code === 'yes' ? drawn : 1 - drawn);
      }
      if (period !== 0) return undefined;
      if (kind === 'next-goal') {
        const known = frame.story[(line ?? 1) - 1];
        if (known !== undefined) return winning(Number(known === code.slice(0, 1)));
        const home = toCome('home', 0);
        const away = toCome('away', 0);
        const isNext = line === frame.story.length + 1;
        const any = isNext ? 1 - Math.exp(-home - away) : home + away > 0 ? 0.5 : 0;
        if (code === 'none') return winning(1 - any);
        return winning(any === 0 ? 0 : (any * (code === 'home' ? home : away)) / (home + away));
      }
      if (kind === 'top-scorer') return topScorerMass(frame.scorers, toCome('home', 0), toCome('away', 0), code);
      if (rules.periods !== 2) return undefined;
      const first = spread('regular', 1);
      const second = spread('regular', 2);
      if (first === undefined || second === undefined) return undefined;
      return twoHalves(kind, code, first, second);
    },
  };
}

function massAt(mass: Mass, value: number): number {
  return mass.weights[value - mass.from] ?? 0;
}

type Sign = 'home' | 'draw' | 'away';

const signOf = (margin: number): Sign => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');

/** How likely the number has the sign. */
function signed(mass: Mass, sign: string, shift = 0): number {
  if (sign === 'home') return above(mass, 0 - shift);
  if (sign === 'draw') return massAt(mass, 0 - shift);
  return above(opposite(mass), shift);
}

function twoHalves(kind: string, code: string, first: Spread, second: Spread): ReturnType<Chances['special']> {
  if (kind === 'half-time-full-time') {
    const [half, full = ''] = code.split('-');
    let hit = 0;
    first.margin.weights.forEach((weight, index) => {
      const margin = first.margin.from + index;
      if (signOf(margin) === half) hit += weight * signed(second.margin, full, margin);
    });
    return winning(hit);
  }
  if (kind === 'higher-scoring-half') {
    const sign = code === 'first' ? 'home' : code === 'second' ? 'away' : 'draw';
    return winning(signed(differenceOf(first.total, second.total), sign));
  }
  if (kind !== 'goal-in-both-halves') return undefined;
  const both = above(first.total, 0) * above(second.total, 0);
  return winning(code === 'yes' ? both : 1 - both);
}
