import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { AccountChoice } from '../amounts/account-choice.tsx';
import { AmountBounds } from '../amounts/amount-limits.tsx';
import { ChangeModeMenu } from '../bets/change-mode-menu.tsx';
import { CouponAmount } from '../amounts/coupon-amount.tsx';
import styles from './coupon-foot.module.scss';
import { PlaceButton } from '../placement/place-button.tsx';
import { PlacementProgress } from '../placement/placement-progress.tsx';
import { PossibleWins } from '../maths/possible-wins.tsx';
import { SlipPart } from './slip-part.tsx';
import { TotalOddsRow } from '../maths/total-odds-row.tsx';

const VipSwitch = lazy(async () => ({ default: (await import('../amounts/vip-switch.tsx')).VipSwitch }));

const PrepaidSwitch = lazy(async () => ({ default: (await import('../amounts/prepaid-switch.tsx')).PrepaidSwitch }));

/** What a coupon costs and can pay, and the button that places it. */
export const CouponFoot = observer(function CouponFoot(): ReactNode {
  const { couponSums, placement } = useCoupon();
  const { phase } = placement.state;
  const isUnderWay = placement.isBusy || phase === 'asking-again' || phase === 'needs-confirm';
  // what an operator decides has its own figures, and needs the room
  if (placement.state.phase === 'pending' && placement.state.vip !== undefined) {
    return (
      <div className={styles.foot} data-kept-clear="">
        <div className={styles.rows}>
          <TotalOddsRow />
        </div>
        <PlacementProgress />
      </div>
    );
  }
  return (
    <div className={styles.foot} data-kept-clear="">
      <div className={styles.rows}>
        <TotalOddsRow />
        <CouponAmount />
        <AmountBounds />
        {couponSums.isVipOffered ? (
          <SlipPart>
            <VipSwitch />
          </SlipPart>
        ) : null}
        {couponSums.prepaid.isOffered ? (
          <SlipPart>
            <PrepaidSwitch />
          </SlipPart>
        ) : null}
        <PossibleWins />
        <AccountChoice />
        <ChangeModeMenu />
      </div>
      {isUnderWay ? <PlacementProgress /> : <PlaceButton />}
    </div>
  );
});
