import type { Millis } from '../../../../core/shared/time.ts';
import { lazy, lazySeries } from '../lazy.ts';
import type { GoalRules, GoalSport } from '../plays/goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  GOAL_RULES,
  homeOvertimeChance,
  minutesLeft,
  redCardFactor,
  usualMinutes,
} from '../plays/goal-rules.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import type { Chances, CountName, Question, View } from './chances.ts';
import type { GradeMass } from './grade.ts';
import { winning } from './grade.ts';
import { twoHalves } from './half-chances.ts';
import type { Mass } from './mass.ts';
import { poissonMass, weightOf, withoutLevel } from './mass.ts';
import type { Spread } from './spread.ts';
import { certainSpread, independentSpread } from './spread.ts';
import { topScorerMass } from './top-scorer-chances.ts';

/** A running period always has this part left, so that nothing is certain before its end. */
const LEAST_LEFT = 0.008;
const LEFT_WHERE_BROKEN_OFF = 0.5;
const WHOLE = 0;

/** How much of each period is still to be played, 0 to 1. */
function periodsLeft(rules: GoalRules, frame: Frame, elapsed: Millis, least: number): readonly number[] {
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
class GoalModel {
  readonly rules: GoalRules;
  readonly view: View;
  readonly frame: Frame;
  readonly #rates: Readonly<Record<Side, number>>;
  readonly #left: readonly number[];

  constructor(sport: GoalSport, view: View, { frame, elapsed }: { readonly frame: Frame; readonly elapsed: Millis }) {
    this.rules = GOAL_RULES[sport];
    this.view = view;
    this.frame = frame;
    const rates = expectedGoals(this.rules, view);
    const { home, away } = frame.redCards;
    this.#rates = { home: rates.home * redCardFactor(home, away), away: rates.away * redCardFactor(away, home) };
    const least = view.isBrokenOff === true ? LEFT_WHERE_BROKEN_OFF : LEAST_LEFT;
    this.#left = periodsLeft(this.rules, frame, elapsed, least);
  }

  /** Goals a side is expected to score yet, in a period or in all. */
  toCome(side: Side, period: number): number {
    const shares = this.#chosen(period).map((index) => (this.rules.shares[index] ?? 0) * (this.#left[index] ?? 0));
    return this.#rates[side] * shares.reduce((sum, share) => sum + share, 0);
  }

  goals(period: number): Spread {
    const mass = (side: Side): Mass =>
      poissonMass(this.#counted(this.frame.periods, period, side), this.toCome(side, period));
    return independentSpread(mass('home'), mass('away'));
  }

  /** What comes evenly over all periods: corners and cards. */
  evenly(pairs: Frame['periods'], period: number, expected: Readonly<Record<Side, number>>): Spread {
    const share = this.#shareLeft(period);
    const mass = (side: Side): Mass => poissonMass(this.#counted(pairs, period, side), share * expected[side]);
    return independentSpread(mass('home'), mass('away'));
  }

  redCards(): Spread {
    const mass = (side: Side): Mass => poissonMass(this.frame.redCards[side], this.#shareLeft(WHOLE) * EXPECTED_REDS);
    return independentSpread(mass('home'), mass('away'));
  }

  #shareLeft(period: number): number {
    return this.#chosen(period).reduce((sum, index) => sum + (this.#left[index] ?? 0) / this.rules.periods, 0);
  }

  #counted(pairs: Frame['periods'], period: number, side: Side): number {
    return this.#chosen(period).reduce((sum, index) => sum + (pairs[index] ?? NOBODY)[side], 0);
  }

  #chosen(period: number): readonly number[] {
    return period === WHOLE ? this.#left.map((_, index) => index) : [period - 1];
  }
}

/** The score with overtime: a drawn game of ice hockey goes on, and someone wins it by a goal. */
function wholeSpread({ frame, rules, view }: GoalModel, regular: Spread): Spread {
  if (frame.phase === 'over') return certainSpread(frame.score.home, frame.score.away);
  if (!rules.hasOvertime) return regular;
  return { ...regular, margin: withoutLevel(regular.margin, homeOvertimeChance(view.edge)) };
}

type Counting = (count: CountName, period: number) => Spread | undefined;

function footballCounts(model: GoalModel): Counting {
  const { frame, view } = model;
  const corners = lazySeries((period) => model.evenly(frame.corners, period, expectedCorners(view.edge)));
  const cards = lazySeries((period) => model.evenly(frame.cards, period, expectedCards(view.edge)));
  const reds = lazy(() => model.redCards());
  return (count, period) => {
    if (count === 'corners') return corners(period);
    if (count === 'cards') return cards(period);
    return count === 'reds' && period === WHOLE ? reds() : undefined;
  };
}

/** Who scores the goal of a number: the next one, or one after it. */
function nextGoal(model: GoalModel, { line, code }: Question): GradeMass {
  const number = line ?? 1;
  const { story } = model.frame;
  const known = story[number - 1];
  if (known !== undefined) return winning(Number(known === code.slice(0, 1)));
  const home = model.toCome('home', WHOLE);
  const sum = home + model.toCome('away', WHOLE);
  const { weights } = poissonMass(0, sum);
  const fewer = weights.slice(0, number - story.length).reduce((total, weight) => total + weight, 0);
  if (code === 'none') return winning(fewer);
  const share = sum === 0 ? 0 : home / sum;
  return winning((1 - fewer) * (code === 'home' ? share : 1 - share));
}

/** What football, ice hockey and handball may still come to. */
export function goalChances(
  view: View,
  at: { readonly frame: Frame; readonly elapsed: Millis },
  sport: GoalSport,
): Chances {
  const model = new GoalModel(sport, view, at);
  const { rules } = model;
  const regular = lazySeries((period) => model.goals(period));
  const whole = lazy(() => wholeSpread(model, regular(WHOLE)));
  const others: Counting = sport === 'football' ? footballCounts(model) : () => undefined;
  return {
    spread: (count, period) => {
      if (period > rules.periods) return undefined;
      if (count === 'regular') return regular(period);
      return count === 'whole' ? whole() : others(count, period);
    },
    special: (question) => {
      const { kind, code } = question;
      if (kind === 'overtime') {
        const drawn = rules.hasOvertime ? weightOf(regular(WHOLE).margin, 0) : 0;
        return winning(code === 'yes' ? drawn : 1 - drawn);
      }
      if (question.period !== WHOLE) return undefined;
      if (kind === 'next-goal') return nextGoal(model, question);
      if (kind === 'top-scorer') {
        const toCome = { home: model.toCome('home', WHOLE), away: model.toCome('away', WHOLE) };
        return topScorerMass(at.frame.scorers, toCome, code);
      }
      return rules.periods === 2 ? twoHalves(question, regular(1), regular(2)) : undefined;
    },
  };
}
