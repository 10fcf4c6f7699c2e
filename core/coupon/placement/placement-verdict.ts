import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { SidePair } from '../../sports/game/game.ts';
import type { PageType } from '../../sports/tree/page-type.ts';
import type { BetTrouble, OddsBeside } from '../bets/bet.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { OddsChangeMode } from '../bets/odds-change-mode.ts';
import type { PlacedCoupon } from '../placed/placed-coupon.ts';
import type { VipWait } from './vip-wait.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** What an order says, its amounts and odds of one kind: everything that was on the screen when the button was pressed. */
export interface OrderFields<Amount extends number, Odds extends number> {
  readonly type: CouponType;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: Amount;
  readonly systemValue?: number | undefined;
  readonly blockAmounts?: readonly (Amount | 'max')[] | undefined;
  readonly antiExpressOdds?: Odds | undefined;
  readonly exactOdds?: Odds | undefined;
  readonly isDropOnScoreChange: boolean;
  readonly bonusBet: boolean;
  readonly changeMode: OddsChangeMode;
  readonly oddsFormatId: number;
  readonly isOneClick: boolean;
  /** Above the maximum: an operator decides. */
  readonly isVipBet?: boolean | undefined;
  readonly promoCode?: string | undefined;
  /** The part of the stake that is paid in advance. */
  readonly prepaidAmount?: Amount | undefined;
  readonly bets: readonly {
    readonly outcomeId: string;
    readonly odds: Odds;
    readonly version: number;
    readonly block: number;
    readonly amount?: Amount | undefined;
    readonly scoreSeen?: SidePair | undefined;
    readonly pageType?: PageType | undefined;
    readonly expressId?: string | undefined;
    readonly source?: string | undefined;
  }[];
}

/** An order of either kind: what does not look at its amounts and odds takes both. */
export type AnyOrder = OrderFields<number, number>;

export type OddsOf<Order extends AnyOrder> = Order['bets'][number]['odds'];

/** What the player asks to be placed, amounts in major units and odds decimal. */
export interface PlacementOrder extends OrderFields<PlainNumber, PlainNumber> {
  /** An order in units is another type, and never passes for this one. */
  readonly isInUnits?: undefined;
}

/** The same in minor units and thousandths, and marked as such wherever it is kept. */
export interface UnitOrder extends OrderFields<Minor, MilliOdds> {
  readonly isInUnits: true;
  /** A mark of its own: there was a time when amounts alone were units. */
  readonly areOddsInUnits: true;
}

export const REJECTION_REASONS = [
  'suspended',
  'finished',
  'removed',
  'dependent',
  'banned-express',
  'score-changed',
  'below-exact-odds',
  'amount-too-small',
  'amount-too-large',
  'not-enough-money',
  'price-refused',
  'invalid-coupon',
  'account-unavailable',
  'player-blocked',
  'one-click-off',
  'vip-not-offered',
  'vip-begun',
  'vip-refused',
  'vip-unanswered',
  'vip-declined',
  'vip-offer-ended',
  'vip-terms',
  'vip-too-many',
  'prepaid-unavailable',
  'promo-unknown',
  'promo-used',
  'promo-ended',
  'promo-unsuited',
  'self-excluded',
  'timed-out',
  'session-ended',
  'reality-check-due',
  'daily-wagering-reached',
  'weekly-wagering-reached',
  'monthly-wagering-reached',
  'daily-loss-reached',
  'weekly-loss-reached',
  'monthly-loss-reached',
  'bonus-ended',
  'bonus-kind',
  'bonus-casino',
  'bonus-odds',
  'bonus-stake',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A bet the verdict speaks of, by its place in the order. */
export interface BetVerdict<Odds extends number = PlainNumber> {
  readonly index: number;
  readonly outcomeId: string;
  readonly trouble?: BetTrouble | undefined;
  /** The price now, where it differs from the one seen. */
  readonly odds?: Odds | undefined;
  readonly version?: number | undefined;
}

/** What the server decided about an order; 'pending' is decided later. */
export type PlacementVerdict<Amount extends number = PlainNumber, Odds extends number = OddsBeside<Amount>> =
  | {
      readonly status: 'accepted';
      readonly coupons: readonly PlacedCoupon<Amount, Odds>[];
      readonly balance: Amount;
      /** Refused bets of many singles. */ readonly refused: readonly (BetVerdict<Odds> & {
        readonly reason: RejectionReason;
      })[];
    }
  | {
      readonly status: 'pending';
      readonly acceptAt: EpochMillis;
      readonly serverTime: EpochMillis;
      /** An operator decides. */
      readonly vip?: VipWait<Amount> | undefined;
    }
  | {
      readonly status: 'price-changed';
      readonly bets: readonly BetVerdict<Odds>[];
      readonly antiExpressOdds?: Odds | undefined;
    }
  | {
      readonly status: 'rejected';
      readonly reason: RejectionReason;
      readonly bets: readonly BetVerdict<Odds>[];
      readonly limit?: Amount | undefined;
      /** When a limit of the player's own begins anew, or what is closed opens. */
      readonly until?: EpochMillis | undefined;
    };
