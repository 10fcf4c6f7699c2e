import type { EpochMillis } from '../../shared/time.ts';
import type { GameStatus, Score } from '../../sports/game/game.ts';
import type { GoalScorer, PlayedMoment } from '../../sports/game/line-up.ts';
import type { Bet, OddsBeside } from '../bets/bet.ts';
import type { BetStatus } from '../maths/bet-status.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { OddsChangeMode } from '../bets/odds-change-mode.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

export const COUPON_STATES = ['open', 'won', 'lost', 'returned'] as const;
export type PlacedCouponState = (typeof COUPON_STATES)[number];

export interface PlacedBet<
  Amount extends number = PlainNumber,
  Odds extends number = OddsBeside<Amount>,
> extends Bet<Odds> {
  readonly index: number;
  readonly block: number;
  /** -2 and -1 are both open, yet distinct: not calculated, game not started. */
  readonly status: BetStatus;
  /** Own amount in a coupon of many singles. */
  readonly amount?: Amount | undefined;
  readonly score?: Score | undefined;
  /** Of a bet on who scores, once its game is over: who did; of one on the first or the last of them, who did so far. */
  readonly scorers?: readonly GoalScorer[] | undefined;
  /** Of a bet on how often a player scores or does something else: when he did it so far; missing where he took no part. */
  readonly deeds?: readonly PlayedMoment[] | undefined;
  /** Of such a bet, while its game is played: the player has gone off. */
  readonly isOff?: boolean | undefined;
  /** Where its game stands now. */
  readonly gameStatus?: GameStatus | undefined;
  /** Played seconds of its game by now. */
  readonly gameTime?: number | undefined;
  /** The part that its game is in. */
  readonly gamePeriod?: number | undefined;
}

/** The terms of the hyper bonus a coupon was placed under, and what it adds: while open if every bet wins, once settled what was paid. */
export interface PlacedHyperBonus<Amount extends number = PlainNumber> {
  readonly percent: number;
  readonly minimumPossibleWin: Amount;
  readonly maximumBonus: Amount;
  readonly amount: Amount;
}

/** The promo code a coupon was placed with: a free bet pays without its stake, a boost is part of the odds. */
export type PlacedPromo =
  | { readonly code: string; readonly kind: 'free-bet' }
  | { readonly code: string; readonly kind: 'boost'; readonly percent: number };

/** A coupon the server has accepted; its odds never change again. Its amounts and odds are of one kind: plain ones in major units and decimal odds, or minor units and thousandths. */
export interface PlacedCoupon<Amount extends number = PlainNumber, Odds extends number = OddsBeside<Amount>> {
  readonly id: number;
  readonly accountId: number;
  readonly currency: string;
  readonly type: CouponType;
  readonly amount: Amount;
  readonly blockAmounts: readonly (Amount | 'max')[];
  readonly systemValue?: number | undefined;
  readonly odds: Odds;
  readonly antiExpressOdds?: Odds | undefined;
  readonly exactOdds?: Odds | undefined;
  readonly bonusBet: boolean;
  readonly hyperBonus?: PlacedHyperBonus<Amount> | undefined;
  readonly promo?: PlacedPromo | undefined;
  /** The odds format it was placed in; its odds are written by it. */
  readonly oddsFormatId?: number | undefined;
  readonly isDroppedOnScoreChange?: boolean | undefined;
  /** The part that was paid in advance. */
  readonly prepaidAmount?: Amount | undefined;
  /** The site it was placed at, as the site's configuration names it. */
  readonly refId?: number | undefined;
  readonly userId?: number | undefined;
  readonly changeMode: OddsChangeMode;
  readonly lineCount: number;
  readonly possibleWin: Amount;
  readonly minPossibleWin?: Amount | undefined;
  readonly state: PlacedCouponState;
  /** What was paid; while open what the decided lines would pay. */
  readonly payout: Amount;
  /** BT-7 What it is worth at this moment, where that can be said. */
  readonly worth?: Amount | undefined;
  readonly placedAt: EpochMillis;
  readonly settledAt?: EpochMillis | undefined;
  readonly bets: readonly PlacedBet<Amount, Odds>[];
}

/** A coupon of either kind: what does not look at its amounts and odds takes both. */
export type AnyPlacedCoupon = PlacedCoupon<number, number>;

/** One line of a settled or open coupon: the bets in it and what it pays. */
export interface CouponLine<Amount extends number = PlainNumber> {
  readonly betIndexes: readonly number[];
  readonly odds: OddsBeside<Amount>;
  readonly amount: Amount;
  readonly state: PlacedCouponState;
  readonly payout: Amount;
}

export interface HistoryFilter {
  readonly state: 'all' | 'open' | 'settled' | 'won' | 'lost' | 'returned';
  readonly type?: CouponType | undefined;
  readonly accountId?: number | undefined;
  /** The number of one coupon. */
  readonly id?: number | undefined;
  /** A game that a bet of the coupon is on. */
  readonly gameId?: number | undefined;
  readonly from?: EpochMillis | undefined;
  readonly to?: EpochMillis | undefined;
  /** Counted from 1. */
  readonly page: number;
}

export interface HistoryPage<Amount extends number = PlainNumber> {
  readonly coupons: readonly PlacedCoupon<Amount>[];
  readonly page: number;
  readonly pageCount: number;
  readonly totalCount: number;
}
