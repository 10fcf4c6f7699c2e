import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { AmountError } from './amount-problem.tsx';
import { useTypedAmount, type Typed } from './use-typed-amount.ts';

export interface BetAmountProps {
  readonly label: string;
  /** Undefined where the field is empty. */
  readonly amount: Minor | undefined;
  readonly placeholder?: string;
  readonly onTyped: (typed: Typed) => void;
}

/** A small amount beside the coupon's: of a bet, of a block. */
export const BetAmount = observer(function BetAmount(props: BetAmountProps): ReactNode {
  const { label, amount, placeholder, onTyped } = props;
  const { coupon } = useCoupon();
  const { text, problem, onText, onBlur } = useTypedAmount(amount, onTyped);
  return (
    <AmountField
      label={label}
      isLabelHidden
      aria-label={label}
      size="sm"
      text={text}
      placeholder={placeholder}
      symbol={currencySymbol(coupon.currency)}
      readOnly={coupon.isFrozen}
      error={problem && <AmountError problem={problem} />}
      onText={onText}
      onBlur={onBlur}
    />
  );
});
