import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis, Millis } from '../shared/time.ts';

/** How the line can be made to answer: as it is, as it was, or not at all. */
export const FEED_SWITCHES = ['running', 'frozen', 'down'] as const;
export type FeedSwitch = (typeof FEED_SWITCHES)[number];

/** What stands between a visitor and the pages. */
export interface Doors {
  readonly isMaintenance: boolean;
  /** The blocking reason that every address is closed for; 0 closes nothing. */
  readonly blockTemplate: number;
  readonly arePartitionsOpen: boolean;
}

/** How the demo's back end stands. */
export interface DemoState {
  readonly now: EpochMillis;
  /** How far its clock is ahead of the real one. */
  readonly clockOffset: Millis;
  readonly feed: FeedSwitch;
  /** How much later its line answers. */
  readonly delay: Millis;
  readonly gameCount: number;
  readonly doors: Doors;
}

type Done = Promise<Result<EpochMillis, RequestFailure>>;

/** A hand on the demo's clock, games and feed; every command gives the time after it. */
export interface DebuggerGateway {
  readonly state: () => Promise<Result<DemoState, RequestFailure>>;
  readonly moveClock: (by: Millis) => Done;
  readonly suspend: (gameId: number) => Done;
  readonly resume: (gameId: number) => Done;
  /** Multiplies the prices of a game; 1 undoes it. */
  readonly shiftPrices: (gameId: number, factor: number) => Done;
  readonly finish: (gameId: number) => Done;
  readonly abandon: (gameId: number) => Done;
  readonly setDoors: (doors: Doors) => Done;
  readonly setFeed: (feed: FeedSwitch, delay: Millis) => Done;
}
