import type { SidePair } from '../../../../core/sports/game/game.ts';
import { lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY, oneMore } from '../plays/play.ts';
import type { SetRules, SetSport } from '../plays/set-rules.ts';
import { isOfKills, otherSide, pointProbability, setRules } from '../plays/set-rules.ts';
import type { View } from './probabilities.ts';
import type { Distribution } from './distribution.ts';
import { zeros } from './distribution.ts';
import type { SetCourse } from './set-law.ts';
import { setCells } from './set-law.ts';
import type { Cell } from './spread.ts';
import { gameServer, tennisProbability } from './tennis-law.ts';

export type Measure = 'total' | 'margin' | 'home' | 'away';

export function measure(which: Measure, { home, away }: SidePair): number {
  if (which === 'total') return home + away;
  if (which === 'margin') return home - away;
  return which === 'home' ? home : away;
}

/** One way out of a set: who wins it and who serves next. */
interface SetExit {
  readonly winner: Side;
  readonly server: Side;
  readonly weight: number;
  readonly cells: readonly Cell[];
  /** Points of the set by this way out; the weights sum to how likely it is. */
  readonly points: (which: Measure) => Distribution;
}

/** A state of a match before one of its sets, and how likely it is. */
interface MatchState {
  readonly score: SidePair;
  readonly server: Side;
  readonly weight: number;
}

function pointsOf(cells: readonly Cell[], which: Measure): Distribution {
  const values = cells.map((cell) => measure(which, cell));
  const from = Math.min(...values);
  const weights = zeros(Math.max(...values) - from + 1);
  cells.forEach(({ weight }, index) => {
    const at = (values[index] ?? from) - from;
    weights[at] = (weights[at] ?? 0) + weight;
  });
  return { from, weights };
}

function pointsByMeasure(cells: readonly Cell[]): SetExit['points'] {
  const known = new Map<Measure, Distribution>();
  return (which) => {
    const points = known.get(which) ?? pointsOf(cells, which);
    known.set(which, points);
    return points;
  };
}

const SIDES = ['home', 'away'] as const;
/** Sets of one law share a number, those of the running set have this one. */
const RUNNING_LAW = 0;

/** A match of sets from where it stands, with the laws of its sets. */
export interface SetMatch {
  readonly rules: SetRules;
  readonly sport: SetSport;
  readonly frame: Frame;
  /** The first set whose end is not known. */
  readonly firstSet: number;
  /** How likely the home side wins a point, where serving does not matter. */
  readonly flat: number;
  /** All ends of a set and the ways out of it, by the key of its law. */
  readonly cells: (key: number) => readonly Cell[];
  readonly exits: (key: number) => readonly SetExit[];
}

export function openMatch(view: View, frame: Frame, sport: SetSport): SetMatch {
  const rules = setRules(sport);
  const flat = pointProbability(rules, view.edge);
  const course = (key: number): SetCourse => {
    const set = isRunningLaw(key) ? frame.period : lawOf(key);
    const from = startOf(frame, key);
    const running = { from, points: isRunningLaw(key) ? frame.points : undefined };
    return {
      from,
      probability: sport === 'tennis' ? tennisProbability(view, serverOf(key), running) : () => flat,
      isOver: (home, away) => rules.isSetOver({ home, away }, set, view.key),
      longest: rules.longestSet,
    };
  };
  const cells = lazySeries((key) => setCells(course(key)));
  const firstSet = frame.phase === 'break' ? frame.period + 1 : Math.max(1, frame.period);
  const exits = lazySeries((key) => exitsOf(cells(key), key, { sport, frame }));
  return { rules, sport, frame, firstSet, flat, cells, exits };
}

function lawOf(key: number): number {
  return Math.floor(key / SIDES.length);
}

function serverOf(key: number): Side {
  return key % SIDES.length === 0 ? 'home' : 'away';
}

function isRunningLaw(key: number): boolean {
  return lawOf(key) === RUNNING_LAW;
}

function startOf(frame: Frame, key: number): SidePair {
  return isRunningLaw(key) ? (frame.periods[frame.period - 1] ?? NOBODY) : NOBODY;
}

/** Sets that are alike have one key for each first server. */
function keyOf({ sport, frame, rules }: SetMatch, set: number, server: Side): number {
  const isRunning = set === frame.period && frame.phase === 'playing';
  const isLast = set === rules.setsToWin * 2 - 1;
  const isOfItsOwn = isOfKills(sport) || ((sport === 'volleyball' || sport === 'beach-volleyball') && isLast);
  const law = isRunning ? RUNNING_LAW : isOfItsOwn ? set : 1;
  return law * SIDES.length + SIDES.indexOf(server);
}

