import type { SidePair } from '../../sports/game/game.ts';
import { resultOver, resultUnder, type LineResult } from '../../sports/game/line-result.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

/** What a bet comes to at a score. */
export type Trial = (score: SidePair) => LineResult;
type Question = Pick<PlacedBet, 'code' | 'line'>;
type Reading = (question: Question) => Trial | undefined;

const sideOf = ({ home, away }: SidePair): string => (home > away ? 'home' : home < away ? 'away' : 'draw');
const wonIf = (isWon: boolean): LineResult => (isWon ? 'win' : 'lose');

const total =
  (count: (score: SidePair) => number): Reading =>
  ({ code, line }) => {
    if (line === undefined) return undefined;
    return (score) => (code === 'over' ? resultOver(count(score), line) : resultUnder(count(score), line));
  };

const both = total(({ home, away }) => home + away);

const handicap: Reading = ({ code, line }) => {
  if (line === undefined) return undefined;
  return code === 'home'
    ? ({ home, away }) => resultOver(home - away, 0 - line)
    : ({ home, away }) => resultUnder(home - away, 0 - line);
};

const europeanHandicap: Reading = ({ code, line }) => {
  if (line === undefined) return undefined;
  return ({ home, away }) => wonIf(sideOf({ home: home + line, away }) === code);
};

const winnerOrReturn: Reading =
  ({ code }) =>
  (score) =>
    score.home === score.away ? 'return' : wonIf(sideOf(score) === code);

/** Answers yes where the score is as asked. */
const whether =
  (isSo: (score: SidePair) => boolean): Reading =>
  ({ code }) =>
  (score) =>
    wonIf(isSo(score) === (code === 'yes'));

const exactScore: Reading = ({ code }) => {
  const parts = /^(\d{1,3})-(\d{1,3})$/.exec(code);
  // any other score: which ones are named differs by sport
  if (parts === null) return undefined;
  const [, home, away] = parts;
  return (score) => wonIf(score.home === Number(home) && score.away === Number(away));
};

const exactGoals: Reading = ({ code }) => {
  const parts = /^(\d{1,3})(-more)?$/.exec(code);
  if (parts === null) return undefined;
  const [, count, more] = parts;
  const wanted = Number(count);
  return ({ home, away }) => wonIf(more === undefined ? home + away === wanted : home + away >= wanted);
};

const READINGS: Partial<Record<MarketKind, Reading>> = {
  result:
    ({ code }) =>
    (score) =>
      wonIf(sideOf(score) === code),
  winner: winnerOrReturn,
  'double-chance':
    ({ code }) =>
    (score) =>
      wonIf(code.split('-').includes(sideOf(score))),
  'draw-no-bet': winnerOrReturn,
  total: both,
  'asian-total': both,
  'home-total': total(({ home }) => home),
  'away-total': total(({ away }) => away),
  'sets-total': both,
  handicap,
  'asian-handicap': handicap,
  'sets-handicap': handicap,
  'european-handicap': europeanHandicap,
  'both-score': whether(({ home, away }) => home > 0 && away > 0),
  'home-scores': whether(({ home }) => home > 0),
  'away-scores': whether(({ away }) => away > 0),
  'home-clean-sheet': whether(({ away }) => away === 0),
  'away-clean-sheet': whether(({ home }) => home === 0),
  'home-win-to-nil': whether(({ home, away }) => home > 0 && away === 0),
  'away-win-to-nil': whether(({ home, away }) => away > 0 && home === 0),
  'odd-even':
    ({ code }) =>
    ({ home, away }) =>
      wonIf((home + away) % 2 === (code === 'even' ? 0 : 1)),
  'exact-goals': exactGoals,
  'correct-score': exactScore,
  'set-score': exactScore,
};

/** EP-29 A bet read once, to try it at many scores; undefined where its market is not decided by a score alone. */
export function scoreTrial(bet: Question & Pick<PlacedBet, 'kind'>): Trial | undefined {
  return READINGS[bet.kind]?.(bet);
}
