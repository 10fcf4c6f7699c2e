import type { MarketKind } from '../../../../core/sports/market-kind.ts';
import type { Chances, CountName } from './chances.ts';
import type { Grade, GradeMass } from './grade.ts';
import { GRADES, gradeIf, gradeOver, gradeUnder, RETURNED } from './grade.ts';
import type { Spread } from './spread.ts';

/** A bet as the rules of its kind judge it. */
interface Question {
  readonly period: number;
  readonly line: number;
  readonly code: string;
}

interface Grading {
  readonly count: CountName;
  /** The part of a score that the kind looks at. */
  readonly view: 'total' | 'margin' | 'home' | 'away' | 'both';
  readonly grade: (question: Question, home: number, away: number) => Grade;
}

const sideOf = (margin: number): string => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');
const isYes = (code: string): boolean => code === 'yes';

const result: Grading['grade'] = ({ code }, home, away) => gradeIf(sideOf(home - away) === code);
const winnerOrReturn: Grading['grade'] = ({ code }, home, away) =>
  home === away ? 'return' : gradeIf(sideOf(home - away) === code);
const total: Grading['grade'] = ({ code, line }, home, away) =>
  code === 'over' ? gradeOver(home + away, line) : gradeUnder(home + away, line);
const handicap: Grading['grade'] = ({ code, line }, home, away) =>
  code === 'home' ? gradeOver(home - away, 0 - line) : gradeUnder(home - away, 0 - line);

/** Scores printed by name reach this many for either side; the rest is 'other'. */
export function highestNamedScore(period: number): number {
  return period === 0 ? 4 : 2;
}

const correctScore: Grading['grade'] = ({ code, period }, home, away) => {
  if (code !== 'other') return gradeIf(code === `${String(home)}-${String(away)}`);
  const highest = highestNamedScore(period);
  return gradeIf(home > highest || away > highest);
};

const MARGIN_CODE = /^(home|away)-(\d{1,3})(?:-(\d{1,3}|more))?$/;

const winningMargin: Grading['grade'] = ({ code }, home, away) => {
  const parts = MARGIN_CODE.exec(code);
  if (parts === null) return gradeIf(code === 'draw' && home === away);
  const [, side, least, most] = parts;
  const lead = side === 'home' ? home - away : away - home;
  const highest = most === 'more' ? Number.POSITIVE_INFINITY : Number(most ?? least);
  return gradeIf(lead >= Number(least) && lead <= highest);
};

const bothScoreResult: Grading['grade'] = ({ code }, home, away) =>
  gradeIf(code === `${sideOf(home - away)}-${home > 0 && away > 0 ? 'yes' : 'no'}`);
const resultTotal: Grading['grade'] = ({ code, line }, home, away) => {
  const [side, half] = code.split('-');
  const byTotal = half === 'over' ? gradeOver(home + away, line) : gradeUnder(home + away, line);
  return sideOf(home - away) === side ? byTotal : 'lose';
};
const europeanHandicap: Grading['grade'] = ({ code, line }, home, away) => gradeIf(sideOf(home - away + line) === code);
const exactGoals: Grading['grade'] = ({ code }, home, away) =>
  gradeIf(code === '6-more' ? home + away >= 6 : String(home + away) === code);

function on(count: CountName, view: Grading['view'], grade: Grading['grade']): Grading {
  return { count, view, grade };
}

const GRADINGS: Partial<Record<MarketKind, Grading>> = {
  result: on('regular', 'margin', result),
  winner: on('whole', 'margin', winnerOrReturn),
  'double-chance': on('regular', 'margin', ({ code }, home, away) =>
    gradeIf(code.split('-').includes(sideOf(home - away))),
  ),
  'draw-no-bet': on('regular', 'margin', winnerOrReturn),
  total: on('regular', 'total', total),
  'asian-total': on('regular', 'total', total),
  handicap: on('regular', 'margin', handicap),
  'asian-handicap': on('regular', 'margin', handicap),
  'european-handicap': on('regular', 'margin', europeanHandicap),
  'home-total': on('regular', 'home', total),
  'away-total': on('regular', 'away', total),
  'both-score': on('regular', 'both', ({ code }, home, away) => gradeIf((home > 0 && away > 0) === isYes(code))),
  'both-score-result': on('regular', 'both', bothScoreResult),
  'home-scores': on('regular', 'home', ({ code }, home) => gradeIf(home > 0 === isYes(code))),
  'away-scores': on('regular', 'away', ({ code }, _home, away) => gradeIf(away > 0 === isYes(code))),
  'home-clean-sheet': on('regular', 'away', ({ code }, _home, away) => gradeIf((away === 0) === isYes(code))),
  'away-clean-sheet': on('regular', 'home', ({ code }, home) => gradeIf((home === 0) === isYes(code))),
  'home-win-to-nil': on('regular', 'both', ({ code }, home, away) => gradeIf((home > 0 && away === 0) === isYes(code))),
  'away-win-to-nil': on('regular', 'both', ({ code }, home, away) => gradeIf((away > 0 && home === 0) === isYes(code))),
  'exact-goals': on('regular', 'total', exactGoals),
  'odd-even': on('regular', 'total', ({ code }, home, away) =>
    gradeIf(((home + away) % 2 === 0) === (code === 'even')),
  ),
  'result-total': on('regular', 'both', resultTotal),
  'correct-score': on('regular', 'both', correctScore),
  'set-score': on('sets', 'both', ({ code }, home, away) => gradeIf(code === `${String(home)}-${String(away)}`)),
  'winning-margin': on('regular', 'margin', winningMargin),
  'corners-total': on('corners', 'total', total),
  'corners-handicap': on('corners', 'margin', handicap),
  'corners-result': on('corners', 'margin', result),
  'cards-total': on('cards', 'total', total),
  'cards-result': on('cards', 'margin', result),
  'red-card': on('reds', 'total', ({ code }, home, away) => gradeIf(home + away > 0 === isYes(code))),
  'sets-total': on('sets', 'total', total),
  'sets-handicap': on('sets', 'margin', handicap),
};

type Sum = [number, number, number, number, number, number];

function addUp(grading: Grading, question: Question, spread: Spread): GradeMass {
  const sum: Sum = [0, 0, 0, 0, 0, 0];
  const add = (home: number, away: number, weight: number): void => {
    const index = GRADES.indexOf(grading.grade(question, home, away));
    sum[index] = (sum[index] ?? 0) + weight;
  };
  if (grading.view === 'both') {
    for (const cell of spread.cells()) add(cell.home, cell.away, cell.weight);
    return sum;
  }
  const mass = spread[grading.view];
  mass.weights.forEach((weight, index) => {
    const value = mass.from + index;
    if (grading.view === 'away') add(0, value, weight);
    else add(value, 0, weight);
  });
  return sum;
}

/** How likely each grade of an answer is; undefined where the sport has no such market. */
export function gradeMass(
  chances: Chances,
  kind: MarketKind,
  period: number,
  line: number | undefined,
  code: string,
): GradeMass | undefined {
  const grading = GRADINGS[kind];
  if (grading === undefined) return chances.special(kind, period, line, code);
  const spread = chances.spread(grading.count, period);
  if (spread === undefined) return undefined;
  return spread === 'void' ? RETURNED : addUp(grading, { period, line: line ?? 0, code }, spread);
}
