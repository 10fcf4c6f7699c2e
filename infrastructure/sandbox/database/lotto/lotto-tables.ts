import type { Generated } from 'kysely';
import type { TotoSort } from '../../../../core/lotto/toto-page.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** The toto and the lotto. */
export interface LottoTables {
  readonly lotto_draws: LottoDrawRecord;
  readonly lotto_tickets: LottoTicketRecord;
  readonly lotto_entries: LottoEntryRecord;
  readonly lotto_jackpots: LottoJackpotRecord;
  readonly lotto_funds: LottoFundRecord;
  readonly lotto_prizes: LottoPrizeRecord;
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
  /** TT-30 It is settled, and nobody had a coupon. */
  readonly is_unplayed: Generated<boolean>;
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

export interface LottoDrawRecord {
  readonly id: Generated<number>;
  readonly lotto_id: number;
  /** Counted within its lotto. */
  readonly number: number;
  readonly draws_at: EpochMillis;
  /** Told to nobody until the numbers are drawn. */
  readonly server_seed: string;
  readonly server_hash: string;
  /** JSON, in the order they came; null until then. */
  readonly numbers: string | null;
  /** LT-27 Its numbers have come, and nobody had a ticket. */
  readonly is_unplayed: Generated<boolean>;
}

export interface LottoTicketRecord {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly currency: string;
  readonly lotto_id: number;
  readonly key: string;
  /** Among those that were bought under the key. */
  readonly place: number;
  readonly fingerprint: string;
  /** JSON, in ascending order. */
  readonly numbers: string;
  readonly combinations: number;
  readonly draw_count: number;
  /** Of all its draws. */
  readonly amount: Minor;
  readonly placed_at: EpochMillis;
}

/** A ticket in a draw. */
interface LottoEntryRecord {
  readonly ticket_id: number;
  readonly draw_id: number;
  readonly amount: Minor;
  readonly is_settled: Generated<boolean>;
  readonly prize: Generated<Minor>;
}

/** What is carried to the next draw. */
interface LottoJackpotRecord {
  readonly lotto_id: number;
  readonly currency: string;
  readonly amount: Minor;
}

/** What a draw was played for. */
interface LottoFundRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly fund: Minor;
  readonly jackpot: Minor;
}

interface LottoPrizeRecord {
  readonly draw_id: number;
  readonly currency: string;
  readonly hits: number;
  readonly combinations: number;
  /** Of each of them. */
  readonly each_amount: Minor;
}
