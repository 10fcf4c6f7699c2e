import { reaction } from 'mobx';
import { formatMoney } from '../../kit/formats/format-money.ts';
import type { PageStores } from '../../page/use-page.ts';
import type { CouponStores } from '../use-coupon.ts';

type SettledStores = Pick<CouponStores & PageStores, 'language' | 'lazy' | 'myBets' | 'notices'>;

/** Says of each coupon that settles what it paid. */
export function tellSettled(stores: SettledStores): void {
  const { language, lazy, notices } = stores;
  reaction(
    () => (lazy.isLoaded('myBets') ? stores.myBets.settled : undefined),
    (settled) => {
      if (settled === undefined) return;
      for (const { id, state, payout, currency } of settled) {
        notices.raise({
          status: state === 'won' ? 'success' : 'info',
          title: `settled.${state}`,
          values: { id, money: formatMoney(payout, currency, { language }) },
        });
      }
    },
    // something may have settled before this file came
    { fireImmediately: true },
  );
}
