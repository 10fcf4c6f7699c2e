import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TypedAmountProblem } from '../../../core/coupon/amounts/typed-amount.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { SlipPart } from '../building/slip-part.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';

export interface AmountProblemProps {
  readonly problem: TypedAmountProblem;
  /** The text that it stands in, where it does not stand alone. */
  readonly within?: string;
}

/** AM-7 Why what was typed, or set, is no amount of the coupon's currency. */
export const AmountProblem = observer(function AmountProblem({ problem, within }: AmountProblemProps): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const count = currencyDecimals(coupon.currency);
  const key = problem === 'too-many-decimals' && count === 0 ? 'whole' : problem;
  const amount = count === undefined ? t('amount.unknown-currency') : t(`amount.${key}`, { count });
  return within === undefined ? amount : t(within, { amount });
});

/** The same under the field, whose texts may not have come. */
export function AmountError({ problem }: Pick<AmountProblemProps, 'problem'>): ReactNode {
  return (
    <SlipPart>
      <AmountProblem problem={problem} />
    </SlipPart>
  );
}
