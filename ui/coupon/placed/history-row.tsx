import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { CouponStateTag } from './coupon-state-tag.tsx';
import { HistoryBets } from './history-bets.tsx';
import styles from './history-table.module.scss';
import { useCouponWords } from '../use-coupon-words.ts';

/** One coupon: a row, and under it what it is made of once it is opened. */
export const HistoryRow = observer(function HistoryRow({
  coupon,
}: {
  readonly coupon: PlacedCoupon<Minor>;
}): ReactNode {
  const { history } = useCoupon();
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const isOpened = history.isOpened(coupon.id);
  const detailsId = `coupon-${coupon.id}`;
  return (
    <tbody className={isOpened ? styles.opened : undefined}>
      <tr className={styles.coupon}>
        <td title={t('number', { id: coupon.id })}>
          {words.moment(coupon.placedAt)}
          <small className="num">{t('number', { id: coupon.id })}</small>
        </td>
        <td>
          {words.type(coupon)}
          <small>{t('bets', { count: coupon.bets.length })}</small>
        </td>
        <th scope="row" className={styles.events}>
          <span className={styles.clipped} dir="auto" title={words.events(coupon)}>
            {words.events(coupon)}
          </span>
        </th>
        <td className={classNames(styles.end, 'num')} data-label={t('column.odds')}>
          <b>{words.oneTotal(coupon)}</b>
        </td>
        <td className={classNames(styles.end, 'num')} data-label={t('column.amount')}>
          {words.money(coupon.amount, coupon)}
        </td>
        <td>
          <CouponStateTag coupon={coupon} />
        </td>
        <Payout coupon={coupon} />
        <td className={styles.end}>
          <IconButton
            icon={isOpened ? 't-chevron-up' : 't-chevron-down'}
            label={t(isOpened ? 'close' : 'open', { id: coupon.id })}
            size="sm"
            aria-expanded={isOpened}
            aria-controls={isOpened ? detailsId : undefined}
            onClick={() => {
              history.toggle(coupon.id);
            }}
          />
        </td>
      </tr>
      {isOpened ? <HistoryBets id={detailsId} coupon={coupon} /> : null}
    </tbody>
  );
});

/** What the coupon paid, or can pay while it is open. */
const Payout = observer(function Payout({ coupon }: { readonly coupon: PlacedCoupon<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const { state } = coupon;
  const isOpen = state === 'open';
  return (
    <td className={classNames(styles.end, 'num')} data-label={isOpen ? undefined : t('column.payout')}>
      <b className={classNames(styles.payout, state === 'won' && styles.won, state === 'lost' && styles.lost)}>
        {words.money(isOpen ? coupon.possibleWin : coupon.payout, coupon)}
      </b>
      {isOpen ? <small>{t('possible')}</small> : null}
    </td>
  );
});
