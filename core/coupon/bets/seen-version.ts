import { minutes } from '../../shared/time.ts';
import type { Millis } from '../../shared/time.ts';

/** For how long a price counts as seen after another one took its place: a stale page, its second try and a live delay fit in. */
export const SEEN_VERSION_KEPT: Millis = minutes(2);

/**
 * OC-11 A bet was seen in the line when the version it came with is not newer than that of its game, nor older than the one that
 * the game had two minutes ago.
 */
export function isVersionSeen(version: number, game: { readonly current: number; readonly oldest: number }): boolean {
  return version <= game.current && version >= game.oldest;
}
