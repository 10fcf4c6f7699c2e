import type { GoalManner, SidePair, StatisticKind, TimelineKind } from '../../../../core/sports/game/game.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import type { Coverage } from '../champ-table.ts';

export type Side = 'home' | 'away';

/** What decides how a game goes, beside luck. */
export interface Matchup {
  /** The seed of all that happens in this game. */
  readonly key: number;
  readonly sport: SportCode;
  readonly champId: number;
  readonly coverage: Coverage;
  /** How much stronger the home side is, -1 to 1. */
  readonly edge: number;
  /** How lively the game is against its usual, -1 to 1. */
  readonly tempo: number;
  /** How many answers a question has that is no contest of two. */
  readonly answerCount: number;
  /** The teams, where the goals of the game have scorers. */
  readonly squads?: Readonly<Record<Side, number>> | undefined;
}

/** A goal and whose it is: of an own goal a player of the other side. */
export interface NamedGoal {
  readonly side: Side;
  readonly number: number;
  readonly how: 'play' | GoalManner;
  /** Who set it up, of the scorer's side. */
  readonly assist?: number | undefined;
}

/** Somebody on the pitch. */
export interface PitchPlayer {
  readonly side: Side;
  readonly number: number;
}

/** One who came on for another, by the place that he took. */
export interface PitchChange {
  readonly side: Side;
  readonly place: number;
  /** Whether somebody had scored by then, own goals not counted. */
  readonly isAfterGoal: boolean;
}

/** Everything countable of a game from one moment to the next. */
export interface Frame {
  /** Since the start, at speed 1. */
  readonly at: Millis;
  readonly period: number;
  readonly phase: 'waiting' | 'playing' | 'break' | 'over';
  /** Played seconds at the moment. */
  readonly clock: number;
  readonly score: SidePair;
  readonly periods: readonly SidePair[];
  /** Points inside the running game of a tennis set. */
  readonly points?: SidePair | undefined;
  readonly serving?: Side | undefined;
  readonly redCards: SidePair;
  /** Corners and yellow cards by period. */
  readonly corners: readonly SidePair[];
  readonly cards: readonly SidePair[];
  /** 'h' or 'a' of every goal, or of the first blood of every map, in order. */
  readonly story: string;
  /** Every goal with its scorer, and who came on for whom, in order; nothing where the teams have no squads. */
  readonly goals: readonly NamedGoal[];
  readonly changes: readonly PitchChange[];
  /** Whose shots on target were saved, and who was shown a yellow card, in order; nothing where the teams have no squads. */
  readonly saved: readonly PitchPlayer[];
  readonly booked: readonly PitchPlayer[];
  /** Balls bowled to, and wickets lost by, each side. */
  readonly balls?: SidePair | undefined;
  readonly wickets?: SidePair | undefined;
  /** Where the sides attack in turn: how many attacks the period still has, and who has the next one. */
  readonly attacks?: { readonly left: number; readonly next: Side } | undefined;
  /** The numbers of those that fell out of a race, in order. */
  readonly fallen?: readonly number[] | undefined;
  /** How a fight ended, or the numbers of the answers that came true. */
  readonly finish?: string | undefined;
}

export interface PlayEntry {
  readonly at: Millis;
  readonly kind: TimelineKind;
  readonly side?: Side | undefined;
  readonly seconds: number;
  readonly period: number;
  /** The scorer, who came on, or who was shown a card. */
  readonly player?: PitchPlayer | undefined;
  /** The number of the one who went off. */
  readonly off?: number | undefined;
  /** The number of the one who set the goal up. */
  readonly assist?: number | undefined;
  readonly how?: GoalManner | undefined;
}

export interface PlayStatistic {
  readonly at: Millis;
  readonly kind: StatisticKind;
  readonly side: Side;
  readonly period: number;
  readonly amount: number;
}

/** A whole game, from its first frame to its last. */
export interface Play {
  readonly frames: readonly [Frame, ...Frame[]];
  readonly entries: readonly PlayEntry[];
  readonly statistics: Iterable<PlayStatistic>;
  /** Moments around which prices are suspended, in order. */
  readonly decisive: readonly Millis[];
  readonly duration: Millis;
}

export const NOBODY: SidePair = { home: 0, away: 0 };

export const FIRST_FRAME: Frame = {
  at: 0,
  period: 0,
  phase: 'waiting',
  clock: 0,
  score: NOBODY,
  periods: [],
  redCards: NOBODY,
  corners: [],
  cards: [],
  story: '',
  goals: [],
  changes: [],
  saved: [],
  booked: [],
};

export function oneMore(pair: SidePair, side: Side, count = 1): SidePair {
  return side === 'home' ? { home: pair.home + count, away: pair.away } : { home: pair.home, away: pair.away + count };
}

interface Scored {
  readonly period: number;
  readonly side: Side;
  /** 1 unless said otherwise. */
  readonly count?: number;
}

/** The list with one more for the side in the period, which counts from 1. */
export function oneMoreIn(pairs: readonly SidePair[], { period, side, count = 1 }: Scored): readonly SidePair[] {
  const longer = [...pairs];
  while (longer.length < period) longer.push(NOBODY);
  longer[period - 1] = oneMore(longer[period - 1] ?? NOBODY, side, count);
  return longer;
}

/** The last of the moments that are not after the given one; the first where all are. */
export function lastUntil<Item extends { readonly at: Millis }>(items: readonly [Item, ...Item[]], at: Millis): Item {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((items[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return items[low] ?? items[0];
}
