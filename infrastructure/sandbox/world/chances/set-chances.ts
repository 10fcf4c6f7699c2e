import type { SidePair } from '../../../../core/sports/game.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY, oneMore } from '../plays/play.ts';
import type { SetSport } from '../plays/set-rules.ts';
import { holdChance, otherSide, pointChance, servePoint, setRules } from '../plays/set-rules.ts';
import type { Chances, CountName, View } from './chances.ts';
import { remembered } from './chances.ts';
import { RETURNED, winning } from './grade.ts';
import type { Mass } from './mass.ts';
import { addShifted, certain, sumOf, zeros } from './mass.ts';
import type { Cell, Spread } from './spread.ts';
import { cellSpread, certainSpread } from './spread.ts';

type PointChance = (home: number, away: number) => number;

/** All ways in which a set may end from where it stands. */
function setCells(
  from: SidePair,
  chance: PointChance,
  isOver: (home: number, away: number) => boolean,
  longest: number,
): readonly Cell[] {
  if (isOver(from.home, from.away)) return [{ ...from, weight: 1 }];
  const ends: Cell[] = [];
  const last = Math.max(longest, from.home + from.away) + 20;
  let layer = zeros(last + 2);
  layer[from.home] = 1;
  for (let played = from.home + from.away; played < last; played += 1) {
    const next = zeros(last + 2);
    let isAnyLeft = false;
    const reach = (home: number, weight: number): void => {
      const away = played + 1 - home;
      if (isOver(home, away) || played + 1 === last || weight < 1e-15) {
        ends.push({ home, away, weight });
        return;
      }
      next[home] = (next[home] ?? 0) + weight;
      isAnyLeft = true;
    };
    for (let home = from.home; home <= played - from.away; home += 1) {
      const weight = layer[home] ?? 0;
      if (weight === 0) continue;
      const point = chance(home, played - home);
      reach(home + 1, weight * point);
      reach(home, weight * (1 - point));
    }
    layer = next;
    if (!isAnyLeft) break;
  }
  return ends;
}

/** The chance of each game of a tennis set: sides serve in turns, the running game counts from its points. */
function tennisChance(view: View, frame: Frame | undefined, set: SidePair, server: Side): PointChance {
  const first = servePoint(view, server);
  const hold = {
    [server]: holdChance(first, 0, 0),
    [otherSide(server)]: holdChance(servePoint(view, otherSide(server)), 0, 0),
  };
  const tieBreak = 0.5 + view.edge * 0.14;
  const asHome = (side: Side, chance: number): number => (side === 'home' ? chance : 1 - chance);
  return (home, away) => {
    const isRunning = frame?.points !== undefined && home === set.home && away === set.away;
    if (home === 6 && away === 6) {
      const lead = isRunning && frame.points !== undefined ? frame.points.home - frame.points.away : 0;
      return Math.max(0.02, Math.min(0.98, tieBreak + lead * 0.11));
    }
    if (isRunning && frame.points !== undefined) {
      const points = frame.points;
      return asHome(server, holdChance(first, points[server], points[otherSide(server)]));
    }
    const side = (home + away - set.home - set.away) % 2 === 0 ? server : otherSide(server);
    return asHome(side, hold[side] ?? 0.5);
  };
}

type Measure = 'total' | 'margin' | 'home' | 'away';

function measure(which: Measure, { home, away }: SidePair): number {
  if (which === 'total') return home + away;
  if (which === 'margin') return home - away;
  return which === 'home' ? home : away;
}

/** The points of a set that one side takes; the weights sum to how likely it does. */
function pointsOfSet(cells: readonly Cell[], which: Measure, winner: Side): Mass {
  const won = cells.filter(({ home, away }) => home > away === (winner === 'home'));
  if (won.length === 0) return { from: 0, weights: zeros(0) };
  const values = won.map((cell) => measure(which, cell));
  const from = Math.min(...values);
  const weights = zeros(Math.max(...values) - from + 1);
  won.forEach(({ weight }, index) => {
    const at = (values[index] ?? from) - from;
    weights[at] = (weights[at] ?? 0) + weight;
  });
  return { from, weights };
}

/** Two unfinished tallies of the same state of a match put together. */
function together(first: Mass | undefined, second: Mass): Mass {
  if (first === undefined || first.weights.length === 0) return second;
  if (second.weights.length === 0) return first;
  const from = Math.min(first.from, second.from);
  const to = Math.max(first.from + first.weights.length, second.from + second.weights.length);
  const weights = zeros(to - from);
  addShifted(weights, first.weights, first.from - from, 1);
  addShifted(weights, second.weights, second.from - from, 1);
  return { from, weights };
}

interface Branch {
  readonly score: SidePair;
  readonly points: Mass;
}

