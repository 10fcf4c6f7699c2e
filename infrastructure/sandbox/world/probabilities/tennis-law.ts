import type { SidePair } from '../../../../core/sports/game/game.ts';
import { lazy, lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY } from '../plays/play.ts';
import {
  holdProbability,
  otherSide,
  servePoint,
  TIE_BREAK_AT,
  TIE_BREAK_POINTS,
  tieBreakServer,
} from '../plays/set-rules.ts';
import type { View } from './probabilities.ts';
import type { PointProbability } from './set-law.ts';

/** No tie-break has so many points of one side. */
const MOST_POINTS = 512;

interface RunningSet {
  readonly from: SidePair;
  /** Inside the running game; undefined where the set has not begun. */
  readonly points: SidePair | undefined;
}

function isTieBreak({ home, away }: SidePair): boolean {
  return home === TIE_BREAK_AT && away === TIE_BREAK_AT;
}

/** How likely the home side wins a tie-break from where its points stand. */
function tieBreakProbability(view: View, first: Side, points: SidePair): number {
  const homePoint = (side: Side): number => (side === 'home' ? servePoint(view, side) : 1 - servePoint(view, side));
  const own = homePoint('home');
  const other = homePoint('away');
  const level = (own * other) / (own * other + (1 - own) * (1 - other));
  const probability = (home: number, away: number): number => {
    if (Math.max(home, away) >= TIE_BREAK_POINTS && Math.abs(home - away) >= 2) return Number(home > away);
    if (home === away && home >= TIE_BREAK_POINTS - 1) return level;
    const point = tieBreakServer(first, home + away) === 'home' ? own : other;
    return point * known(home + 1, away) + (1 - point) * known(home, away + 1);
  };
  const table = lazySeries((at) => probability(Math.floor(at / MOST_POINTS), at % MOST_POINTS));
  const known = (home: number, away: number): number => table(home * MOST_POINTS + away);
  return known(points.home, points.away);
}

/** Who serves the first point of the running game, or of the next one. */
export function gameServer(frame: Frame): Side {
  const { points, serving = 'home', periods, phase } = frame;
  if (points === undefined || phase !== 'playing' || !isTieBreak(periods.at(-1) ?? NOBODY)) return serving;
  return tieBreakServer('home', points.home + points.away) === serving ? 'home' : 'away';
}

/** The probability of each game of a set: sides serve in turns; the running game counts from its points. */
export function tennisProbability(view: View, server: Side, set: RunningSet): PointProbability {
  const { from, points: running } = set;
  const asHome = (side: Side, probability: number): number => (side === 'home' ? probability : 1 - probability);
  const hold = {
    home: asHome('home', holdProbability(servePoint(view, 'home'), 0, 0)),
    away: asHome('away', holdProbability(servePoint(view, 'away'), 0, 0)),
  };
  const serverOf = (home: number, away: number): Side =>
    (home + away - from.home - from.away) % 2 === 0 ? server : otherSide(server);
  const tieBreak = lazy(() => tieBreakProbability(view, serverOf(TIE_BREAK_AT, TIE_BREAK_AT), NOBODY));
  return (home, away) => {
    const isRunning = running !== undefined && home === from.home && away === from.away;
    if (isTieBreak({ home, away })) return isRunning ? tieBreakProbability(view, server, running) : tieBreak();
    if (!isRunning) return hold[serverOf(home, away)];
    return asHome(server, holdProbability(servePoint(view, server), running[server], running[otherSide(server)]));
  };
}
