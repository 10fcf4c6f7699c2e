import { NO_MONEY, minorUnits, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { PromoCode } from './coupon-promo-code.ts';

/** The types that a promo code can be used with. */
export const PROMO_TYPES = ['single', 'express'] as const;
export type PromoType = (typeof PROMO_TYPES)[number];

/** What a promo code gives, and to which coupons. Amounts are in minor units, odds in thousandths. */
export type PromoTerms<Amount extends number = Minor> = PromoCode & {
  readonly leastOdds?: MilliOdds | undefined;
  readonly leastBets: number;
  /** Undefined where it holds for a single and an express. */
  readonly type?: PromoType | undefined;
} & (
    | { readonly kind: 'free-bet'; readonly currency: string; readonly amount: Amount }
    | {
        readonly kind: 'boost';
        /** Undefined where it holds in every currency. */
        readonly currency?: string | undefined;
        /** Of the total odds, from 1 to 100. */
        readonly percent: number;
        /** The highest stake, in amount steps of the currency that is staked. */
        readonly mostSteps: number;
      }
  );

/** Why a code is of no use to a coupon. */
export const PROMO_OBSTACLES = ['ended', 'currency', 'type', 'bets', 'odds', 'amount'] as const;
export type PromoObstacle = (typeof PROMO_OBSTACLES)[number];

/** A coupon as far as a promo code looks at it. */
export interface PromoCoupon {
  readonly type: CouponType;
  readonly currency: string;
  readonly betCount: number;
  /** The total odds without the code; undefined where there are none. */
  readonly total: MilliOdds | undefined;
  /** What is staked, and the amount step of the currency. */
  readonly amount: Minor;
  readonly step: Minor;
  readonly now: EpochMillis;
}

/** PC-5 A code holds until its end, in its currency, for a single or an express of as many bets and as high total odds as it asks for, a boost up to its highest stake; the first thing that is not so is the reason. */
export function promoObstacle(terms: PromoTerms, coupon: PromoCoupon): PromoObstacle | undefined {
  const { endsAt, currency, type, leastBets, leastOdds } = terms;
  if (endsAt !== undefined && coupon.now >= endsAt) return 'ended';
  if (currency !== undefined && coupon.currency !== currency) return 'currency';
  const isTypeMeant = type === undefined ? isPromoType(coupon.type) : coupon.type === type;
  if (!isTypeMeant) return 'type';
  if (coupon.betCount < leastBets) return 'bets';
  if (leastOdds !== undefined && (coupon.total === undefined || coupon.total < leastOdds)) return 'odds';
  if (terms.kind === 'boost' && coupon.amount > mostBoosted(terms, coupon.step)) return 'amount';
  return undefined;
}

/** PC-6 Codes that suit the coupon come first, each group in its own order. */
export function promosInOrder<Terms extends PromoTerms>(
  codes: readonly Terms[],
  coupon: PromoCoupon,
): readonly Terms[] {
  const suits = (terms: Terms): boolean => promoObstacle(terms, coupon) === undefined;
  return [...codes.filter(suits), ...codes.filter((terms) => !suits(terms))];
}

/** PC-5 The highest stake that is boosted; nothing where it cannot be told. */
export function mostBoosted({ mostSteps }: { readonly mostSteps: number }, step: Minor): Minor {
  const isTold = Number.isSafeInteger(mostSteps) && Number.isSafeInteger(step);
  return (isTold ? minorUnits(BigInt(step) * BigInt(mostSteps)) : undefined) ?? NO_MONEY;
}

function isPromoType(type: CouponType): boolean {
  return PROMO_TYPES.some((known) => known === type);
}
