import { resultOver, resultUnder } from '../../../../core/sports/game/line-result.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import type { Probabilities, CountName, Question } from './probabilities.ts';
import type { SettledResult, ResultDistribution } from './settled-result.ts';
import { RESULT_INDEX, wonIf, RETURNED } from './settled-result.ts';
import type { Spread } from './spread.ts';

type SettledQuestion = Pick<Question, 'period' | 'code'> & { readonly line: number };

type SettleScore = (home: number, away: number) => SettledResult;

interface ScoreRule {
  readonly count: CountName;
  /** The part of a score that the kind looks at. */
  readonly view: 'total' | 'margin' | 'home' | 'away' | 'both';
  /** Reads a question once, to settle many scores with it. */
  readonly settle: (question: SettledQuestion) => SettleScore;
}

const sideOf = (margin: number): string => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');

const result: ScoreRule['settle'] =
  ({ code }) =>
  (home, away) =>
    wonIf(sideOf(home - away) === code);
const winnerOrReturn: ScoreRule['settle'] =
  ({ code }) =>
  (home, away) =>
    home === away ? 'return' : wonIf(sideOf(home - away) === code);
const doubleChance: ScoreRule['settle'] = ({ code }) => {
  const sides = code.split('-');
  return (home, away) => wonIf(sides.includes(sideOf(home - away)));
};
const total: ScoreRule['settle'] = ({ code, line }) =>
  code === 'over' ? (home, away) => resultOver(home + away, line) : (home, away) => resultUnder(home + away, line);
const handicap: ScoreRule['settle'] = ({ code, line }) =>
  code === 'home'
    ? (home, away) => resultOver(home - away, 0 - line)
    : (home, away) => resultUnder(home - away, 0 - line);
const europeanHandicap: ScoreRule['settle'] =
  ({ code, line }) =>
  (home, away) =>
    wonIf(sideOf(home - away + line) === code);

/** Yes where the score is as asked, no where it is not. */
function whether(isSo: (home: number, away: number) => boolean): ScoreRule['settle'] {
  return ({ code }) =>
    code === 'yes' ? (home, away) => wonIf(isSo(home, away)) : (home, away) => wonIf(!isSo(home, away));
}

/** Scores printed by name reach this many for either side; the rest is 'other'. */
export function highestNamedScore(period: number): number {
  return period === 0 ? 4 : 2;
}

const exactScore: ScoreRule['settle'] = ({ code }) => {
  const [home, away] = code.split('-').map(Number);
  return (scored, conceded) => wonIf(scored === home && conceded === away);
};

const correctScore: ScoreRule['settle'] = (question) => {
  if (question.code !== 'other') return exactScore(question);
  const highest = highestNamedScore(question.period);
  return (home, away) => wonIf(home > highest || away > highest);
};

const MARGIN_CODE = /^(home|away)-(\d{1,3})(?:-(\d{1,3}|more))?$/;

const winningMargin: ScoreRule['settle'] = ({ code }) => {
  const parts = MARGIN_CODE.exec(code);
  if (parts === null) return (home, away) => wonIf(code === 'draw' && home === away);
  const [, side, least, most] = parts;
  const highest = most === 'more' ? Number.POSITIVE_INFINITY : Number(most ?? least);
  return (home, away) => {
    const lead = side === 'home' ? home - away : away - home;
    return wonIf(lead >= Number(least) && lead <= highest);
  };
};

const bothScoreResult: ScoreRule['settle'] = ({ code }) => {
  const [side, both] = code.split('-');
  return (home, away) => wonIf(sideOf(home - away) === side && (home > 0 && away > 0) === (both === 'yes'));
};
const resultTotal: ScoreRule['settle'] = ({ code, line }) => {
  const [side, half] = code.split('-');
  const compare = half === 'over' ? resultOver : resultUnder;
  return (home, away) => (sideOf(home - away) === side ? compare(home + away, line) : 'lose');
};
const exactGoals: ScoreRule['settle'] = ({ code }) =>
  code === '6-more' ? (home, away) => wonIf(home + away >= 6) : (home, away) => wonIf(home + away === Number(code));
const oddEven: ScoreRule['settle'] = ({ code }) => {
  const rest = code === 'even' ? 0 : 1;
  return (home, away) => wonIf((home + away) % 2 === rest);
};

function on(count: CountName, view: ScoreRule['view'], settle: ScoreRule['settle']): ScoreRule {
  return { count, view, settle };
}

const SCORE_RULES: Partial<Record<MarketKind, ScoreRule>> = {
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

function addUp(rule: ScoreRule, question: SettledQuestion, spread: Spread): ResultDistribution {
  const settle = rule.settle(question);
  const sum: Sum = [0, 0, 0, 0, 0, 0];
  if (rule.view === 'both') {
    spread.eachCell((home, away, weight) => {
      const index = RESULT_INDEX[settle(home, away)];
      sum[index] = (sum[index] ?? 0) + weight;
    });
    return sum;
  }
  const { from, weights } = spread[rule.view];
  for (let step = 0; step < weights.length; step += 1) {
    const value = from + step;
    const index = RESULT_INDEX[rule.view === 'away' ? settle(0, value) : settle(value, 0)];
    sum[index] = (sum[index] ?? 0) + (weights[step] ?? 0);
  }
  return sum;
}

/** How likely each result of an answer is; undefined where the sport has no such market. */
export function resultDistribution(probabilities: Probabilities, question: Question): ResultDistribution | undefined {
  const rule = SCORE_RULES[question.kind];
  if (rule === undefined) return probabilities.special(question);
  const spread = probabilities.spread(rule.count, question.period);
  if (spread === undefined) return undefined;
  return spread === 'void' ? RETURNED : addUp(rule, { ...question, line: question.line ?? 0 }, spread);
}
