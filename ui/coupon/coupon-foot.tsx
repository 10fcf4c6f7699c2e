import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../app/stores.ts';
import { AccountChoice } from './account-choice.tsx';
import { AmountLimits } from './amount-limits.tsx';
import { ChangeModeMenu } from './change-mode-menu.tsx';
import { CouponAmount } from './coupon-amount.tsx';
import styles from './coupon-foot.module.scss';
import { PlaceButton } from './place-button.tsx';
import { PlacementProgress } from './placement-progress.tsx';
import { PossibleWins } from './possible-wins.tsx';
import { TotalOddsRow } from './total-odds-row.tsx';

/** What a coupon costs and can pay, and the button that places it. */
export const CouponFoot = observer(function CouponFoot(): ReactNode {
  const { placement } = useStores();
  const { phase } = placement.state;
  const isUnderWay = placement.isBusy || phase === 'asking-again' || phase === 'needs-confirm';
  return (
    <div className={styles.foot}>
      <TotalOddsRow />
      <CouponAmount />
      <AmountLimits />
      <PossibleWins />
      <AccountChoice />
      <ChangeModeMenu />
      {isUnderWay ? <PlacementProgress /> : <PlaceButton />}
    </div>
  );
});
