import type { MarketKind } from '../../../../core/sports/market-kind.ts';
import type { Chances, CountName, Question } from './chances.ts';
import type { Grade, GradeMass } from './grade.ts';
import { GRADE_INDEX, gradeIf, gradeOver, gradeUnder, RETURNED } from './grade.ts';
import type { Spread } from './spread.ts';

type GradedQuestion = Pick<Question, 'period' | 'code'> & { readonly line: number };

type Judge = (home: number, away: number) => Grade;

interface Grading {
  readonly count: CountName;
  /** The part of a score that the kind looks at. */
  readonly view: 'total' | 'margin' | 'home' | 'away' | 'both';
  /** Reads a question once, to judge many scores by it. */
  readonly judge: (question: GradedQuestion) => Judge;
}

const sideOf = (margin: number): string => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');

const result: Grading['judge'] =
  ({ code }) =>
  (home, away) =>
    gradeIf(sideOf(home - away) === code);
const winnerOrReturn: Grading['judge'] =
  ({ code }) =>
  (home, away) =>
    home === away ? 'return' : gradeIf(sideOf(home - away) === code);
const doubleChance: Grading['judge'] = ({ code }) => {
  const sides = code.split('-');
  return (home, away) => gradeIf(sides.includes(sideOf(home - away)));
};
const total: Grading['judge'] = ({ code, line }) =>
  code === 'over' ? (home, away) => gradeOver(home + away, line) : (home, away) => gradeUnder(home + away, line);
const handicap: Grading['judge'] = ({ code, line }) =>
  code === 'home'
    ? (home, away) => gradeOver(home - away, 0 - line)
    : (home, away) => gradeUnder(home - away, 0 - line);
const europeanHandicap: Grading['judge'] =
  ({ code, line }) =>
  (home, away) =>
    gradeIf(sideOf(home - away + line) === code);

/** Yes where the score is as asked, no where it is not. */
function whether(isSo: (home: number, away: number) => boolean): Grading['judge'] {
  return ({ code }) =>
    code === 'yes' ? (home, away) => gradeIf(isSo(home, away)) : (home, away) => gradeIf(!isSo(home, away));
}

/** Scores printed by name reach this many for either side; the rest is 'other'. */
export function highestNamedScore(period: number): number {
  return period === 0 ? 4 : 2;
}

const exactScore: Grading['judge'] = ({ code }) => {
  const [home, away] = code.split('-').map(Number);
  return (scored, conceded) => gradeIf(scored === home && conceded === away);
};

const correctScore: Grading['judge'] = (question) => {
  if (question.code !== 'other') return exactScore(question);
  const highest = highestNamedScore(question.period);
  return (home, away) => gradeIf(home > highest || away > highest);
};

const MARGIN_CODE = /^(home|away)-(\d{1,3})(?:-(\d{1,3}|more))?$/;

const winningMargin: Grading['judge'] = ({ code }) => {
  const parts = MARGIN_CODE.exec(code);
  if (parts === null) return (home, away) => gradeIf(code === 'draw' && home === away);
  const [, side, least, most] = parts;
  const highest = most === 'more' ? Number.POSITIVE_INFINITY : Number(most ?? least);
  return (home, away) => {
    const lead = side === 'home' ? home - away : away - home;
    return gradeIf(lead >= Number(least) && lead <= highest);
  };
};

const bothScoreResult: Grading['judge'] = ({ code }) => {
  const [side, both] = code.split('-');
  return (home, away) => gradeIf(sideOf(home - away) === side && (home > 0 && away > 0) === (both === 'yes'));
};
const resultTotal: Grading['judge'] = ({ code, line }) => {
  const [side, half] = code.split('-');
  const grade = half === 'over' ? gradeOver : gradeUnder;
  return (home, away) => (sideOf(home - away) === side ? grade(home + away, line) : 'lose');
};
const exactGoals: Grading['judge'] = ({ code }) =>
  code === '6-more' ? (home, away) => gradeIf(home + away >= 6) : (home, away) => gradeIf(home + away === Number(code));
