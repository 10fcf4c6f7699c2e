import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BetList } from './bet-list.tsx';
import { BonusRow } from './bonus-row.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import { CouponTypes } from './coupon-types.tsx';
import { SaveUnderCode } from './save-under-code.tsx';
import { StaleNote } from './stale-note.tsx';
import { SystemSize } from './system-size.tsx';

/** A coupon with bets: fetched apart, since the first picture of a page never has one. */
export const FilledCoupon = observer(function FilledCoupon(): ReactNode {
  return (
    <>
      <CouponTypes />
      <SystemSize />
      <StaleNote />
      <BetList />
      <SaveUnderCode />
      <BonusRow />
      <CouponFoot />
    </>
  );
});
