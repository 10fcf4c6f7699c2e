import type { PlainNumber } from '../../shared/tagged.ts';
import type { BetResult } from './bet-result.ts';
import type { CouponType } from './coupon-type.ts';

/** One bet of a slip. */
export interface SlipBet {
  /** Decimal odds, at least 1 with at most three decimals. */
  readonly odds: PlainNumber;
  readonly result?: BetResult | undefined;
  /** 0 is the lobby of a multi or a banker of a system; 1, 2, ... are the blocks of a multi or condition in order. */
  readonly block?: number | undefined;
  /** The bet's own amount; coupons of singles only. */
  readonly amount?: PlainNumber | undefined;
}

/** What the betting maths needs to know of a coupon: prices, results and amounts in major units of the currency. */
export interface Slip {
  /** A slip in units is another type, and never passes for this one. */
  readonly isInUnits?: undefined;
  readonly type: CouponType;
  /** The total, divided over the lines. Coupons of singles take the amounts of their bets instead. */
  readonly amount: PlainNumber;
  readonly currencyDecimals?: 0 | 2 | 3 | undefined;
  readonly bets: readonly SlipBet[];
  /** The size of a line of a system or multi. */
  readonly systemValue?: number | undefined;
  /** What each block of a condition stakes; the first one is the coupon's amount, a missing one means 'max'. */
  readonly blockAmounts?: readonly (PlainNumber | 'max' | undefined)[] | undefined;
  /** The bookmaker's odds of an anti-express; without them it is priced by `antiExpressOdds`. */
  readonly antiExpressOdds?: PlainNumber | undefined;
  readonly exactOdds?: PlainNumber | undefined;
  /** Whether an express carries the bonus bet. */
  readonly bonusBet?: boolean | undefined;
}

/** Why a slip has no answer. */
export type SlipErrorCode =
  | 'malformed'
  | 'unknown-type'
  | 'unknown-result'
  | 'no-bets'
  | 'too-few-bets'
  | 'too-many-bets'
  | 'odds-not-a-number'
  | 'odds-below-one'
  | 'odds-too-precise'
  | 'odds-out-of-range'
  | 'amount-not-a-number'
  | 'amount-negative'
  | 'amount-too-precise'
  | 'amount-out-of-range'
  | 'no-amount'
  | 'unknown-currency-decimals'
  | 'system-value-out-of-range'
  | 'blocks-out-of-order'
  | 'too-many-block-amounts'
  | 'anti-express-refused'
  | 'percent-not-a-number'
  | 'count-out-of-range'
  | 'result-out-of-range';

/** Why a slip has no answer, and the index of the bet to blame where one is. */
export interface SlipError {
  readonly code: SlipErrorCode;
  readonly bet?: number;
}
