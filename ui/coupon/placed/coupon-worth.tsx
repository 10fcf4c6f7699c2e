import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { MyBetsStore } from './my-bets-store.ts';
import { useCoupon } from '../use-coupon.ts';
import { useCouponWords } from '../use-coupon-words.ts';

interface CouponWorthProps {
  readonly coupon: PlacedCoupon<Minor>;
  readonly className?: string | undefined;
  readonly noteClassName?: string | undefined;
}

/** BT-8 BT-12 What an open coupon is worth now, and that nobody offers it; nothing where that is not known at this moment. */
export const CouponWorth = observer(function CouponWorth(props: CouponWorthProps): ReactNode {
  const { coupon, className, noteClassName } = props;
  const { myBets } = useCoupon();
  const { t } = useTranslation('history');
  const words = useCouponWords();
  if (coupon.state !== 'open' || myBets.failure !== undefined) return null;
  if (coupon.type === 'chain' || coupon.type === 'condition') {
    return <p className={noteClassName}>{t('worth.none')}</p>;
  }
  if (coupon.worth === undefined) return null;
  return (
    <div className={className}>
      <span>{t('worth')}</span>
      <b className="num">{words.money(coupon.worth, coupon)}</b>
    </div>
  );
});

/** BT-14 What the worths of these coupons are, said once for all of them. */
export const WorthNote = observer(function WorthNote(props: {
  readonly coupons: MyBetsStore['sorted'];
  readonly className?: string | undefined;
}): ReactNode {
  const { myBets } = useCoupon();
  const { t } = useTranslation('history');
  const isAny = props.coupons.some(
    ({ state, type, worth }) => state === 'open' && type !== 'chain' && type !== 'condition' && worth !== undefined,
  );
  return isAny && myBets.failure === undefined ? <p className={props.className}>{t('worth.text')}</p> : null;
});
