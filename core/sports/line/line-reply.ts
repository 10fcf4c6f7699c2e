import type { EpochMillis } from '../../shared/time.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { GameChange } from './game-change.ts';
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

/** The whole line in answer to who asked for changes of a version that the feed does not remember. */
export interface WholeLine extends LineSnapshot {
  readonly isWhole: true;
}

/** What makes the line of one version that of a later one. */
export interface LineDelta {
  readonly isWhole: false;
  /** The version that it is a change of. */
  readonly base: number;
  readonly version: number;
  readonly serverTime: EpochMillis;
  /** Games that are new, or of which more changed than play and prices. */
  readonly games: readonly Game[];
  readonly changed: readonly GameChange[];
  readonly removed: readonly number[];
  /** The order of all games, where it is not the old one with the new games at its end. */
  readonly order?: readonly number[] | undefined;
  /** Champs that are new or have other counts; those without a game go. */
  readonly champs: readonly Champ[];
  /** Missing where they are the same. */
  readonly counts?: Readonly<Record<TimeFilter, number>> | undefined;
}

export type LineChanges = WholeLine | LineDelta;
