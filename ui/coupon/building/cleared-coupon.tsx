import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** Says that a coupon was cleared, and brings it back. */
export const ClearedCoupon = observer(function ClearedCoupon(): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const { cleared } = coupon.state;
  if (cleared === undefined) return null;
  return (
    <output className={styles.undo}>
      <span>{t('cleared', { count: cleared.bets.length })}</span>
      <Button
        size="sm"
        onClick={() => {
          coupon.edit({ type: 'clear-undone' });
        }}
      >
        <Icon name="t-arrow-back-up" size="sm" />
        {t('cleared.undo')}
      </Button>
    </output>
  );
});
