import type { CouponReview } from '../../../core/site/debugger-gateway.ts';
import type { Database } from '../database/open-database.ts';

const MOST_SHOWN = 50;

/** The coupons that could not be settled, with the reasons. */
export async function couponReviews(database: Database): Promise<CouponReview[]> {
  const rows = await database
    .selectFrom('coupons')
    .select(['id', 'review_reason'])
    .where('state', '=', 'needs-review')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ id, review_reason: reason }) => (reason === null ? [] : [{ couponId: id, reason }]));
}
