import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Stores } from '../../page/stores.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';

type Told = Pick<Stores, 'language' | 'myBets' | 'notices'>;

/** Says of each coupon that settles what it paid. */
export function tellSettled({ language, myBets, notices }: Told): () => void {
  return myBets.onSettled((coupon: PlacedCoupon) => {
    notices.raise({
      status: coupon.state === 'won' ? 'success' : 'info',
      title: `settled.${coupon.state}`,
      values: { id: coupon.id, money: formatMoney(coupon.payout, coupon.currency, { language }) },
    });
  });
}
