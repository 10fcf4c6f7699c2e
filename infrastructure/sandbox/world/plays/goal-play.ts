import type { Millis } from '../../../../core/shared/time.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { GoalRules, GoalSport } from './goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  GOAL_RULES,
  homeOvertimeProbability,
  redCardFactor,
  SCORER_SHARES,
  usualMinutes,
} from './goal-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import { otherSide } from './set-rules.ts';

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

/** A game that is being played out. */
interface GoalMatch {
  readonly record: PlayRecorder;
  readonly draws: RandomDraws;
  readonly sport: GoalSport;
  readonly rules: GoalRules;
  readonly edge: number;
  readonly rates: Readonly<Record<Side, number>>;
}

/** What a side does in one step of the clock. */
interface Turn {
  readonly at: Millis;
  readonly side: Side;
  /** The part of the game, or of a period of it, that the step stands for. */
  readonly share: number;
}

function scoreGoal({ record, draws }: GoalMatch, at: Millis, side: Side): void {
  const last = record.last();
  record.change(at, {
    score: oneMore(last.score, side),
    periods: oneMoreIn(last.periods, { period: last.period, side }),
    story: last.story + side.slice(0, 1),
    scorers: last.scorers + scorerOf(side, draws),
  });
  record.mention(at, 'goal', side);
}

function attackFootball({ record, draws, edge }: GoalMatch, { at, side, share }: Turn): void {
  const lead = side === 'home' ? edge : -edge;
  if (draws.isHit(share * (52 + 16 * lead))) record.count(at, 'dangerous-attacks', side);
  if (!draws.isHit(share * (9 + 4 * lead))) return;
  record.count(at, 'shots', side);
  record.add(at, { kind: 'expected-goals', side, amount: 0.03 + draws.roll() * 0.12 });
  if (!draws.isHit(0.3)) return;
  record.count(at, 'shots-on-target', side);
  record.count(at, 'saves', otherSide(side));
}

function showFootballCards({ record, draws, edge }: GoalMatch, { at, side, share }: Turn): void {
  const { period, cards, redCards } = record.last();
  if (draws.isHit(share * expectedCards(edge)[side])) {
    record.count(at, 'yellow-cards', side);
    record.mention(at, 'yellow-card', side);
    record.change(at, { cards: oneMoreIn(cards, { period, side }) });
  }
  if (draws.isHit(share * EXPECTED_REDS)) {
    record.mention(at, 'red-card', side);
    record.decide(at);
    record.change(at, { redCards: oneMore(redCards, side) });
  }
}

function playFootballTurn(match: GoalMatch, turn: Turn): void {
  const { record, draws, edge } = match;
  const { at, side, share } = turn;
  const { period, corners } = record.last();
  attackFootball(match, turn);
  if (draws.isHit(share * 11)) record.count(at, 'fouls', side);
  if (draws.isHit(share * expectedCorners(edge)[side])) {
    record.count(at, 'corners', side);
    record.change(at, { corners: oneMoreIn(corners, { period, side }) });
  }
  showFootballCards(match, turn);
  if (period === 2 && draws.isHit(share * 8)) record.mention(at, 'substitution', side);
}

function playHandballTurn({ record, draws }: GoalMatch, { at, side, share }: Turn): void {
  if (draws.isHit(share * 22)) {
    record.count(at, 'shots', side);
    record.count(at, 'saves', otherSide(side));
  }
  if (draws.isHit(share * 5)) record.count(at, 'fouls', side);
}

function playHockeyTurn({ record, draws }: GoalMatch, { at, side, share }: Turn): void {
  if (draws.isHit(share * 27)) {
    record.count(at, 'shots', side);
    record.count(at, 'saves', otherSide(side));
  }
  if (draws.isHit(share * 28)) record.count(at, 'faceoffs', side);
  if (draws.isHit(share * 3.2)) record.count(at, 'power-plays', side);
  if (draws.isHit(share * 12)) record.count(at, 'blocks', side);
}

function playShotsTurn({ record, draws }: GoalMatch, { at, side, share }: Turn): void {
  if (!draws.isHit(share * 11)) return;
  record.count(at, 'shots', side);
  record.count(at, 'saves', otherSide(side));
}

