import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { TimeFilter } from './line-filter.ts';
import type { LineDelta, LineRest, LineSnapshot } from './line-reply.ts';

/** A line as it stood at one version, in its order. */
export interface LineState {
  readonly version: number;
  readonly games: ReadonlyMap<number, Game>;
  readonly champs: ReadonlyMap<number, Champ>;
  readonly counts: Readonly<Record<TimeFilter, number>>;
  /** What stands after the part at hand; undefined where that is all. */
  readonly rest: LineRest | undefined;
}

/** The line as a snapshot tells it. */
export function lineState(snapshot: LineSnapshot): LineState {
  return {
    version: snapshot.version,
    games: new Map(snapshot.games.map((game) => [game.id, game])),
    champs: new Map(snapshot.champs.map((champ) => [champ.id, champ])),
    counts: snapshot.counts,
    rest: snapshot.rest,
  };
}

/** A line that is kept up to date by what a feed brings, in whatever order it comes. */
export interface FollowedLine {
  readonly line: LineState;
  /** Changes that came before those they follow on. */
  readonly ahead: readonly LineDelta[];
  /** Whether changes are missing or did not fit, so that the whole line has to be asked for. */
  readonly isBehind: boolean;
}

/** A line of which nothing is missing. */
export function followed(line: LineState): FollowedLine {
  return { line, ahead: [], isBehind: false };
}
