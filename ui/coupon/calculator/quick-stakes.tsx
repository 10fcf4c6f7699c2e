import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { quickInUnits, stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { useCoupon } from '../use-coupon.ts';
import styles from './answer-panel.module.scss';
import type { HeldCalculation } from './use-calculation.ts';
import type { CalculatorWords } from './use-calculator-words.ts';

/** CLC-17 The amounts at hand. */
export const QuickStakes = observer(function QuickStakes({
  held,
  words,
}: {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
}): ReactNode {
  const { coupon, couponQuick } = useCoupon();
  const { calculation, currency } = held;
  const amounts = currency === coupon.currency ? couponQuick.amounts : quickInUnits(stepInUnits(currency));
  const sorted = [...new Set(amounts)].toSorted((one, other) => one - other);
  return (
    <fieldset className={classNames('num', styles.quick)} aria-label={words.t('amount.quick')}>
      {sorted.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === calculation.stake}
          onClick={() => {
            held.edit({ ...calculation, stake: amount });
          }}
        >
          {words.shortMoney(amount)}
        </button>
      ))}
    </fieldset>
  );
});
