import type { Cancellation } from '../shared/cancellation.ts';
import type { Minor } from '../shared/money.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { CouponQuestion, CouponTerms, SavedCoupon } from './building/coupon-update.ts';
import type { PayoutExplanation } from './explained/payout-step.ts';
import type { CouponLine, HistoryFilter, HistoryPage, PlacedCoupon } from './placed/placed-coupon.ts';
import type { PlacementVerdict, UnitOrder } from './placement/placement-verdict.ts';

/** The server's side of the coupon, its amounts in minor units. */
export interface CouponGateway {
  readonly terms: (question: CouponQuestion, signal?: Cancellation) => Promise<Result<CouponTerms, RequestFailure>>;
  /** Places under a key: the same key twice is one bet and one answer. */
  readonly place: (key: string, order: UnitOrder) => Promise<Result<PlacementVerdict<Minor>, RequestFailure>>;
  /** What became of a key, whose order was in this currency; undefined where the server never saw it. */
  readonly lookUp: (
    key: string,
    currency: string,
  ) => Promise<Result<PlacementVerdict<Minor> | undefined, RequestFailure>>;
  /** Makes a key void for good, so that an order that comes late is refused; what was placed under it, or undefined where it is void now. */
  readonly voidKey: (
    key: string,
    currency: string,
  ) => Promise<Result<PlacementVerdict<Minor> | undefined, RequestFailure>>;
  /** VIP-10 Takes the amount that an operator offered, or the bet back without one; what became of it, whoever answered first. */
  readonly answerVip: (
    key: string,
    answer: { readonly currency: string; readonly accepted?: Minor | undefined },
  ) => Promise<Result<PlacementVerdict<Minor>, RequestFailure>>;
  /** Keeps the coupon on the server; gives the code that loads it. */
  readonly save: (coupon: SavedCoupon) => Promise<Result<string, RequestFailure>>;
  readonly load: (code: string) => Promise<Result<SavedCoupon, RequestFailure>>;
  readonly history: (
    filter: HistoryFilter,
    signal?: Cancellation,
  ) => Promise<Result<HistoryPage<Minor>, RequestFailure>>;
  readonly openCoupons: (signal?: Cancellation) => Promise<Result<readonly PlacedCoupon<Minor>[], RequestFailure>>;
  readonly coupon: (id: number, signal?: Cancellation) => Promise<Result<PlacedCoupon<Minor>, RequestFailure>>;
  readonly lines: (
    coupon: Pick<PlacedCoupon<Minor>, 'id' | 'currency'>,
    signal?: Cancellation,
  ) => Promise<Result<readonly CouponLine<Minor>[], RequestFailure>>;
  /** How the payout of a settled coupon follows from its bets. */
  readonly explanation: (
    coupon: Pick<PlacedCoupon<Minor>, 'id' | 'currency'>,
    signal?: Cancellation,
  ) => Promise<Result<PayoutExplanation<Minor>, RequestFailure>>;
}
