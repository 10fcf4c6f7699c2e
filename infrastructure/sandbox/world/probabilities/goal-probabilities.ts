import type { Millis } from '../../../../core/shared/time.ts';
import { lazy, lazySeries } from '../lazy.ts';
import type { GoalRules, GoalSport } from '../plays/goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  expectedMisses,
  GOAL_RULES,
  homeOvertimeProbability,
  minutesLeft,
  redCardFactor,
  SHOTS_SAVED,
  usualMinutes,
} from '../plays/goal-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Probabilities, CountName, Question, View } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { winning } from './settled-result.ts';
import { twoHalves } from './two-halves.ts';
import type { Distribution } from './distribution.ts';
import { poissonDistribution, weightOf, withoutLevel } from './distribution.ts';
import type { Spread } from './spread.ts';
import { certainSpread, independentSpread } from './spread.ts';
import { scorerDistribution, type ScorerState } from './scorer-probabilities.ts';
import { teamSheets } from '../plays/team-sheet.ts';
import { isPlayerKind, isScorerKind } from '../../../../core/sports/game/player-kinds.ts';

/** A running period always has this part left, so that nothing is certain before its end. */
const LEAST_LEFT = 0.008;
const LEFT_WHERE_BROKEN_OFF = 0.5;
const WHOLE = 0;

/** How much of each period is still to be played, 0 to 1. */
function periodsLeft(rules: GoalRules, { frame, elapsed }: Moment, least: number): readonly number[] {
  return rules.shares.map((_, index) => {
    const period = index + 1;
    if (frame.phase === 'over' || period < frame.period) return 0;
    if (frame.phase === 'waiting' || period > frame.period) return 1;
    if (frame.phase === 'break') return 0;
    const played = (frame.clock + (elapsed - frame.at) / 1000) / 60 - index * rules.minutes;
    return Math.max(least, minutesLeft(rules, period, played) / usualMinutes(rules, period));
  });
}

/** A game of goals from where it stands: goals to come are Poisson, by side and period. */
interface GoalState {
  readonly rules: GoalRules;
  readonly view: View;
  readonly frame: Frame;
  /** Goals of the whole game for each side, were it played in today's numbers. */
  readonly rates: Readonly<Record<Side, number>>;
  /** How much of each period is left. */
  readonly left: readonly number[];
}

interface Moment {
  readonly frame: Frame;
  readonly elapsed: Millis;
}

function openState(sport: GoalSport, view: View, { frame, elapsed }: Moment): GoalState {
  const rules: GoalRules = GOAL_RULES[sport];
  const goals = expectedGoals(rules, view);
  const { home, away } = frame.redCards;
  const least = view.isBrokenOff === true ? LEFT_WHERE_BROKEN_OFF : LEAST_LEFT;
  return {
    rules,
    view,
    frame,
    rates: { home: goals.home * redCardFactor(home, away), away: goals.away * redCardFactor(away, home) },
    left: periodsLeft(rules, { frame, elapsed }, least),
  };
}

function chosen({ left }: GoalState, period: number): readonly number[] {
  return period === WHOLE ? left.map((_, index) => index) : [period - 1];
}

/** Goals a side is expected to score yet, in a period or in all. */
function toCome(state: GoalState, side: Side, period: number): number {
  const { rules, left, rates } = state;
  const share = chosen(state, period).reduce((sum, index) => sum + (rules.shares[index] ?? 0) * (left[index] ?? 0), 0);
  return rates[side] * share;
}

interface Counting {
  readonly pairs: Frame['periods'];
  readonly expected: Readonly<Record<Side, number>>;
}

/** What was counted so far in a period, or in all, and what is expected to come. */
function countSpread(state: GoalState, period: number, { pairs, expected }: Counting): Spread {
  const distribution = (side: Side): Distribution => {
    const counted = chosen(state, period).reduce((sum, index) => sum + (pairs[index] ?? NOBODY)[side], 0);
    return poissonDistribution(counted, expected[side]);
  };
  return independentSpread(distribution('home'), distribution('away'));
}

function goalSpread(state: GoalState, period: number): Spread {
  const expected = { home: toCome(state, 'home', period), away: toCome(state, 'away', period) };
  return countSpread(state, period, { pairs: state.frame.periods, expected });
}

function shareLeft(state: GoalState, period: number): number {
  return chosen(state, period).reduce((sum, index) => sum + (state.left[index] ?? 0) / state.rules.periods, 0);
}

/** What comes evenly over all periods: corners and cards. */
function evenSpread(state: GoalState, period: number, { pairs, expected }: Counting): Spread {
  const share = shareLeft(state, period);
  return countSpread(state, period, {
    pairs,
    expected: { home: share * expected.home, away: share * expected.away },
  });
}

