import type { RouteMatch } from '../../../../core/navigation/route-table.ts';
import type { CouponStores } from '../../use-coupon.ts';

type PrintMatch = Extract<RouteMatch, { readonly name: 'print-coupon' }>;

/** Fetches the coupon of the address; one of another player is not there. */
export async function preparePrintedCoupon(
  { printed }: CouponStores,
  { params }: PrintMatch,
): Promise<number | undefined> {
  await printed.show(params.coupon);
  const { failure } = printed;
  if (failure === undefined) return undefined;
  return failure.kind === 'refused' && failure.status === 404 ? 404 : 500;
}
