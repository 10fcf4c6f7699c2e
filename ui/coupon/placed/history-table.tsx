import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './history-table.module.scss';

/** A page of coupons, each a row that opens. */
export const HistoryTable = observer(function HistoryTable({
  coupons,
}: {
  readonly coupons: readonly PlacedCoupon<Minor>[];
}): ReactNode {
  return (
    <table className={styles.table}>
      <HistoryTableHead />
      {coupons.map((coupon) => (
        <HistoryRow key={coupon.id} coupon={coupon} />
      ))}
    </table>
  );
});

/** What the columns are called. */
export function HistoryTableHead(): ReactNode {
  const { t } = useTranslation('history');
  return (
    <thead>
      <tr>
        <th scope="col">{t('column.placed')}</th>
        <th scope="col">{t('column.type')}</th>
        <th scope="col">{t('column.events')}</th>
        <th scope="col" className={styles.end}>
          {t('column.odds')}
        </th>
        <th scope="col" className={styles.end}>
          {t('column.amount')}
        </th>
        <th scope="col">{t('column.status')}</th>
        <th scope="col" className={styles.end}>
          {t('column.payout')}
        </th>
        <th scope="col">
          <span className="vh">{t('column.open')}</span>
        </th>
      </tr>
    </thead>
  );
}
