import type { Generated } from 'kysely';
import type { BingoPattern } from '../../../../core/lotto/bingo/bingo-rules.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** The bingo room. */
export interface BingoTables {
  readonly bingo_draws: BingoDrawRecord;
  readonly bingo_cards: BingoCardRecord;
  /** What is carried to the next draw. */
  readonly bingo_jackpots: { readonly currency: string; readonly amount: Minor };
  readonly bingo_funds: BingoFundRecord;
  readonly bingo_prizes: BingoPrizeRecord;
}

export interface BingoDrawRecord {
  readonly id: Generated<number>;
  readonly number: number;
  readonly draws_at: EpochMillis;
  /** Told to nobody until the last ball has come. */
  readonly server_seed: string;
  readonly server_hash: string;
  /** JSON, in the order they came; null until the last has. */
  readonly balls: string | null;
  /** BNG-18 Its last ball has come, and nobody had a card. */
  readonly is_unplayed: Generated<boolean>;
}

export interface BingoCardRecord {
  readonly id: Generated<number>;
  readonly draw_id: number;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly currency: string;
  readonly key: string;
  /** Among those that were bought under the key. */
  readonly place: number;
  readonly fingerprint: string;
  /** JSON, row by row. */
  readonly numbers: string;
  readonly amount: Minor;
  readonly placed_at: EpochMillis;
  readonly is_settled: Generated<boolean>;
  readonly prize: Generated<Minor>;
}

/** What a draw was played for. */
interface BingoFundRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly fund: Minor;
  readonly jackpot: Minor;
}

interface BingoPrizeRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly pattern: BingoPattern;
  readonly cards: number;
  readonly ball: number | null;
  /** Of each of them. */
  readonly each_amount: Minor;
}