/** Of the other sports shots alone are counted. */
const TURNS: Readonly<Partial<Record<GoalSport, (match: GoalMatch, turn: Turn) => void>>> = {
  football: playFootballTurn,
  handball: playHandballTurn,
  'ice-hockey': playHockeyTurn,
};

/** Plays what a side does in its share of a period, and its goal where one falls; a side with fewer men scores less. */
function playTurn(match: GoalMatch, { at, side, share }: Turn): void {
  const { record, draws, sport, rules, rates } = match;
  const { redCards, period } = record.last();
  const factor = redCardFactor(redCards[side], redCards[otherSide(side)]);
  (TURNS[sport] ?? playShotsTurn)(match, { at, side, share: share / rules.periods });
  if (!draws.isHit(rates[side] * (rules.shares[period - 1] ?? 0) * share * factor)) return;
  if (rules.isGoalDecisive) record.decide(at);
  record.count(at, 'shots', side);
  if (sport === 'football') {
    record.count(at, 'shots-on-target', side);
    record.add(at, { kind: 'expected-goals', side, amount: 0.15 + draws.roll() * 0.4 });
  }
  scoreGoal(match, at, side);
}

/** Plays a period out; tells when it ends. */
function playPeriod(match: GoalMatch, period: number, startsAt: Millis): Millis {
  const { draws, rules } = match;
  const [least, most] = rules.added[period - 1] ?? [0, 0];
  const added = most === 0 ? 0 : draws.between(least, most);
  const endsAt = startsAt + minutes(rules.minutes + added);
  const step = seconds(rules.stepSeconds);
  const share = rules.stepSeconds / 60 / usualMinutes(rules, period);
  for (let at = startsAt; at + step <= endsAt; at += step) {
    const moment = at + Math.floor(draws.roll() * step * 0.9);
    for (const side of SIDES) playTurn(match, { at: moment, side, share });
  }
  match.record.mention(endsAt, 'period-end');
  return endsAt;
}

function takeBreak({ record }: GoalMatch, at: Millis): void {
  record.decide(at);
  record.change(at, { phase: 'break' });
}

function openPeriod({ record, rules }: GoalMatch, period: number, at: Millis): void {
  record.change(at, {
    phase: 'playing',
    period,
    clock: (period - 1) * rules.minutes * 60,
    periods: [...record.last().periods, NOBODY],
  });
}

/** Overtime of ice hockey: the next goal wins, shots from the spot after five minutes. */
function playOvertime({ record, draws, edge }: GoalMatch, startsAt: Millis): Millis {
  const side: Side = draws.isHit(homeOvertimeProbability(edge)) ? 'home' : 'away';
  const endsAt = startsAt + minutes(draws.isHit(0.6) ? 0.3 + draws.roll() * 4.6 : 9);
  record.change(startsAt, { period: 4, phase: 'playing', periods: [...record.last().periods, NOBODY] });
  const last = record.last();
  record.change(endsAt, {
    score: oneMore(last.score, side),
    periods: oneMoreIn(last.periods, { period: 4, side }),
  });
  record.mention(endsAt, 'goal', side);
  return endsAt;
}

/** Plays a match of a sport of goals out. */
export function playGoals(matchup: Matchup, sport: GoalSport, draws: RandomDraws): Play {
  const rules: GoalRules = GOAL_RULES[sport];
  const record = recordPlay({ periods: [NOBODY], serving: undefined });
  const match = { record, draws, sport, rules, edge: matchup.edge, rates: expectedGoals(rules, matchup) };
  let at = playPeriod(match, 1, 0);
  for (let period = 2; period <= rules.periods; period += 1) {
    takeBreak(match, at);
    at += minutes(rules.breakMinutes);
    openPeriod(match, period, at);
    at = playPeriod(match, period, at);
  }
  const { score } = record.last();
  if (rules.hasOvertime && score.home === score.away) {
    takeBreak(match, at);
    at = playOvertime(match, at + minutes(3));
  }
  return record.finish(at);
}
