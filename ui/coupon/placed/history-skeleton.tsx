import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import styles from './history-table.module.scss';
import { HistoryTableHead } from './history-table.tsx';

const ROWS = 8;

/** The table with bars instead of coupons, each as high as a coupon. */
export function HistorySkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.skeleton} aria-hidden="true" title={t('loading')}>
      <table className={styles.table}>
        <HistoryTableHead />
      </table>
      {Array.from({ length: ROWS }, (_, place) => (
        <div key={place} className={styles.bars}>
          <Skeleton width="md" />
          <Skeleton width="md" />
          <Skeleton width="full" />
          <Skeleton width="sm" />
          <Skeleton width="sm" />
        </div>
      ))}
    </div>
  );
}
