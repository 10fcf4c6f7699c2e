import type { Generated } from 'kysely';
import type { TotoSort } from '../../../../core/lotto/toto-page.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** The toto. */
export interface LottoTables {
  readonly toto_draws: TotoDrawRecord;
  readonly toto_games: TotoGameRecord;
  readonly toto_picks: TotoPickRecord;
  readonly toto_coupons: TotoCouponRecord;
  readonly toto_jackpots: TotoJackpotRecord;
  readonly toto_funds: TotoFundRecord;
  readonly toto_prizes: TotoPrizeRecord;
}

interface TotoDrawRecord {
  readonly id: Generated<number>;
  readonly sort: TotoSort;
  /** Counted within its sort. */
  readonly number: number;
  /** When its first game may begin: it takes no more coupons. */
  readonly closes_at: EpochMillis;
  readonly state: Generated<'open' | 'settled' | 'returned'>;
  readonly settled_at: Generated<EpochMillis | null>;
}

interface TotoGameRecord {
  readonly draw_id: number;
  readonly place: number;
  readonly game_id: number;
  readonly starts_at: EpochMillis;
  /** The number of the answer; 0 where the game was cancelled, null until the draw is settled. */
  readonly result: Generated<number | null>;
}

interface TotoPickRecord {
  readonly draw_id: number;
  readonly place: number;
  readonly answer: number;
  /** Lines of all coupons that have the answer. */
  readonly line_count: number;
}

export interface TotoCouponRecord {
  readonly id: Generated<number>;
  readonly draw_id: number;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly currency: string;
  readonly key: string;
  readonly fingerprint: string;
  /** On a line. */
  readonly stake: Minor;
  readonly line_count: number;
  readonly amount: Minor;
  /** JSON: numbers of answers, a list a game. */
  readonly answers: string;
  readonly state: Generated<'open' | 'won' | 'lost' | 'returned'>;
  readonly prize: Generated<Minor>;
  /** Of the best line, once the draw is settled. */
  readonly hits: Generated<number | null>;
  readonly placed_at: EpochMillis;
}

/** What is carried to the next draw. */
interface TotoJackpotRecord {
  readonly sort: TotoSort;
  readonly currency: string;
  readonly amount: Minor;
}

/** What a settled draw was played for. */
interface TotoFundRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly fund: Minor;
  readonly jackpot: Minor;
}

interface TotoPrizeRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly hits: number;
  readonly line_count: number;
  readonly amount: Minor;
}