const oddEven: Grading['judge'] = ({ code }) => {
  const rest = code === 'even' ? 0 : 1;
  return (home, away) => gradeIf((home + away) % 2 === rest);
};

function on(count: CountName, view: Grading['view'], judge: Grading['judge']): Grading {
  return { count, view, judge };
}

const GRADINGS: Partial<Record<MarketKind, Grading>> = {
  result: on('regular', 'margin', result),
  winner: on('whole', 'margin', winnerOrReturn),
  'double-chance': on('regular', 'margin', doubleChance),
  'draw-no-bet': on('regular', 'margin', winnerOrReturn),
  total: on('regular', 'total', total),
  'asian-total': on('regular', 'total', total),
  handicap: on('regular', 'margin', handicap),
  'asian-handicap': on('regular', 'margin', handicap),
  'european-handicap': on('regular', 'margin', europeanHandicap),
  'home-total': on('regular', 'home', total),
  'away-total': on('regular', 'away', total),
  'both-score': on(
    'regular',
    'both',
    whether((home, away) => home > 0 && away > 0),
  ),
  'both-score-result': on('regular', 'both', bothScoreResult),
  'home-scores': on(
    'regular',
    'home',
    whether((home) => home > 0),
  ),
  'away-scores': on(
    'regular',
    'away',
    whether((_home, away) => away > 0),
  ),
  'home-clean-sheet': on(
    'regular',
    'away',
    whether((_home, away) => away === 0),
  ),
  'away-clean-sheet': on(
    'regular',
    'home',
    whether((home) => home === 0),
  ),
  'home-win-to-nil': on(
    'regular',
    'both',
    whether((home, away) => home > 0 && away === 0),
  ),
  'away-win-to-nil': on(
    'regular',
    'both',
    whether((home, away) => away > 0 && home === 0),
  ),
  'exact-goals': on('regular', 'total', exactGoals),
  'odd-even': on('regular', 'total', oddEven),
  'result-total': on('regular', 'both', resultTotal),
  'correct-score': on('regular', 'both', correctScore),
  'set-score': on('sets', 'both', exactScore),
  'winning-margin': on('regular', 'margin', winningMargin),
  'corners-total': on('corners', 'total', total),
  'corners-handicap': on('corners', 'margin', handicap),
  'corners-result': on('corners', 'margin', result),
  'cards-total': on('cards', 'total', total),
  'cards-result': on('cards', 'margin', result),
  'red-card': on(
    'reds',
    'total',
    whether((home, away) => home + away > 0),
  ),
  'sets-total': on('sets', 'total', total),
  'sets-handicap': on('sets', 'margin', handicap),
};

type Sum = [number, number, number, number, number, number];

function addUp(grading: Grading, question: GradedQuestion, spread: Spread): GradeMass {
  const judge = grading.judge(question);
  const sum: Sum = [0, 0, 0, 0, 0, 0];
  if (grading.view === 'both') {
    for (const { home, away, weight } of spread.cells()) {
      const index = GRADE_INDEX[judge(home, away)];
      sum[index] = (sum[index] ?? 0) + weight;
    }
    return sum;
  }
  const { from, weights } = spread[grading.view];
  for (let step = 0; step < weights.length; step += 1) {
    const value = from + step;
    const index = GRADE_INDEX[grading.view === 'away' ? judge(0, value) : judge(value, 0)];
    sum[index] = (sum[index] ?? 0) + (weights[step] ?? 0);
  }
  return sum;
}

/** How likely each grade of an answer is; undefined where the sport has no such market. */
export function gradeMass(chances: Chances, question: Question): GradeMass | undefined {
  const grading = GRADINGS[question.kind];
  if (grading === undefined) return chances.special(question);
  const spread = chances.spread(grading.count, question.period);
  if (spread === undefined) return undefined;
  return spread === 'void' ? RETURNED : addUp(grading, { ...question, line: question.line ?? 0 }, spread);
}
