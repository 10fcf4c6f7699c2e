import type { Cancellation } from '../shared/cancellation.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Minor } from '../shared/money.ts';
import type { MilliOdds } from '../shared/odds.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { PoolRejection } from './pool-verdict.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { TotoDay } from './toto-days.ts';
import type { TotoSort } from './toto-page.ts';
import type { TotoResult } from './toto-rules.ts';
import type { TotoPrize } from './toto-settlement.ts';

export const TOTO_STATES = ['announced', 'open', 'playing', 'settled', 'returned'] as const;
export type TotoState = (typeof TOTO_STATES)[number];

/** A game of a draw. */
export interface TotoGame {
  readonly gameId: number;
  readonly sportId: number;
  readonly countryCode: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: EpochMillis;
  /** Of each answer; without any where they are not offered now. */
  readonly odds: readonly MilliOdds[];
  /** Lines of all coupons by the answer that they have. */
  readonly chosen: readonly number[];
  /** As 2:1, once it has begun. */
  readonly score?: string | undefined;
  readonly result?: TotoResult | undefined;
}

/** A draw without its games. */
export interface TotoDrawRow {
  readonly id: number;
  readonly number: number;
  readonly state: TotoState;
  readonly opensAt: EpochMillis;
  readonly closesAt: EpochMillis;
  readonly fund: Minor;
  /** As it stands; of a draw that is over, as it was played for. */
  readonly jackpot: Minor;
  /** Of a draw that is settled. */
  readonly prizes: readonly TotoPrize[];
}

export interface TotoDrawView extends TotoDrawRow {
  readonly games: readonly TotoGame[];
}

/** What a page of the toto stands on. */
export interface TotoBoard {
  readonly serverTime: EpochMillis;
  readonly currency: string;
  /** On a line. */
  readonly leastStake: Minor;
  readonly mostStake: Minor;
  readonly sorts: readonly {
    readonly sort: TotoSort;
    readonly fund: Minor;
    readonly jackpot: Minor;
    readonly closesAt?: EpochMillis | undefined;
  }[];
  /** Absent where there is none of this kind now. */
  readonly draw?: TotoDrawView | undefined;
}

/** Which draw a page asks for: the one that takes coupons, the one whose games are played, the one after, or one by its id. */
export type WantedTotoDraw = 'open' | 'running' | 'next' | number;

export interface TotoBoardWish {
  readonly sort: TotoSort;
  readonly wanted: WantedTotoDraw;
  readonly currency: string;
}

export interface OwnTotoCoupon {
  readonly id: number;
  readonly sort: TotoSort;
  readonly drawId: number;
  readonly drawNumber: number;
  readonly placedAt: EpochMillis;
  readonly currency: string;
  readonly stake: Minor;
  readonly lineCount: number;
  readonly amount: Minor;
  readonly answers: readonly (readonly number[])[];
  /** Of the games, as far as they have one. */
  readonly results: readonly (TotoResult | undefined)[];
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What was paid, a stake that came back included. */
  readonly prize: Minor;
  /** Of the best line, once it is settled. */
  readonly hits?: number | undefined;
}

/** TT-15 Somebody who won much, whose number is told by its last digits alone. */
export interface TotoNominee {
  readonly player: string;
  readonly sort: TotoSort;
  readonly drawNumber: number;
  readonly hits: number;
  readonly amount: Minor;
  readonly at: EpochMillis;
}

export interface TotoOrder {
  readonly drawId: number;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stake: Minor;
  readonly answers: readonly (readonly number[])[];
}

export type TotoVerdict = { readonly status: 'accepted'; readonly coupon: OwnTotoCoupon } | PoolRejection;

/** The server's side of the toto. */
export interface TotoGateway {
  readonly board: (wish: TotoBoardWish, signal?: Cancellation) => Promise<Result<TotoBoard, RequestFailure>>;
  /** Draws that take no more coupons, the latest first; those before a number where one is given. */
  readonly draws: (
    wish: {
      readonly sort: TotoSort;
      readonly currency: string;
      readonly before?: number | undefined;
      readonly day?: TotoDay | undefined;
    },
    signal?: Cancellation,
  ) => Promise<Result<readonly TotoDrawRow[], RequestFailure>>;
  /** The player's own, the latest first; those before an id where one is given. */
  readonly coupons: (before?: number) => Promise<Result<readonly OwnTotoCoupon[], RequestFailure>>;
  readonly nominees: (
    wish: { readonly sort: TotoSort; readonly currency: string },
    signal?: Cancellation,
  ) => Promise<Result<readonly TotoNominee[], RequestFailure>>;
  /** TT-14 Under the same key it is one coupon. */
  readonly place: (order: TotoOrder, key: string) => Promise<Result<TotoVerdict, RequestFailure>>;
}
