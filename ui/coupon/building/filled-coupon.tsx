import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { BetList } from '../bets/bet-list.tsx';
import { BonusRow } from '../maths/bonus-row.tsx';
import { GoneBets } from '../bets/gone-bets.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import { CouponTypes } from './coupon-types.tsx';
import { SaveUnderCode } from './save-under-code.tsx';
import { StaleNote } from '../placement/stale-note.tsx';
import { SystemSize } from '../maths/system-size.tsx';
import styles from './filled-coupon.module.scss';

/** A coupon with bets: fetched apart, since the first picture of a page never has one. */
export const FilledCoupon = observer(function FilledCoupon(): ReactNode {
  const { isCouponFixed } = useCoupon().couponSettings.settings;
  return (
    <div className={isCouponFixed ? styles.fixed : styles.loose}>
      <CouponTypes />
      <SystemSize />
      <StaleNote />
      <GoneBets />
      <BetList />
      <SaveUnderCode />
      <BonusRow />
      <CouponFoot />
    </div>
  );
});
