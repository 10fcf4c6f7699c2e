import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { PrintSheet } from './print-sheet.tsx';

export interface PrintButtonProps {
  readonly coupons: readonly PlacedCoupon<Minor>[];
  /** What the button says, where its neighbours do not say of what it is. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Prints placed coupons; their texts must be there. */
export const PrintButton = observer(function PrintButton({ coupons, label, children }: PrintButtonProps): ReactNode {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={label}
        onClick={() => {
          setPrinting(true);
        }}
      >
        <Icon name="t-printer" size="sm" />
        {children}
      </Button>
      {isPrinting ? (
        <PrintSheet
          coupons={coupons}
          onPrinted={() => {
            setPrinting(false);
          }}
        />
      ) : null}
    </>
  );
});
