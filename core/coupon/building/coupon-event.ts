import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Bet } from '../bets/bet.ts';
import type { BlockAmount } from '../bets/coupon-blocks.ts';
import type { CouponTerms } from './coupon-update.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { BetVerdict } from '../placement/placement-verdict.ts';
import type { StoredCoupon } from './stored-coupon.ts';

/** What happened to the coupon. */
export type CouponEvent =
  | { readonly type: 'bet-added' | 'bet-toggled'; readonly bet: Bet; readonly at: EpochMillis }
  | { readonly type: 'bet-removed'; readonly outcomeId: string }
  | { readonly type: 'bet-left-out' | 'bet-put-back' | 'banker-toggled'; readonly outcomeId: string }
  | { readonly type: 'bet-moved'; readonly outcomeId: string; readonly to: number }
  | { readonly type: 'bet-block-chosen'; readonly outcomeId: string; readonly block: number }
  | { readonly type: 'bet-amount-set'; readonly outcomeId: string; readonly amount: Minor | undefined }
  | { readonly type: 'block-removed'; readonly block: number }
  | { readonly type: 'block-moved'; readonly block: number; readonly to: number }
  | { readonly type: 'block-amount-set'; readonly block: number; readonly amount: BlockAmount }
  | { readonly type: 'type-chosen'; readonly couponType: CouponType }
  | { readonly type: 'system-value-chosen'; readonly value: number }
  /** Without an amount where what was typed is none: then nothing is staked. */
  | { readonly type: 'amount-set'; readonly currency: string; readonly amount: Minor | undefined }
  | { readonly type: 'currency-changed' | 'bonus-bet-deleted' | 'changes-accepted' }
  | { readonly type: 'cleared' | 'clear-undone' }
  | { readonly type: 'placed'; readonly outcomeIds: readonly string[] }
  | { readonly type: 'terms-arrived'; readonly terms: CouponTerms; readonly at: EpochMillis }
  | {
      readonly type: 'prices-refused';
      readonly bets: readonly BetVerdict<MilliOdds>[];
      readonly antiExpressOdds?: MilliOdds | undefined;
      readonly at: EpochMillis;
    }
  | { readonly type: 'time-passed'; readonly now: EpochMillis }
  | {
      readonly type: 'filled';
      readonly bets: readonly (Bet & { readonly block?: number | undefined; readonly amount?: Minor | undefined })[];
      readonly couponType: CouponType;
      readonly systemValue?: number | undefined;
      readonly at: EpochMillis;
      readonly source: 'code' | 'placed-coupon' | 'express' | 'generator' | 'calculator';
      readonly expressId?: string | undefined;
    }
  | { readonly type: 'restored'; readonly stored: StoredCoupon };
