import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { CouponSheet } from './coupon-sheet.tsx';
import styles from './print-sheet.module.scss';

export interface PrintSheetProps {
  readonly coupons: readonly PlacedCoupon<Minor>[];
  readonly onPrinted: () => void;
}

/** Prints placed coupons alone: the rest of the page is left out of the paper. */
export function PrintSheet({ coupons, onPrinted }: PrintSheetProps): ReactNode {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const done = (): void => {
      printed.current();
    };
    window.addEventListener('afterprint', done, { once: true });
    document.body.toggleAttribute('data-printing', true);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      document.body.toggleAttribute('data-printing', false);
    };
  }, []);
  return createPortal(
    <section className={styles.sheet}>
      {coupons.map((coupon) => (
        <CouponSheet key={coupon.id} coupon={coupon} />
      ))}
    </section>,
    document.body,
  );
}