/** What the match may still come to, set by set: each point is won with its own chance. */
export function setChances(view: View, frame: Frame, sport: SetSport): Chances {
  const rules = setRules(sport);
  const isOver = frame.phase === 'over';
  const current = Math.max(1, frame.period);
  const running = frame.periods[current - 1] ?? NOBODY;
  const isBreak = frame.phase === 'break';
  const flat = pointChance(rules, view.edge);
  const server = frame.serving ?? 'home';

  const isLikeTheFirst = (set: number): boolean => sport !== 'dota-2' && !(sport === 'volleyball' && set === 5);
  const freshSet = remembered((): readonly Cell[] => {
    const chance = sport === 'tennis' ? tennisChance(view, undefined, NOBODY, server) : () => flat;
    return setCells(NOBODY, chance, (home, away) => rules.isSetOver(home, away, 1, view.key), rules.longestSet);
  });
  const cellsOfSet = remembered((set): readonly Cell[] => {
    const number = Number(set);
    const isRunning = number === current && !isBreak;
    const from = isRunning ? running : NOBODY;
    if (!isRunning && isLikeTheFirst(number)) return freshSet('');
    const chance = sport === 'tennis' ? tennisChance(view, isRunning ? frame : undefined, from, server) : () => flat;
    return setCells(from, chance, (home, away) => rules.isSetOver(home, away, number, view.key), rules.longestSet);
  });

  const isLost = (set: number): boolean => set > frame.periods.length;
  const spreadOfSet = (set: number): Spread | 'void' => {
    const known = frame.periods[set - 1];
    if (known !== undefined && (isOver || set < current || isBreak)) return certainSpread(known.home, known.away);
    if (isOver && isLost(set)) return 'void';
    return cellSpread(cellsOfSet(String(set)));
  };

  const finalSets = remembered((): readonly Cell[] => {
    const ends: Cell[] = [];
    const walk = (score: SidePair, weight: number, set: number): void => {
      if (Math.max(score.home, score.away) === rules.setsToWin) {
        ends.push({ ...score, weight });
        return;
      }
      const won = cellsOfSet(String(set)).reduce((sum, cell) => sum + (cell.home > cell.away ? cell.weight : 0), 0);
      walk(oneMore(score, 'home'), weight * won, set + 1);
      walk(oneMore(score, 'away'), weight * (1 - won), set + 1);
    };
    walk(frame.score, 1, isBreak ? current + 1 : current);
    const merged = new Map<string, Cell>();
    for (const cell of ends) {
      const key = `${String(cell.home)}-${String(cell.away)}`;
      merged.set(key, { ...cell, weight: cell.weight + (merged.get(key)?.weight ?? 0) });
    }
    return [...merged.values()];
  });

  const finalPoints = remembered((name): Mass => {
    const which = name as Measure;
    const played = frame.periods.reduce(
      (sum, pair, index) => sum + (index + 1 < current || isBreak ? measure(which, pair) : 0),
      0,
    );
    let ends: Mass | undefined;
    let layer = new Map<string, Branch>([['start', { score: frame.score, points: certain(played) }]]);
    for (let set = isBreak ? current + 1 : current; layer.size > 0; set += 1) {
      const next = new Map<string, Branch>();
      for (const side of ['home', 'away'] as const) {
        const more = pointsOfSet(cellsOfSet(String(set)), which, side);
        if (more.weights.length === 0) continue;
        for (const { score, points } of layer.values()) {
          const reached = oneMore(score, side);
          const sum = sumOf(points, more);
          if (reached[side] === rules.setsToWin) {
            ends = together(ends, sum);
            continue;
          }
          const key = `${String(reached.home)}-${String(reached.away)}`;
          next.set(key, { score: reached, points: together(next.get(key)?.points, sum) });
        }
      }
      layer = next;
    }
    return ends ?? certain(played);
  });

  const spreadOfMatch = (): Spread => {
    if (isOver) {
      const sum = (side: Side): number => frame.periods.reduce((points, pair) => points + pair[side], 0);
      return certainSpread(sum('home'), sum('away'));
    }
    return {
      get total() {
        return finalPoints('total');
      },
      get margin() {
        return finalPoints('margin');
      },
      get home() {
        return finalPoints('home');
      },
      get away() {
        return finalPoints('away');
      },
      cells: () => [],
    };
  };
  const spreadOfSets = (): Spread =>
    isOver ? certainSpread(frame.score.home, frame.score.away) : cellSpread(finalSets(''));

  const compute = (count: CountName, period: number): Spread | 'void' | undefined => {
    if (count !== 'regular' && count !== 'whole' && count !== 'sets') return undefined;
    if (period > rules.setsToWin * 2 - 1) return undefined;
    if (period > 0) return count === 'sets' ? undefined : spreadOfSet(period);
    return count === 'regular' ? spreadOfMatch() : spreadOfSets();
  };
  const spreads = remembered((key) => {
    const [count, period] = key.split(' ');
    return compute(count as CountName, Number(period));
  });

  return {
    spread: (count, period) => spreads(`${count} ${String(period)}`),
    special: (kind, period, _line, code) => {
      if (kind !== 'first-blood' || sport !== 'dota-2' || period < 1) return undefined;
      const known = frame.story[period - 1];
      if (known !== undefined) return winning(Number(known === code.slice(0, 1)));
      if (isOver) return RETURNED;
      return winning(code === 'home' ? flat : 1 - flat);
    },
  };
}
