import { observer } from 'mobx-react-lite';
import { lazy, useState, type ReactNode } from 'react';
import { SlipPart } from '../building/slip-part.tsx';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../coupon-panel.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

/** The way to the picks bet on side by side, where there is more than one way to bet on them. */
export const CompareEntry = observer(function CompareEntry(): ReactNode {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const [isOpen, open] = useState(false);
  if (coupon.playedCount < 2) return null;
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => {
          open(true);
        }}
      >
        <Icon name="t-layout-columns" size="xs" />
        {t('compare')}
      </button>
      {isOpen ? (
        <SlipPart>
          <CompareDialog
            onClose={() => {
              open(false);
            }}
          />
        </SlipPart>
      ) : null}
    </div>
  );
});