function redCardSpread(state: GoalState): Spread {
  const expected = shareLeft(state, WHOLE) * EXPECTED_REDS;
  const { home, away } = state.frame.redCards;
  return independentSpread(poissonDistribution(home, expected), poissonDistribution(away, expected));
}

/** The score with overtime: a drawn game of ice hockey goes on, and someone wins it by a goal. */
function wholeSpread({ frame, rules, view }: GoalState, regular: Spread): Spread {
  if (frame.phase === 'over') return certainSpread(frame.score.home, frame.score.away);
  if (!rules.hasOvertime) return regular;
  return { ...regular, margin: withoutLevel(regular.margin, homeOvertimeProbability(view.edge)) };
}

type CountSpread = (count: CountName, period: number) => Spread | undefined;

function footballCounts(state: GoalState): CountSpread {
  const { frame, view } = state;
  const ofCorners = { pairs: frame.corners, expected: expectedCorners(view.edge) };
  const ofCards = { pairs: frame.cards, expected: expectedCards(view.edge) };
  const corners = lazySeries((period) => evenSpread(state, period, ofCorners));
  const cards = lazySeries((period) => evenSpread(state, period, ofCards));
  const reds = lazy(() => redCardSpread(state));
  return (count, period) => {
    if (count === 'corners') return corners(period);
    if (count === 'cards') return cards(period);
    return count === 'reds' && period === WHOLE ? reds() : undefined;
  };
}

/** Who scores the goal of a number: the next one, or one after it. */
function nextGoal(state: GoalState, { line, code }: Question): ResultDistribution {
  const number = line ?? 1;
  const { story } = state.frame;
  const known = story[number - 1];
  if (known !== undefined) return winning(Number(known === code.slice(0, 1)));
  const home = toCome(state, 'home', WHOLE);
  const sum = home + toCome(state, 'away', WHOLE);
  const { weights } = poissonDistribution(0, sum);
  const fewer = weights.slice(0, number - story.length).reduce((total, weight) => total + weight, 0);
  if (code === 'none') return winning(fewer);
  const share = sum === 0 ? 0 : home / sum;
  return winning((1 - fewer) * (code === 'home' ? share : 1 - share));
}

function specialDistribution(
  state: GoalState,
  question: Question,
  regular: (period: number) => Spread,
): ResultDistribution | undefined {
  const { kind, code } = question;
  const { rules } = state;
  if (kind === 'overtime') {
    const drawn = rules.hasOvertime ? weightOf(regular(WHOLE).margin, 0) : 0;
    return winning(code === 'yes' ? drawn : 1 - drawn);
  }
  if (question.period !== WHOLE) return undefined;
  if (kind === 'next-goal') return nextGoal(state, question);
  return rules.periods === 2 ? twoHalves(question, regular(1), regular(2)) : undefined;
}

/** Where the game stands for those who may score; undefined where nobody is named. */
function scorerState(state: GoalState): ScorerState | undefined {
  const { view, frame, left, rates } = state;
  const sheets = teamSheets(view);
  if (sheets === undefined) return undefined;
  const inHalf = (half: number): Record<Side, number> => ({
    home: toCome(state, 'home', half),
    away: toCome(state, 'away', half),
  });
  const homeShare = rates.home / (rates.home + rates.away);
  const misses = expectedMisses(view.edge);
  return {
    sheets,
    frame,
    first: inHalf(1),
    second: inHalf(2),
    saves: { home: misses.home * SHOTS_SAVED, away: misses.away * SHOTS_SAVED },
    cards: expectedCards(view.edge),
    firstLeft: left[0] ?? 0,
    left: left[1] ?? 0,
    homeShare,
  };
}

/** What football, ice hockey and handball may still come to. */
export function goalProbabilities(view: View, at: Moment, sport: GoalSport): Probabilities {
  const state = openState(sport, view, at);
  const regular = lazySeries((period) => goalSpread(state, period));
  const whole = lazy(() => wholeSpread(state, regular(WHOLE)));
  const others: CountSpread = sport === 'football' ? footballCounts(state) : () => undefined;
  const scorers = lazy(() => scorerState(state));
  return {
    spread: (count, period) => {
      if (period > state.rules.periods) return undefined;
      if (count === 'regular') return regular(period);
      return count === 'whole' ? whole() : others(count, period);
    },
    special: (question) => {
      if (!isScorerKind(question.kind) && !isPlayerKind(question.kind))
        return specialDistribution(state, question, regular);
      const known = question.period === WHOLE ? scorers() : undefined;
      return known === undefined ? undefined : scorerDistribution(known, question);
    },
  };
}
