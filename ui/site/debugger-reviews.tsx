import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from './use-site.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import styles from './debugger-screen.module.scss';

/** Coupons that could not be settled; they wait for a person. */
export const DebuggerReviews = observer(function DebuggerReviews(): ReactNode {
  const { state } = useSite().debug;
  const { t } = useTranslation('debugger');
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('reviews')}>
      <h2>{t('reviews')}</h2>
      {state === undefined || state.reviews.length === 0 ? (
        <p className={styles.text}>{t(state === undefined ? 'loading' : 'reviews.empty')}</p>
      ) : (
        <ul className={styles.letters}>
          {state.reviews.map(({ couponId, reason }) => (
            <li key={couponId}>{t('reviews.coupon', { id: couponId, reason })}</li>
          ))}
        </ul>
      )}
    </section>
  );
});
