import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BetList } from '../bets/bet-list.tsx';
import { BonusRow } from '../maths/bonus-row.tsx';
import { GoneBets } from '../bets/gone-bets.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import { CouponTypes } from './coupon-types.tsx';
import { SaveUnderCode } from './save-under-code.tsx';
import { StaleNote } from '../placement/stale-note.tsx';
import { SystemSize } from '../maths/system-size.tsx';

/** A coupon with bets: fetched apart, since the first picture of a page never has one. */
export const FilledCoupon = observer(function FilledCoupon(): ReactNode {
  return (
    <>
      <CouponTypes />
      <SystemSize />
      <StaleNote />
      <GoneBets />
      <BetList />
      <SaveUnderCode />
      <BonusRow />
      <CouponFoot />
    </>
  );
});
