import { seconds } from '../../../../core/shared/time.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play, Side } from './play.ts';
import { NOBODY, oneMore, oneMoreIn } from './play.ts';
import type { PlayRecorder } from './play-recorder.ts';
import { recordPlay } from './play-recorder.ts';
import type { SetSport } from './set-rules.ts';
import { otherSide, pointChance, servePoint, setRules } from './set-rules.ts';

function countPoint(record: PlayRecorder, at: number, side: Side, sport: SetSport, draws: RandomDraws): void {
  const other = otherSide(side);
  const roll = draws.roll();
  if (sport === 'cs2') {
    const kills = draws.between(4, 5);
    record.count(at, 'kills', side, kills);
    record.count(at, 'kills', other, draws.between(0, 4));
    record.count(at, 'headshots', side, Math.round(kills * (0.3 + roll * 0.4)));
  } else if (sport === 'dota-2') {
    record.count(at, 'kills', side);
    if (roll < 0.17) record.count(at, 'towers', side);
  } else if (sport === 'volleyball') {
    record.count(
      at,
      roll < 0.06 ? 'aces' : roll < 0.16 ? 'blocks' : roll < 0.62 ? 'attacks-won' : 'errors',
      roll < 0.62 ? side : other,
    );
  } else if (roll < 0.08 && sport === 'table-tennis') record.count(at, 'aces', side);
  else record.count(at, roll < 0.6 ? 'attacks-won' : 'errors', roll < 0.6 ? side : other);
}

/** Five points in a row are worth a mention. */
function mentionRun(record: PlayRecorder, at: number, side: Side, run: number): void {
  if (run === 5) record.mention(at, 'point-run', side);
}

interface Rally {
  at: number;
  server: Side;
  run: number;
  leader: Side;
}

function nextServer(sport: SetSport, server: Side, winner: Side, played: number): Side | undefined {
  if (sport === 'cs2' || sport === 'dota-2') return undefined;
  if (sport === 'table-tennis') return played % 2 === 0 || played > 20 ? otherSide(server) : server;
  return winner;
}

function playPoint(record: PlayRecorder, rally: Rally, matchup: Matchup, sport: SetSport, draws: RandomDraws): void {
  const rules = setRules(sport);
  rally.at += Math.round(seconds(rules.pointSeconds) * (0.5 + draws.roll()));
  const last = record.last();
  const side: Side = draws.isHit(pointChance(rules, matchup.edge)) ? 'home' : 'away';
  rally.run = side === rally.leader ? rally.run + 1 : 1;
  rally.leader = side;
  countPoint(record, rally.at, side, sport, draws);
  mentionRun(record, rally.at, side, rally.run);
  const periods = oneMoreIn(last.periods, last.period, side);
  const { home, away } = periods[last.period - 1] ?? NOBODY;
  const serving = nextServer(sport, rally.server, side, home + away);
  if (serving !== undefined) rally.server = serving;
  const isFirstBlood = sport === 'dota-2' && home + away === 1;
  record.change(rally.at, { periods, serving, story: isFirstBlood ? last.story + side.slice(0, 1) : last.story });
}

function countServe(record: PlayRecorder, at: number, server: Side, isWon: boolean, draws: RandomDraws): void {
  if (isWon && draws.isHit(0.12)) record.count(at, 'aces', server);
  if (!isWon && draws.isHit(0.11)) record.count(at, 'double-faults', server);
}

/** A game of a tennis set, or its tie-break, which counts as one game. */
function playTennisGame(record: PlayRecorder, rally: Rally, matchup: Matchup, draws: RandomDraws): void {
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
    countServe(record, rally.at, server, isServeWon, draws);
    if (isBreakPoint) record.count(rally.at, 'break-points', receiver);
    points = oneMore(points, side);
    if (Math.max(points.home, points.away) >= target && Math.abs(points.home - points.away) >= 2) {
      rally.server = otherSide(rally.server);
      rally.run = side === rally.leader ? rally.run + 1 : 1;
      rally.leader = side;
      if (rally.run === 3) record.mention(rally.at, 'point-run', side);
      record.change(rally.at, { points: NOBODY, periods: oneMoreIn(periods, period, side), serving: rally.server });
      return;
    }
    if (isTieBreak && (points.home + points.away) % 2 === 1) server = receiver;
    record.change(rally.at, { points, serving: server });
  }
}

/** Plays a match of sets or maps out. */
export function playSets(matchup: Matchup, sport: SetSport, draws: RandomDraws): Play {
  const rules = setRules(sport);
  const rally: Rally = { at: 0, server: draws.isHit(0.5) ? 'home' : 'away', run: 0, leader: 'home' };
  const hasServer = sport !== 'cs2' && sport !== 'dota-2';
  const record = recordPlay({ periods: [NOBODY], ...(hasServer ? { serving: rally.server } : {}) });
  for (;;) {
    const { period } = record.last();
    for (;;) {
      if (sport === 'tennis') playTennisGame(record, rally, matchup, draws);
      else playPoint(record, rally, matchup, sport, draws);
      if (rules.isSetOver(record.last().periods[period - 1] ?? NOBODY, period, matchup.key)) break;
    }
    const { home, away } = record.last().periods[period - 1] ?? NOBODY;
    const winner: Side = home > away ? 'home' : 'away';
    const score = oneMore(record.last().score, winner);
    record.mention(rally.at, 'set-end', winner);
    if (score[winner] === rules.setsToWin) return record.finish(rally.at, { score, points: undefined });
    record.decide(rally.at);
    record.change(rally.at, { score, phase: 'break', points: undefined });
    rally.at += seconds(rules.breakSeconds);
    record.change(rally.at, { phase: 'playing', period: period + 1, periods: [...record.last().periods, NOBODY] });
  }
}
