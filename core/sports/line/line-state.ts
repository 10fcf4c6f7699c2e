import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { TimeFilter } from './line-filter.ts';
import type { LineChanges, LineSnapshot } from './line-reply.ts';

/** A line as the snapshots and changes received so far make it. */
export interface LineState {
  readonly version: number;
  readonly games: ReadonlyMap<number, Game>;
  /** At which version a game left, so that a late reply does not bring it back. */
  readonly removedAt: ReadonlyMap<number, number>;
  readonly champs: ReadonlyMap<number, Champ>;
  readonly counts: Readonly<Record<TimeFilter, number>>;
}

/** The line as a first reply tells it. */
export function lineState(snapshot: LineSnapshot): LineState {
  return {
    version: snapshot.version,
    games: new Map(snapshot.games.map((game) => [game.id, game])),
    removedAt: new Map(),
    champs: new Map(snapshot.champs.map((champ) => [champ.id, champ])),
    counts: snapshot.counts,
  };
}

/** LN-5 Of two pictures of a game the one of the later version holds. LN-6 A game leaves at the version that removes it and returns only with a later one. LN-7 Changes give the same line in whatever order and however often they come. LN-58 Changes that are whole take the place of the line. */
export function withChanges(state: LineState, changes: LineChanges): LineState {
  if (changes.isWhole) return lineState(changes);
  const games = new Map(state.games);
  const removedAt = new Map(state.removedAt);
  for (const id of changes.removed) {
    if ((removedAt.get(id) ?? -1) >= changes.version) continue;
    removedAt.set(id, changes.version);
    const known = games.get(id);
    if (known !== undefined && known.version <= changes.version) games.delete(id);
  }
  for (const game of changes.games) {
    const known = games.get(game.id);
    if (known !== undefined && known.version >= game.version) continue;
    if ((removedAt.get(game.id) ?? -1) >= game.version) continue;
    games.set(game.id, game);
  }
  const isLater = changes.version >= state.version;
  return {
    version: Math.max(state.version, changes.version),
    games,
    removedAt,
    champs: mergedChamps(state.champs, changes.champs, isLater),
    counts: isLater ? changes.counts : state.counts,
  };
}

function mergedChamps(
  known: ReadonlyMap<number, Champ>,
  changed: readonly Champ[],
  isLater: boolean,
): ReadonlyMap<number, Champ> {
  if (changed.length === 0) return known;
  const champs = new Map(known);
  for (const champ of changed) if (isLater || !champs.has(champ.id)) champs.set(champ.id, champ);
  return champs;
}
