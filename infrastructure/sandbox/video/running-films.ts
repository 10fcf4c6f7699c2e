import { LRUCache } from 'lru-cache';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';

/**
 * MD-37 Games whose videos one player may watch at once through this process: as many as there are tiles of several live games.
 * What it spares is the one encoder of this process. Counted for all nodes together it would spare none of them more, as each
 * encodes what it is asked for, and it would cost a statement with every fragment.
 */
export const MOST_FILMS = 6;
/** A player of videos asks for the list every 2 seconds; who has not asked for so long has stopped. */
const RUNNING_FOR: Millis = seconds(6);
const MOST_PLAYERS = 10_000;

/** Counts a request for the video of a game; the seconds to wait where the player watches too many others. */
export type RunFilm = (by: string, gameId: number) => number | undefined;

export function runningFilms(now: () => EpochMillis): RunFilm {
  const players = new LRUCache<string, ReadonlyMap<number, EpochMillis>>({ max: MOST_PLAYERS });
  return (by, gameId) => {
    const running = [...(players.get(by) ?? [])].filter(([, at]) => now() - at < RUNNING_FOR);
    const others = running.filter(([id]) => id !== gameId);
    if (others.length >= MOST_FILMS) {
      const first = Math.min(...others.map(([, at]) => at));
      return Math.max(1, Math.ceil((first + RUNNING_FOR - now()) / 1000));
    }
    players.set(by, new Map([...others, [gameId, now()]]));
    return undefined;
  };
}
