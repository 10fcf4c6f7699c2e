import type { Cancellation } from '../../shared/cancellation.ts';
import type { AccountId } from '../../shared/ids.ts';
import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import { POOL_REFUSALS, type PoolRejection } from '../pool-verdict.ts';
import type { BingoCard } from './bingo-card.ts';
import type { BingoPrize } from './bingo-settlement.ts';

/** A draw of the room, as far as it may be known. */
export interface BingoDraw {
  readonly id: number;
  readonly number: number;
  /** It takes no more cards from then on. */
  readonly closesAt: EpochMillis;
  readonly drawsAt: EpochMillis;
  /** BNG-11 Of its seed, before anybody has a card. */
  readonly hash: string;
  /** BNG-4 Those that have come. */
  readonly balls: readonly number[];
  /** What it is played for, as far as it is staked for. */
  readonly fund: Minor;
}

/** The bingo room now. */
export interface BingoRoom {
  readonly serverTime: EpochMillis;
  readonly currency: string;
  /** Of a card. */
  readonly price: Minor;
  readonly jackpot: Minor;
  /** The draw that takes cards. */
  readonly next?: BingoDraw | undefined;
  /** The draw whose balls come. */
  readonly running?: BingoDraw | undefined;
}

/** A draw that is over. */
export interface BingoResult {
  readonly id: number;
  readonly number: number;
  readonly drawsAt: EpochMillis;
  readonly balls: readonly number[];
  readonly hash: string;
  readonly seed: string;
  readonly fund: Minor;
  /** What it was played for. */
  readonly jackpot: Minor;
  /** Empty where nobody played it in that currency. */
  readonly prizes: readonly BingoPrize[];
}

export interface OwnBingoCard {
  readonly id: number;
  readonly drawId: number;
  /** Of its draw. */
  readonly number: number;
  readonly drawsAt: EpochMillis;
  readonly placedAt: EpochMillis;
  readonly currency: string;
  readonly numbers: BingoCard;
  readonly amount: Minor;
  readonly isSettled: boolean;
  readonly prize: Minor;
}

export interface BingoOrder {
  readonly drawId: number;
  readonly accountId: AccountId;
  readonly currency: string;
  /** What the player was told: another sum is refused. */
  readonly amount: Minor;
  readonly cards: readonly BingoCard[];
}

export const BINGO_REFUSALS: readonly [...typeof POOL_REFUSALS, 'too-many-cards'] = [
  ...POOL_REFUSALS,
  'too-many-cards',
];
export type BingoRefusal = (typeof BINGO_REFUSALS)[number];

export type BingoVerdict =
  | { readonly status: 'accepted'; readonly cards: readonly OwnBingoCard[] }
  | PoolRejection<BingoRefusal>;

/** The server's side of the bingo room. */
export interface BingoGateway {
  readonly room: (currency: string, signal?: Cancellation) => Promise<Result<BingoRoom, RequestFailure>>;
  /** Draws that are over, the latest first. */
  readonly results: (
    currency: string,
    signal?: Cancellation,
  ) => Promise<Result<readonly BingoResult[], RequestFailure>>;
  /** The player's own, the latest first; those before an id where one is given. */
  readonly cards: (before?: number) => Promise<Result<readonly OwnBingoCard[], RequestFailure>>;
  /** BNG-9 Under the same key the cards are bought once. */
  readonly buy: (order: BingoOrder, key: string) => Promise<Result<BingoVerdict, RequestFailure>>;
}
