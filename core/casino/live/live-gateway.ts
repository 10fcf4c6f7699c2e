import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { RoundRefusal, RoundState } from '../rounds/casino-round.ts';
import type { LiveStake } from './live-order.ts';
import type { LiveRound } from './live-round.ts';
import type { LiveTableId } from './live-table.ts';

/** A table as the list of tables shows it. */
export interface LiveTableEntry {
  readonly id: LiveTableId;
  /** LCT-13 How many players have a stake in the round that is on. */
  readonly players: number;
  /** What the last rounds drew, the latest first. */
  readonly last: readonly (readonly number[])[];
}

/** The round that is on at a table, as all see it. */
export interface LiveTableNow {
  readonly table: LiveTableId;
  /** The time of the server. */
  readonly now: EpochMillis;
  readonly id: number;
  readonly serverHash: string;
  /** It takes no more stakes from then on. */
  readonly closesAt: EpochMillis;
  /** It is shown and paid by then. */
  readonly shownAt: EpochMillis;
  readonly nextAt: EpochMillis;
  /** Once stakes are closed. */
  readonly drawn?: readonly number[] | undefined;
  readonly players: number;
  readonly bets: number;
  /** The rounds before, the latest first. */
  readonly last: readonly LiveRound[];
}

/** What a table is played with in a currency; no chips where it is not played in. */
export interface LiveLimits {
  readonly chips: readonly Minor[];
  /** LCT-11 The most that a player's orders on a round may win. */
  readonly mostPaid: Minor;
}

/** An order of a player. */
export interface LiveBet {
  /** The key that it was placed under. */
  readonly id: string;
  readonly table: LiveTableId;
  readonly round: number;
  readonly state: RoundState;
  readonly refusal?: RoundRefusal | undefined;
  readonly currency: string;
  readonly stakes: readonly LiveStake[];
  readonly stake: Minor;
  readonly win: Minor;
  /** What its round drew, once that has been shown. */
  readonly drawn?: readonly number[] | undefined;
  readonly at: EpochMillis;
}

export interface LiveOrder {
  readonly table: LiveTableId;
  /** The round that the player saw: a stake is on no other. */
  readonly round: number;
  readonly accountId: number;
  readonly currency: string;
  readonly stakes: readonly LiveStake[];
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** Tables whose rounds all players share. */
export interface LiveGateway {
  readonly tables: () => Reply<readonly LiveTableEntry[]>;
  readonly table: (id: LiveTableId) => Reply<LiveTableNow>;
  readonly limits: (id: LiveTableId, currency: string) => Reply<LiveLimits>;
  /** LCT-14 Once under its key; a repeat is answered alike. */
  readonly place: (order: LiveOrder, key: string) => Reply<LiveBet>;
  /** The player's own at a table, the latest first. */
  readonly bets: (id: LiveTableId) => Reply<readonly LiveBet[]>;
}
