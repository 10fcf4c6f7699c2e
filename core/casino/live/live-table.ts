import { seconds, type Millis } from '../../shared/time.ts';
import type { TakeNumber } from '../games/fair-numbers.ts';
import type { GameProbability } from '../games/house-game.ts';

/** LCT-1 The tables whose rounds all players share. */
export const LIVE_TABLE_IDS = [
  'roulette',
  'baccarat',
  'andarbahar',
  'battle',
  'guesscard',
  'spin2wheels',
  '7of42',
  'lucky6',
] as const;
export type LiveTableId = (typeof LIVE_TABLE_IDS)[number];

/** LCT-2 So long a round takes stakes, shows what was drawn, and lets it be seen before the next one. */
export const LIVE_TAKES: Millis = seconds(20);
export const LIVE_SHOWS: Millis = seconds(9);
export const LIVE_RESTS: Millis = seconds(6);

/** What a stake may lie on. */
export interface LiveSpot {
  readonly name: string;
  /** LCT-4 What it may bring, each pay once; exact. */
  readonly probabilities: readonly GameProbability[];
  /** In hundredths of the stake. */
  readonly pays: (drawn: readonly number[]) => number;
}

/** A table as data and pure functions: what is drawn does not know what was staked. */
export interface LiveTable {
  readonly id: LiveTableId;
  /** GM-2 How many blocks of 32 bytes a round is drawn from. */
  readonly blocks: number;
  readonly draw: (take: TakeNumber) => readonly number[];
  readonly spots: readonly LiveSpot[];
}

/** A spot that pays alike in some of all ways, and nothing in the others. */
export function plainSpot(
  name: string,
  { pays, ways, all }: { readonly pays: number; readonly ways: bigint; readonly all: bigint },
  isHit: (drawn: readonly number[]) => boolean,
): LiveSpot {
  return {
    name,
    probabilities: [
      { pays, ways },
      { pays: 0, ways: all - ways },
    ],
    pays: (drawn) => (isHit(drawn) ? pays : 0),
  };
}

/** The most that a spot pays, in hundredths of the stake. */
export function topOfSpot({ probabilities }: Pick<LiveSpot, 'probabilities'>): number {
  return probabilities.reduce((top, { pays }) => Math.max(top, pays), 0);
}
