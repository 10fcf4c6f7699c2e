import { STATISTIC_KINDS, type StatisticKind } from '../../../../core/sports/game/game.ts';
import type { PlayStatistic } from './play.ts';

const PLACES = new Map<StatisticKind, number>(STATISTIC_KINDS.map((kind, place) => [kind, place]));

/** What was counted, in columns of numbers: a game has hundreds of such rows, and hundreds of games are kept. */
export function packedStatistics(rows: readonly PlayStatistic[]): Iterable<PlayStatistic> {
  const moments = Float64Array.from(rows, ({ at }) => at);
  const amounts = Float64Array.from(rows, ({ amount }) => amount);
  const kinds = Uint8Array.from(rows, ({ kind }) => PLACES.get(kind) ?? 0);
  const periods = Uint8Array.from(rows, ({ period }) => period);
  const homes = Uint8Array.from(rows, ({ side }) => Number(side === 'home'));
  return {
    *[Symbol.iterator]() {
      for (const [row, at] of moments.entries()) {
        yield {
          at,
          kind: STATISTIC_KINDS[kinds[row] ?? 0] ?? STATISTIC_KINDS[0],
          side: homes[row] === 1 ? 'home' : 'away',
          period: periods[row] ?? 0,
          amount: amounts[row] ?? 0,
        };
      }
    },
  };
}
