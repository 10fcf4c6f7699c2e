import type { Millis } from '../../../../core/shared/time.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { GoalRules, GoalSport } from './goal-rules.ts';
import {
  EXPECTED_REDS,
  expectedCards,
  expectedCorners,
  expectedGoals,
  expectedMisses,
  GOAL_RULES,
  homeOvertimeProbability,
  redCardFactor,
  SHOTS_SAVED,
  usualMinutes,
} from './goal-rules.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import { goalMention, isScored, namedCard, namedGoal, namedShot, waitingPlaces } from './named-goals.ts';
import { otherSide } from './set-rules.ts';
import { CHANGES_A_HALF, teamSheets, type TeamSheets } from './team-sheet.ts';

const SIDES = ['home', 'away'] as const;

/** A game that is being played out. */
interface GoalMatch {
  readonly record: PlayRecorder;
  readonly draws: RandomDraws;
  readonly sport: GoalSport;
  readonly rules: GoalRules;
  readonly edge: number;
  readonly rates: Readonly<Record<Side, number>>;
  readonly sheets: TeamSheets | undefined;
}

/** What a side does in one step of the clock. */
interface Turn {
  readonly at: Millis;
  readonly side: Side;
  /** The part of the game, or of a period of it, that the step stands for. */
  readonly share: number;
}

function scoreGoal({ record, draws, sheets }: GoalMatch, at: Millis, side: Side): void {
  const last = record.last();
  // drawn where nobody is named as well, so that every sport takes one draw a goal
  const roll = draws.roll();
  const goal = sheets === undefined ? undefined : namedGoal({ sheets, changes: last.changes }, { side, roll });
  record.change(at, {
    score: oneMore(last.score, side),
    periods: oneMoreIn(last.periods, { period: last.period, side }),
    story: last.story + side.slice(0, 1),
    ...(goal === undefined ? {} : { goals: [...last.goals, goal] }),
  });
  record.tell(at, { kind: 'goal', side, ...(goal === undefined ? {} : goalMention(goal)) });
}

function attackFootball({ record, draws, edge, sheets }: GoalMatch, { at, side, share }: Turn): void {
  const lead = side === 'home' ? edge : -edge;
  if (draws.isHit(share * (52 + 16 * lead))) record.count(at, 'dangerous-attacks', side);
  if (!draws.isHit(share * expectedMisses(edge)[side])) return;
  record.count(at, 'shots', side);
  record.add(at, { kind: 'expected-goals', side, amount: 0.03 + draws.roll() * 0.12 });
  const roll = draws.roll();
  if (roll >= SHOTS_SAVED) return;
  record.count(at, 'shots-on-target', side);
  record.count(at, 'saves', otherSide(side));
  if (sheets === undefined) return;
  // what is left of the roll says whose shot it was: a draw of its own would change the rest of the game
  const { changes } = record.last();
  record.save(at, namedShot({ sheets, changes }, { side, roll: roll / SHOTS_SAVED }));
}

function showYellowCard({ record, sheets }: GoalMatch, at: Millis, { side, roll }: { side: Side; roll: number }): void {
  const { period, cards, changes, booked } = record.last();
  const player = sheets === undefined ? undefined : namedCard({ sheets, changes, booked }, { side, roll });
  record.count(at, 'yellow-cards', side);
  record.tell(at, { kind: 'yellow-card', side, ...(player === undefined ? {} : { player }) });
  record.change(at, {
    cards: oneMoreIn(cards, { period, side }),
    ...(player === undefined ? {} : { booked: [...booked, player] }),
  });
}

function showFootballCards(match: GoalMatch, { at, side, share }: Turn): void {
  const { record, draws, edge } = match;
  const { redCards } = record.last();
  const expected = share * expectedCards(edge)[side];
  const roll = draws.roll();
  if (roll < expected) showYellowCard(match, at, { side, roll: roll / expected });
  if (draws.isHit(share * EXPECTED_REDS)) {
    record.mention(at, 'red-card', side);
    record.decide(at);
    record.change(at, { redCards: oneMore(redCards, side) });
  }
}

/** Five may come on for a side where it has a squad; elsewhere nobody is named. */
function substitute({ record, draws, sheets }: GoalMatch, { at, side, share }: Turn): void {
  const roll = draws.roll();
  if (sheets === undefined) {
    if (roll < share * 8) record.mention(at, 'substitution', side);
    return;
  }
  const { changes, goals } = record.last();
  const waiting = waitingPlaces(sheets[side], changes, side);
  const place = waiting[Math.floor(roll / (2 * CHANGES_A_HALF * share))];
  const held = place === undefined ? undefined : sheets[side].places[place];
  if (place === undefined || held?.substitute === undefined) return;
  record.change(at, { changes: [...changes, { side, place, isAfterGoal: goals.some(isScored) }] });
  record.tell(at, { kind: 'substitution', side, player: { side, number: held.substitute }, off: held.starter });
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
  if (period === 2) substitute(match, turn);
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
  const { edge } = matchup;
  const rates = expectedGoals(rules, matchup);
  const match = { record, draws, sport, rules, edge, rates, sheets: teamSheets(matchup) };
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