function exitsOf(
  cells: readonly Cell[],
  key: number,
  { sport, frame }: Pick<SetMatch, 'sport' | 'frame'>,
): readonly SetExit[] {
  const from = startOf(frame, key);
  const server = serverOf(key);
  const nextServer = ({ home, away }: SidePair): Side =>
    sport === 'tennis' && (home + away - from.home - from.away) % 2 === 1 ? otherSide(server) : server;
  return SIDES.flatMap((winner) =>
    SIDES.map((next): SetExit => {
      const some = cells.filter((cell) => cell.home > cell.away === (winner === 'home') && nextServer(cell) === next);
      return {
        winner,
        server: next,
        cells: some,
        weight: some.reduce((sum, { weight }) => sum + weight, 0),
        points: pointsByMeasure(some),
      };
    }),
  ).filter((exit) => exit.cells.length > 0);
}

/** Where the match stands: before the start of a tennis match either side may serve first. */
function startsOf({ frame, sport }: SetMatch): readonly MatchState[] {
  const { score, phase } = frame;
  if (sport !== 'tennis') return [{ score, server: 'home', weight: 1 }];
  if (phase === 'waiting') return SIDES.map((server) => ({ score, server, weight: 1 / SIDES.length }));
  return [{ score, server: gameServer(frame), weight: 1 }];
}

/** Who serves first in a set that is sure to be played, and how likely. */
function serversOf(match: SetMatch, set: number): Readonly<Record<Side, number>> {
  let shares = { home: 0, away: 0 };
  for (const { server, weight } of startsOf(match)) shares[server] += weight;
  for (let before = match.firstSet; before < set; before += 1) {
    const next = { home: 0, away: 0 };
    for (const server of SIDES) {
      if (shares[server] === 0) continue;
      for (const exit of match.exits(keyOf(match, before, server))) next[exit.server] += shares[server] * exit.weight;
    }
    shares = next;
  }
  return shares;
}

/** All ends of a set that is sure to be played, whoever serves first in it. */
export function cellsOfSet(match: SetMatch, set: number): readonly Cell[] {
  const shares = serversOf(match, set);
  return SIDES.filter((server) => shares[server] > 0).flatMap((server) =>
    match.cells(keyOf(match, set, server)).map((cell) => ({ ...cell, weight: cell.weight * shares[server] })),
  );
}

interface Walk<Value> {
  readonly start: (weight: number) => Value;
  readonly after: (value: Value, exit: SetExit) => Value;
  readonly together: (first: Value, second: Value) => Value;
}

interface Reached<Value> {
  readonly score: SidePair;
  readonly server: Side;
  readonly value: Value;
}

/** All that a set may lead to; ways that meet at the same score and server go on as one. */
function afterSet<Value>(
  match: SetMatch,
  set: number,
  { layer, walk }: { readonly layer: readonly Reached<Value>[]; readonly walk: Walk<Value> },
): readonly Reached<Value>[] {
  const next = new Map<string, Reached<Value>>();
  for (const { score, server, value } of layer) {
    for (const exit of match.exits(keyOf(match, set, server))) {
      const reached = oneMore(score, exit.winner);
      const key = `${String(reached.home)}-${String(reached.away)} ${exit.server}`;
      const known = next.get(key);
      const more = walk.after(value, exit);
      const sum = known === undefined ? more : walk.together(known.value, more);
      next.set(key, { score: reached, server: exit.server, value: sum });
    }
  }
  return [...next.values()];
}

/** Plays all ways of a match set by set to their ends. */
export function walkMatch<Value>(match: SetMatch, walk: Walk<Value>): readonly Reached<Value>[] {
  const isDone = ({ score }: Reached<Value>): boolean => Math.max(score.home, score.away) === match.rules.setsToWin;
  const ends: Reached<Value>[] = [];
  let layer: readonly Reached<Value>[] = startsOf(match).map(({ weight, ...state }) => ({
    ...state,
    value: walk.start(weight),
  }));
  for (let set = match.firstSet; layer.length > 0; set += 1) {
    const reached = afterSet(match, set, { layer, walk });
    ends.push(...reached.filter(isDone));
    layer = reached.filter((one) => !isDone(one));
  }
  return ends;
}
