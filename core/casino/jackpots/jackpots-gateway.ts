import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { JackpotLevel } from './jackpot-terms.ts';

/** A jackpot that was won. */
export interface WonJackpot {
  readonly level: JackpotLevel;
  readonly amount: Minor;
  readonly game: string;
  /** The last three digits of the number of a player. */
  readonly player: string;
  readonly at: EpochMillis;
}

/** JKP-9 The jackpots of a currency as the server has them. */
export interface JackpotBoard {
  readonly currency: string;
  readonly pools: readonly { readonly level: JackpotLevel; readonly amount: Minor }[];
  /** The latest first. */
  readonly won: readonly WonJackpot[];
}

export interface JackpotsGateway {
  readonly board: (currency: string) => Promise<Result<JackpotBoard, RequestFailure>>;
}
