import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { CouponStores } from '../use-coupon.ts';
import type { NoticesStores } from '../../notices/use-notices.ts';
import type { PageStores } from '../../page/use-page.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';

type SettledStores = Pick<CouponStores & NoticesStores & PageStores, 'language' | 'myBets' | 'notices'>;

/** Says of each coupon that settles what it paid. */
export function tellSettled({ language, myBets, notices }: SettledStores): () => void {
  return myBets.onSettled((coupon: PlacedCoupon<Minor>) => {
    notices.raise({
      status: coupon.state === 'won' ? 'success' : 'info',
      title: `settled.${coupon.state}`,
      values: { id: coupon.id, money: formatMoney(coupon.payout, coupon.currency, { language }) },
    });
  });
}
