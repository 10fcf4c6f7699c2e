import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hasOneTotal } from '../../../core/coupon/maths/total-odds.ts';
import { useCoupon } from '../use-coupon.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The total odds, and those the player saw where they moved. */
export const TotalOddsRow = observer(function TotalOddsRow(): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, total } = useSlipWords();
  const { total: now, seenTotal: seen } = couponSums;
  if (!hasOneTotal(coupon.type)) return null;
  return (
    <div className={styles.big}>
      <span>{t('total')}</span>
      <span className={styles.values}>
        {seen === undefined ? null : (
          <>
            <VisuallyHidden>{t('total.was', { odds: total(seen) })}</VisuallyHidden>
            <s className="num" aria-hidden="true">
              {total(seen)}
            </s>
          </>
        )}
        <b className="num ltr">{now === undefined ? t('none') : total(now)}</b>
      </span>
    </div>
  );
});
