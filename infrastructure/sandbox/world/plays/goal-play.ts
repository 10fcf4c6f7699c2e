import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { GoalRules, GoalSport } from './goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  GOAL_RULES,
  homeOvertimeChance,
  redCardFactor,
  SCORER_SHARES,
  usualMinutes,
} from './goal-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';

const SIDES = ['home', 'away'] as const;

function scorerOf(side: Side, draws: RandomDraws): string {
  let left = draws.roll();
  let index = 0;
  for (const share of SCORER_SHARES) {
    left -= share;
    if (left < 0) break;
    index += 1;
  }
  const number = Math.min(index, SCORER_SHARES.length - 1) + (side === 'home' ? 0 : SCORER_SHARES.length);
  return number.toString(16);
}

function scoreGoal(record: PlayRecorder, at: number, side: Side, draws: RandomDraws): void {
  const last = record.last();
  record.change(at, {
    score: oneMore(last.score, side),
    periods: oneMoreIn(last.periods, last.period, side),
    story: last.story + side.slice(0, 1),
    scorers: last.scorers + scorerOf(side, draws),
  });
  record.mention(at, 'goal', side);
}

function playFootballStep(
  record: PlayRecorder,
  at: number,
  side: Side,
  matchup: Matchup,
  share: number,
  draws: RandomDraws,
): void {
  const last = record.last();
  const lead = side === 'home' ? matchup.edge : -matchup.edge;
  if (draws.isHit(share * (52 + 16 * lead))) record.count(at, 'dangerous-attacks', side);
  if (draws.isHit(share * (9 + 4 * lead))) {
    record.count(at, 'shots', side);
    record.count(at, 'expected-goals', side, 0.03 + draws.roll() * 0.12);
    if (draws.isHit(0.3)) {
      record.count(at, 'shots-on-target', side);
      record.count(at, 'saves', side === 'home' ? 'away' : 'home');
    }
  }
  if (draws.isHit(share * 11)) record.count(at, 'fouls', side);
  if (draws.isHit(share * expectedCorners(matchup.edge)[side])) {
    record.count(at, 'corners', side);
    record.change(at, { corners: oneMoreIn(last.corners, last.period, side) });
  }
  if (draws.isHit(share * expectedCards(matchup.edge)[side])) {
    record.count(at, 'yellow-cards', side);
    record.mention(at, 'yellow-card', side);
    record.change(at, { cards: oneMoreIn(last.cards, last.period, side) });
  }
  if (draws.isHit(share * EXPECTED_REDS)) {
    record.mention(at, 'red-card', side);
    record.decide(at);
    record.change(at, { redCards: oneMore(last.redCards, side) });
  }
  if (last.period === 2 && draws.isHit(share * 8)) record.mention(at, 'substitution', side);
}

function playOtherStep(
  record: PlayRecorder,
  at: number,
  side: Side,
  sport: GoalSport,
  share: number,
  draws: RandomDraws,
): void {
  if (sport === 'handball') {
    if (draws.isHit(share * 22)) {
      record.count(at, 'shots', side);
      record.count(at, 'saves', side === 'home' ? 'away' : 'home');
    }
    if (draws.isHit(share * 5)) record.count(at, 'fouls', side);
    return;
  }
  if (draws.isHit(share * 27)) {
    record.count(at, 'shots', side);
    record.count(at, 'saves', side === 'home' ? 'away' : 'home');
  }
  if (draws.isHit(share * 28)) record.count(at, 'faceoffs', side);
  if (draws.isHit(share * 3.2)) record.count(at, 'power-plays', side);
  if (draws.isHit(share * 12)) record.count(at, 'blocks', side);
}

/** Overtime of ice hockey: the next goal wins, shots from the spot after five minutes. */
function playOvertime(record: PlayRecorder, startsAt: number, edge: number, draws: RandomDraws): number {
  const side: Side = draws.isHit(homeOvertimeChance(edge)) ? 'home' : 'away';
  const endsAt = startsAt + minutes(draws.isHit(0.6) ? 0.3 + draws.roll() * 4.6 : 9);
  record.change(startsAt, { period: 4, phase: 'playing', periods: [...record.last().periods, NOBODY] });
  const last = record.last();
  record.change(endsAt, { score: oneMore(last.score, side), periods: oneMoreIn(last.periods, 4, side) });
  record.mention(endsAt, 'goal', side);
  return endsAt;
}

/** Plays a game of football, ice hockey or handball out. */
export function playGoals(matchup: Matchup, sport: GoalSport, draws: RandomDraws): Play {
  const rules: GoalRules = GOAL_RULES[sport];
  const record = recordPlay({ periods: [NOBODY], serving: undefined });
  const rates = expectedGoals(rules, matchup);
  const step = seconds(rules.stepSeconds);
  let at = 0;
  for (let period = 1; period <= rules.periods; period += 1) {
    const [least, most] = rules.added[period - 1] ?? [0, 0];
    const added = most === 0 ? 0 : draws.between(least, most);
    const endsAt = at + minutes(rules.minutes + added);
    const shareOfStep = rules.stepSeconds / 60 / usualMinutes(rules, period);
    while (at + step <= endsAt) {
      const moment = at + Math.floor(draws.roll() * step * 0.9);
      for (const side of SIDES) {
        const { redCards } = record.last();
        const factor =
          side === 'home' ? redCardFactor(redCards.home, redCards.away) : redCardFactor(redCards.away, redCards.home);
        if (sport === 'football') playFootballStep(record, moment, side, matchup, shareOfStep / 2, draws);
        else playOtherStep(record, moment, side, sport, shareOfStep / rules.periods, draws);
        if (draws.isHit(rates[side] * (rules.shares[period - 1] ?? 0) * shareOfStep * factor)) {
          if (rules.isGoalDecisive) record.decide(moment);
          record.count(moment, 'shots', side);
          if (sport === 'football') {
            record.count(moment, 'shots-on-target', side);
            record.count(moment, 'expected-goals', side, 0.15 + draws.roll() * 0.4);
          }
          scoreGoal(record, moment, side, draws);
        }
      }
      at += step;
    }
    at = endsAt;
    record.mention(at, 'period-end');
    if (period < rules.periods) {
      record.decide(at);
      record.change(at, { phase: 'break' });
      at += minutes(rules.breakMinutes);
      record.change(at, {
        phase: 'playing',
        period: period + 1,
        clock: period * rules.minutes * 60,
        periods: [...record.last().periods, NOBODY],
      });
    }
  }
  const { score } = record.last();
  if (rules.hasOvertime && score.home === score.away) {
    record.decide(at);
    record.change(at, { phase: 'break' });
    at = playOvertime(record, at + minutes(3), matchup.edge, draws);
  }
  return record.finish(at);
}
