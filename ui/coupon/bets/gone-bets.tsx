import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isGoneBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** Takes out, with one press, the bets that nobody can place any more. */
export const GoneBets = observer(function GoneBets(): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const gone = coupon.bets.filter(isGoneBet);
  return (
    <div className={styles.save}>
      <Button
        look="line"
        size="sm"
        isBlock
        reason={coupon.isFrozen ? t('frozen') : undefined}
        onClick={() => {
          runInAction(() => {
            for (const { outcomeId } of gone) coupon.edit({ type: 'bet-removed', outcomeId });
          });
        }}
      >
        <Icon name="t-trash" size="sm" />
        {t('gone.remove', { count: gone.length })}
      </Button>
    </div>
  );
});
