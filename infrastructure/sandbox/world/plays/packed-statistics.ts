import { STATISTIC_KINDS, type StatisticKind } from '../../../../core/sports/game/game.ts';
import type { PlayStatistic } from './play.ts';

const PLACES = new Map<StatisticKind, number>(STATISTIC_KINDS.map((kind, place) => [kind, place]));

/** What was counted, in columns of numbers: a game has hundreds of such rows, and hundreds of games are kept. */
export function packedStatistics(rows: readonly PlayStatistic[]): Iterable<PlayStatistic> {
  const moments = new Float64Array(rows.length);
  const amounts = new Float64Array(rows.length);
  const kinds = new Uint8Array(rows.length);
  const periods = new Uint8Array(rows.length);
  const homes = new Uint8Array(rows.length);
  rows.forEach(({ at, kind, side, period, amount }, row) => {
    moments[row] = at;
    amounts[row] = amount;
    kinds[row] = PLACES.get(kind) ?? 0;
    periods[row] = period;
    homes[row] = Number(side === 'home');
  });
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
