import { seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import type { SetSport } from './set-rules.ts';
import { isOfKills, otherSide, pointProbability, servePoint, setRules } from './set-rules.ts';

/** So many points, or games of tennis, in a row are worth a mention. */
const POINTS_MENTIONED = 5;
const GAMES_MENTIONED = 3;

/** A match that is being played out. */
interface SetMatch {
  readonly record: PlayRecorder;
  readonly draws: RandomDraws;
  readonly matchup: Matchup;
  readonly sport: SetSport;
}

/** Where the run of points or games stands. */
interface Rally {
  at: number;
  server: Side;
  run: number;
  leader: Side;
}

function countRun(rally: Rally, winner: Side): void {
  rally.run = winner === rally.leader ? rally.run + 1 : 1;
  rally.leader = winner;
}

function countRound({ record, draws }: SetMatch, at: number, side: Side): void {
  const share = draws.roll();
  const kills = draws.between(4, 5);
  record.add(at, { kind: 'kills', side, amount: kills });
  record.add(at, { kind: 'kills', side: otherSide(side), amount: draws.between(0, 4) });
  record.add(at, { kind: 'headshots', side, amount: Math.round(kills * (0.3 + share * 0.4)) });
}

function countKill({ record, draws }: SetMatch, at: number, side: Side): void {
  const roll = draws.roll();
  record.count(at, 'kills', side);
  if (roll < 0.17) record.count(at, 'towers', side);
}

/** A map of StarCraft is one battle: what each army lost the other one killed. */
function countArmies({ record, draws }: SetMatch, at: number, side: Side): void {
  record.add(at, { kind: 'kills', side, amount: draws.between(60, 160) });
  record.add(at, { kind: 'kills', side: otherSide(side), amount: draws.between(20, 120) });
}

function countVolley({ record, draws }: SetMatch, at: number, side: Side): void {
  const roll = draws.roll();
  const kind = roll < 0.06 ? 'aces' : roll < 0.16 ? 'blocks' : roll < 0.62 ? 'attacks-won' : 'errors';
  record.count(at, kind, roll < 0.62 ? side : otherSide(side));
}

function countRacketPoint({ record, draws, sport }: SetMatch, at: number, side: Side): void {
  const roll = draws.roll();
  if (roll < 0.08 && sport === 'table-tennis') record.count(at, 'aces', side);
  else if (roll < 0.6) record.count(at, 'attacks-won', side);
  else record.count(at, 'errors', otherSide(side));
}

/** Nothing is counted in a frame or a leg. */
function countNothing(): void {}

const POINT_COUNTS: Partial<Record<SetSport, typeof countRacketPoint>> = {
  cs2: countRound,
  valorant: countRound,
  'rainbow-six': countRound,
  'starcraft-2': countArmies,
  'dota-2': countKill,
  lol: countKill,
  volleyball: countVolley,
  'beach-volleyball': countVolley,
  snooker: countNothing,
  darts: countNothing,
};

interface WonPoint {
  readonly server: Side;
  readonly winner: Side;
  /** Points of the set so far, this one among them. */
  readonly played: number;
}

function nextServer(sport: SetSport, { server, winner, played }: WonPoint): Side | undefined {
  if (setRules(sport).maps !== undefined) return undefined;
  if (sport === 'table-tennis') return played % 2 === 0 || played > 20 ? otherSide(server) : server;
  return winner;
}

function playPoint(match: SetMatch, rally: Rally): void {
  const { record, draws, matchup, sport } = match;
  const rules = setRules(sport);
  rally.at += Math.round(seconds(rules.pointSeconds) * (0.5 + draws.roll()));
  const { period, periods: before, story } = record.last();
  const side: Side = draws.isHit(pointProbability(rules, matchup.edge)) ? 'home' : 'away';
  countRun(rally, side);
  (POINT_COUNTS[sport] ?? countRacketPoint)(match, rally.at, side);
  if (rally.run === POINTS_MENTIONED) record.mention(rally.at, 'point-run', side);
  const periods = oneMoreIn(before, { period, side });
  const { home, away } = periods[period - 1] ?? NOBODY;
  const serving = nextServer(sport, { server: rally.server, winner: side, played: home + away });
  if (serving !== undefined) rally.server = serving;
  const isFirstBlood = isOfKills(sport) && home + away === 1;
  record.change(rally.at, { periods, serving, story: isFirstBlood ? story + side.slice(0, 1) : story });
}

function countServe(
  { record, draws }: SetMatch,
  at: number,
  { server, isWon }: { readonly server: Side; readonly isWon: boolean },
): void {
  if (isWon && draws.isHit(0.12)) record.count(at, 'aces', server);
  if (!isWon && draws.isHit(0.11)) record.count(at, 'double-faults', server);
}

/** A game of a tennis set, or its tie-break, which counts as one game. */
function playTennisGame(match: SetMatch, rally: Rally): void {
  const { record, draws, matchup } = match;
  const { period, periods } = record.last();
  const set = periods[period - 1] ?? NOBODY;
  const isTieBreak = set.home === 6 && set.away === 6;
  const target = isTieBreak ? 7 : 4;
  let points = NOBODY;
  let server = rally.server;
  record.change(rally.at + 1, { points, serving: server });
  for (;;) {
    rally.at += Math.round(seconds(setRules('tennis').pointSeconds) * (0.5 + draws.roll()));
    const receiver = otherSide(server);
    const isBreakPoint = !isTieBreak && points[receiver] >= 3 && points[receiver] > points[server];
    const isServeWon = draws.isHit(servePoint(matchup, server));
    const side = isServeWon ? server : receiver;
    countServe(match, rally.at, { server, isWon: isServeWon });
    if (isBreakPoint) record.count(rally.at, 'break-points', receiver);
    points = oneMore(points, side);
    if (Math.max(points.home, points.away) >= target && Math.abs(points.home - points.away) >= 2) {
      rally.server = otherSide(rally.server);
      countRun(rally, side);
      if (rally.run === GAMES_MENTIONED) record.mention(rally.at, 'point-run', side);
      record.change(rally.at, {
        points: NOBODY,
        periods: oneMoreIn(periods, { period, side }),
        serving: rally.server,
      });
      return;
    }
    if (isTieBreak && (points.home + points.away) % 2 === 1) server = receiver;
    record.change(rally.at, { points, serving: server });
  }
}

function playSet(match: SetMatch, rally: Rally): Side {
  const { record, matchup, sport } = match;
  const { isSetOver } = setRules(sport);
  const { period } = record.last();
  for (;;) {
    if (sport === 'tennis') playTennisGame(match, rally);
    else playPoint(match, rally);
    const points = record.last().periods[period - 1] ?? NOBODY;
    if (isSetOver(points, period, matchup.key)) return points.home > points.away ? 'home' : 'away';
  }
}

/** Plays a match of sets or maps out. */
export function playSets(matchup: Matchup, sport: SetSport, draws: RandomDraws): Play {
  const rules = setRules(sport);
  const rally: Rally = { at: 0, server: draws.isHit(0.5) ? 'home' : 'away', run: 0, leader: 'home' };
  const hasServer = rules.maps === undefined;
  const record = recordPlay({ periods: [NOBODY], ...(hasServer ? { serving: rally.server } : {}) });
  for (;;) {
    const winner = playSet({ record, draws, matchup, sport }, rally);
    const { score: before, period } = record.last();
    const score = oneMore(before, winner);
    record.mention(rally.at, 'set-end', winner);
    if (score[winner] === rules.setsToWin) return record.finish(rally.at, { score, points: undefined });
    record.decide(rally.at);
    record.change(rally.at, { score, phase: 'break', points: undefined });
    rally.at += seconds(rules.breakSeconds);
    record.change(rally.at, { phase: 'playing', period: period + 1, periods: [...record.last().periods, NOBODY] });
  }
}
