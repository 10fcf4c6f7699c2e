import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { returnedCoupon } from '../../../core/coupon/calculator/returned-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useCoupon } from '../use-coupon.ts';
import styles from './answer-panel.module.scss';
import type { HeldCalculation } from './use-calculation.ts';
import type { CalculatorWords } from './use-calculator-words.ts';

interface ReturnButtonProps {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
}

/** CLC-15 Back to the coupon, where the bets came from it. */
export const ReturnButton = observer(function ReturnButton({ held, words }: ReturnButtonProps): ReactNode {
  const { coupon } = useCoupon();
  const [returned, setReturned] = useState<object>();
  const { calculation, named } = held;
  const { t } = words;
  if (named.every((bet) => bet === undefined)) return null;
  const events = returnedCoupon(calculation, { named, currency: coupon.currency, at: coupon.now() });
  const taken = new Set(named.map((bet) => bet?.outcomeId));
  const isReplacing = coupon.state.bets.some(({ outcomeId }) => !taken.has(outcomeId));
  const missing = events === undefined ? t('return.only-odds') : undefined;
  return (
    <div className={styles.return}>
      <Button
        look="primary"
        isBlock
        reason={coupon.isFrozen ? t('frozen') : missing}
        onClick={() => {
          if (events === undefined) return;
          for (const event of events) coupon.edit(event);
          coupon.show('coupon');
          setReturned(calculation);
        }}
      >
        <Icon name="t-receipt" size="sm" />
        {t('return')}
      </Button>
      <output className={styles.note}>
        {returned === calculation
          ? t('return.done')
          : (missing ?? t(isReplacing ? 'return.replaces' : 'return.prices'))}
      </output>
    </div>
  );
});
