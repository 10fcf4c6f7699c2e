import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOwnLimit } from '../../../core/coupon/placement/own-limit.ts';
import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './placement-card.module.scss';
import { rejectionText } from './rejection-text.ts';
import { useSlipWords } from '../use-slip-words.ts';

export interface RejectionCardProps {
  readonly state: Extract<PlacementState<UnitOrder>, { phase: 'rejected' | 'not-received' }>;
}

/** Why nothing was placed; the coupon is as it was, and no money is gone. */
export const RejectionCard = observer(function RejectionCard({ state }: RejectionCardProps): ReactNode {
  const { placement } = useCoupon();
  const words = useSlipWords();
  const { t } = words;
  return (
    <section className={classNames(styles.card, styles.refused)} aria-label={t('rejected')}>
      <div className={styles.head}>
        <Icon name="f-alert-circle" size="sm" className={styles.bad} />
        <b>{t('rejected')}</b>
        <span className={styles.number} />
        <IconButton
          icon="t-x"
          size="sm"
          label={t('rejected.close')}
          onClick={() => {
            placement.dismiss();
          }}
        />
      </div>
      <p>{t('rejected.text', { reason: rejectionText(state, words) })}</p>
      {state.phase === 'rejected' && isOwnLimit(state.reason) ? <OwnLimits /> : null}
    </section>
  );
});

/** RG-08 What the player has set stands in the way: the way to it. */
function OwnLimits(): ReactNode {
  const { language } = usePage();
  const { t } = useSlipWords();
  return (
    <Link className={styles.way} to={inLanguage(LIMITS_PATH, language)}>
      {t('rejected.own-limits')}
    </Link>
  );
}
