import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { hasStalePrices } from '../../../core/coupon/placement/place-obstacle.ts';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** Says that the prices of the coupon are no longer fresh. */
export const StaleNote = observer(function StaleNote(): ReactNode {
  const { clock } = usePage();
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const isStale = useMemo(() => computed(() => hasStalePrices(coupon.state, clock.now)), [clock, coupon]);
  if (!isStale.get()) return null;
  return (
    <div className={styles.stale}>
      <Icon name="t-clock" size="xs" />
      {t('stale')}
    </div>
  );
});
