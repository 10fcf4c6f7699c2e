import type { EpochMillis } from '../../shared/time.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import type { GameChange } from './game-change.ts';
import type { TimeFilter } from './line-filter.ts';
import type { Sport, SportId } from '../tree/sport.ts';

/** All sports, and the champs of those that were asked for, with their counts: the tree at the left. */
export interface SportsTree {
  readonly sports: readonly Sport[];
  readonly champs: readonly Champ[];
}

/** What of a line stands after the part that came. */
export interface LineRest {
  /** So many of the games that came are the beginning of the table; those after them are its top games. */
  readonly shown: number;
  readonly top: readonly number[];
  /** The champ of the last game in the table, where it has more. */
  readonly cut?: { readonly champId: number; readonly games: number } | undefined;
  /** The sports with games that did not come, and how many; champs of which some came are not counted. */
  readonly sports: readonly { readonly sportId: SportId; readonly games: number; readonly champs: number }[];
}

/** The line under a filter, as it stood at one version. */
export interface LineSnapshot {
  readonly version: number;
  readonly serverTime: EpochMillis;
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
  readonly counts: Readonly<Record<TimeFilter, number>>;
  /** Missing where nothing is left. */
  readonly rest?: LineRest | undefined;
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
  /** Missing where it is the same; null where nothing is left. */
  readonly rest?: LineRest | null | undefined;
}

export type LineChanges = WholeLine | LineDelta;
