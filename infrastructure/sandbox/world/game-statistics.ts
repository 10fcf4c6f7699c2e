import type { Momentum, Statistic, StatisticKind, TimelineEntry } from '../../../core/sports/game/game.ts';
import { isClocked } from './game-board.ts';
import type { GameState } from './game-state.ts';
import type { Play, PlayEntry, PlayStatistic } from './plays/play.ts';

type Tally = Map<string, { kind: StatisticKind; period: number; home: number; away: number }>;

function count(tally: Tally, { kind, side, amount }: PlayStatistic, period: number): void {
  const key = `${kind} ${String(period)}`;
  const entry = tally.get(key) ?? { kind, period, home: 0, away: 0 };
  entry[side] = Math.round((entry[side] + amount) * 100) / 100;
  tally.set(key, entry);
}

/** Who has the ball, told by who attacks. */
function possessions(statistics: readonly Statistic[]): readonly Statistic[] {
  return statistics
    .filter(({ kind }) => kind === 'dangerous-attacks')
    .map(({ period, home, away }) => {
      const share = Math.round((100 * (home + 6)) / (home + away + 12));
      return { kind: 'possession', period, home: share, away: 100 - share };
    });
}

/** The statistics of a game so far, for the whole of it and by period. */
export function statisticsUntil(play: Play, elapsed: number): readonly Statistic[] {
  const tally: Tally = new Map();
  for (const statistic of play.statistics) {
    if (statistic.at > elapsed) continue;
    count(tally, statistic, 0);
    count(tally, statistic, statistic.period);
  }
  const counted = [...tally.values()].toSorted((first, second) => first.period - second.period);
  return [...possessions(counted), ...counted];
}

/** What happened until a moment. */
export function entriesUntil(play: Play, elapsed: number): readonly PlayEntry[] {
  return play.entries.filter(({ at }) => at <= elapsed);
}

export function timelineUntil(
  play: Play,
  state: GameState,
  nameOf: (entry: PlayEntry) => Partial<TimelineEntry>,
): readonly TimelineEntry[] {
  const isByClock = isClocked(state.view.sport);
  return entriesUntil(play, state.elapsed).map((entry) => ({
    kind: entry.kind,
    ...(entry.side === undefined ? {} : { side: entry.side }),
    ...nameOf(entry),
    seconds: isByClock ? entry.seconds : Math.round(entry.at / 1000),
    period: entry.period,
  }));
}

const SLICES = 30;
const AGAINST: ReadonlySet<StatisticKind> = new Set([
  'errors',
  'fouls',
  'double-faults',
  'yellow-cards',
  'saves',
  'wickets',
]);
const WEIGHTS: Partial<Record<StatisticKind, number>> = {
  shots: 2,
  corners: 2,
  'shots-on-target': 3,
  towers: 3,
  takedowns: 3,
};

/** Attack pressure in each slice of the game so far. */
export function momentumUntil(play: Play, elapsed: number): Momentum {
  const length = Math.max(1, play.duration / SLICES);
  const slices = Array.from({ length: Math.min(SLICES, Math.ceil(elapsed / length)) }, () => ({ home: 0, away: 0 }));
  for (const { at, kind, side, amount } of play.statistics) {
    const slice = at > elapsed ? undefined : slices[Math.floor(at / length)];
    if (slice === undefined) continue;
    const served = AGAINST.has(kind) ? (side === 'home' ? 'away' : 'home') : side;
    slice[served] += (WEIGHTS[kind] ?? 1) * amount;
  }
  return slices.map(({ home, away }) => Math.round((100 * (home - away)) / (home + away + 3)));
}
