import type { EpochMillis } from '../../shared/time.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { TimeFilter } from './line-filter.ts';
import type { OrderedGame } from './line-groups.ts';
import type { Sport } from '../tree/sport.ts';

/** All sports and champs with their counts: the tree at the left. */
export interface SportsTree {
  readonly sports: readonly Sport[];
  readonly champs: readonly Champ[];
}

/** The line under a filter, as it stood at one version. */
export interface LineSnapshot {
  readonly version: number;
  readonly serverTime: EpochMillis;
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
  readonly counts: Readonly<Record<TimeFilter, number>>;
}

/** LN-59 The line under a filter without names and markets: which games it has, what decides their order, their champs and counts. */
export interface LineOutline extends Omit<LineSnapshot, 'games'> {
  readonly games: readonly OrderedGame[];
}

/** What changed under a filter since a version: changed or new games whole, and the ids that left. */
export interface LineChanges {
  /** The feed does not remember the version: the games are all there are under the filter. */
  readonly isWhole: boolean;
  readonly version: number;
  readonly serverTime: EpochMillis;
  readonly games: readonly Game[];
  readonly removed: readonly number[];
  readonly champs: readonly Champ[];
  readonly counts: Readonly<Record<TimeFilter, number>>;
}
