import type { AccountId } from '../../shared/ids.ts';
import type { Minor } from '../../shared/money.ts';
import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { PoolRejection } from '../pool-verdict.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { LottoPrize } from './lotto-settlement.ts';

/** A draw that takes tickets. */
export interface ComingLottoDraw {
  readonly id: number;
  readonly number: number;
  readonly closesAt: EpochMillis;
  readonly drawsAt: EpochMillis;
  /** LT-11 Of its seed, before anybody has a ticket. */
  readonly hash: string;
}

/** What a lotto is played for. */
export interface LottoOffer {
  readonly lottoId: number;
  /** Of a combination. */
  readonly price: Minor;
  readonly jackpot: Minor;
  /** Of the draw that takes tickets now, as far as it is staked for. */
  readonly fund: Minor;
  readonly next?: ComingLottoDraw | undefined;
}

/** What a page of the lotto stands on. */
export interface LottoBoard {
  readonly serverTime: EpochMillis;
  readonly currency: string;
  readonly offers: readonly LottoOffer[];
  /** Of the lotto that is asked for. */
  readonly opened?:
    | {
        readonly lottoId: number;
        /** The next ones, the first first. */
        readonly coming: readonly ComingLottoDraw[];
        /** LT-21 How often each number came in the last draws, that of 1 first. */
        readonly counts: readonly number[];
        readonly countedDraws: number;
      }
    | undefined;
}

/** The numbers of a draw, in the order they came, and what was paid. */
export interface LottoResult {
  readonly id: number;
  readonly lottoId: number;
  readonly number: number;
  readonly drawsAt: EpochMillis;
  readonly numbers: readonly number[];
  readonly hash: string;
  readonly seed: string;
  readonly fund: Minor;
  /** What it was played for. */
  readonly jackpot: Minor;
  readonly prizes: readonly LottoPrize[];
}

/** A draw that a ticket takes part in. */
export interface OwnLottoEntry {
  readonly number: number;
  readonly drawsAt: EpochMillis;
  /** Empty until they are drawn. */
  readonly numbers: readonly number[];
  readonly prize: Minor;
}

export interface OwnLottoTicket {
  readonly id: number;
  readonly lottoId: number;
  readonly placedAt: EpochMillis;
  readonly currency: string;
  readonly numbers: readonly number[];
  readonly combinations: number;
  /** Of all its draws. */
  readonly amount: Minor;
  /** The first first. */
  readonly entries: readonly OwnLottoEntry[];
}

export interface LottoOrder {
  readonly lottoId: number;
  /** The first draw that the tickets take part in. */
  readonly drawId: number;
  readonly drawCount: number;
  readonly accountId: AccountId;
  readonly currency: string;
  /** What the player was told: another sum is refused. */
  readonly amount: Minor;
  readonly tickets: readonly (readonly number[])[];
}

export type LottoVerdict = { readonly status: 'accepted'; readonly tickets: readonly OwnLottoTicket[] } | PoolRejection;

/** The server's side of the lotto. */
export interface LottoGateway {
  readonly board: (
    wish: { readonly currency: string; readonly lottoId?: number | undefined },
    signal?: Cancellation,
  ) => Promise<Result<LottoBoard, RequestFailure>>;
  /** LT-3, LT-7 Draws whose numbers have come, the latest first; those before a draw where its id is given. */
  readonly results: (
    wish: {
      readonly currency: string;
      readonly lottoId?: number | undefined;
      readonly before?: number | undefined;
    },
    signal?: Cancellation,
  ) => Promise<Result<readonly LottoResult[], RequestFailure>>;
  /** The player's own, the latest first; those before an id where one is given. */
  readonly tickets: (before?: number) => Promise<Result<readonly OwnLottoTicket[], RequestFailure>>;
  /** LT-16 Under the same key the tickets are bought once. */
  readonly buy: (order: LottoOrder, key: string) => Promise<Result<LottoVerdict, RequestFailure>>;
}
