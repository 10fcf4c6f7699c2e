import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { RoundRefusal, RoundState } from '../rounds/casino-round.ts';
import type { CrashOrder, CrashRound } from './crash.ts';

/** A stake on a round. */
export interface CrashBet {
  /** The key that it was placed under. */
  readonly id: string;
  readonly round: number;
  readonly state: RoundState;
  readonly refusal?: RoundRefusal | undefined;
  readonly currency: string;
  readonly stake: Minor;
  readonly win: Minor;
  readonly target: number;
  readonly at: EpochMillis;
  /** GM-37 How its round is checked, once it is over. */
  readonly drawn?: Omit<CrashRound, 'id'> | undefined;
}

/** GM-39 A stake on the round that is on, as everybody sees it. */
export interface CrashShownStake {
  /** The last of the player's number. */
  readonly digits: string;
  readonly currency: string;
  readonly stake: Minor;
  /** In hundredths, once it was cashed out. */
  readonly cashedOut?: number | undefined;
}

/** GM-39 What the stakes of a currency come to, and what those that cashed out have won. */
export interface CrashTotal {
  readonly currency: string;
  readonly stake: Minor;
  readonly win: Minor;
}

/** The round that stakes are placed on or that runs, as all see it. */
export interface CrashTable {
  /** The time of the server. */
  readonly now: EpochMillis;
  readonly id: number;
  readonly serverHash: string;
  readonly startsAt: EpochMillis;
  /** Once it is over. */
  readonly ended?: { readonly point: number; readonly nextAt: EpochMillis } | undefined;
  /** How many stakes there are, and how many of them have cashed out. */
  readonly bets: number;
  readonly cashedOut: number;
  /** The latest first, and no more than are shown. */
  readonly stakes: readonly CrashShownStake[];
  readonly totals: readonly CrashTotal[];
  /** The rounds before, the latest first. */
  readonly last: readonly CrashRound[];
}

type Reply<Value> = Promise<Result<Value, RequestFailure>>;

/** Rounds of crash, which all players share. */
export interface CrashGateway {
  readonly table: () => Reply<CrashTable>;
  readonly stakes: (currency: string) => Reply<readonly Minor[]>;
  /** Once under its key; a repeat is answered alike. */
  readonly place: (order: CrashOrder, key: string) => Reply<CrashBet>;
  /** GM-35 By the clock of the server. */
  readonly cashOut: (id: string) => Reply<CrashBet>;
  /** The latest first. */
  readonly bets: () => Reply<readonly CrashBet[]>;
}
