import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
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
    <>
      <div className={className}>
        <span>{t('worth')}</span>
        <b className="num">{words.money(coupon.worth, coupon)}</b>
      </div>
      <p className={noteClassName}>{t('worth.text')}</p>
    </>
  );
});
