import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { advanceAt, advancePlace, lastAdvancePlace } from '../../../core/coupon/amounts/advance-scale.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { BetAmount } from './bet-amount.tsx';
import styles from './prepaid-slider.module.scss';

/** PA-11, PA-12 How much is taken in advance, by a slider or typed: the stake is the balance and the advance. */
export const PrepaidSlider = observer(function PrepaidSlider(): ReactNode {
  const { coupon, couponQuick, couponSums } = useCoupon();
  const { t, shortMoney } = useSlipWords();
  const { prepaid, switches } = couponSums;
  const scale = { available: prepaid.available, step: couponQuick.step };
  const take = (advance: Minor): void => {
    switches.switchAutoMax(false);
    prepaid.take(advance);
  };
  return (
    <div className={styles.advance}>
      <input
        type="range"
        aria-label={t('prepaid.amount')}
        aria-valuetext={shortMoney(prepaid.prepaid)}
        min={0}
        max={lastAdvancePlace(scale)}
        step={1}
        value={advancePlace(scale, prepaid.prepaid)}
        disabled={coupon.isFrozen}
        title={coupon.isFrozen ? t('frozen') : undefined}
        onChange={(event) => {
          const advance = advanceAt(scale, event.currentTarget.valueAsNumber);
          if (advance !== undefined) take(advance);
        }}
      />
      <BetAmount
        label={t('prepaid.amount')}
        amount={prepaid.prepaid}
        onTyped={(typed) => {
          if (typeof typed === 'number') take(typed);
        }}
      />
    </div>
  );
});
