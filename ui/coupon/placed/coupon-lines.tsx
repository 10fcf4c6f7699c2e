import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import type { LinesState } from './history-store.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import styles from './coupon-lines.module.scss';
import { useCouponWords } from '../use-coupon-words.ts';

export interface CouponLinesProps {
  readonly coupon: PlacedCoupon<Minor>;
  readonly state: LinesState;
}

/** The lines of a coupon: which bets are in each, and what it pays. */
export const CouponLines = observer(function CouponLines({ coupon, state }: CouponLinesProps): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  if (state.phase === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="full" />
        <Skeleton width="full" />
        <Skeleton width="full" />
      </div>
    );
  }
  if (state.phase === 'failed') return <LinesFailure coupon={coupon} failure={state.failure} />;
  const { lines } = state;
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('lines.bets')}</th>
            <th scope="col">{t('column.odds')}</th>
            <th scope="col">{t('column.amount')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.betIndexes.join('-')}>
              <th scope="row" className="num">
                {line.betIndexes.map((index) => index + 1).join(' · ')}
              </th>
              <td className="num">{words.total(line)}</td>
              <td className="num">{words.money(line.amount, coupon)}</td>
              <td>{t(`state.${line.state}`)}</td>
              <td className={classNames('num', line.state === 'won' && styles.won)}>
                {words.money(line.payout, coupon)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length < coupon.lineCount ? (
        <p className={styles.rest}>{t('lines.rest', { count: lines.length, all: coupon.lineCount })}</p>
      ) : null}
    </div>
  );
});

/** Why they did not come, and another try. */
const LinesFailure = observer(function LinesFailure({
  coupon,
  failure,
}: Pick<CouponLinesProps, 'coupon'> & { readonly failure: RequestFailure }): ReactNode {
  const { history } = useCoupon();
  const { t } = useTranslation('history');
  const failed = useFailureWords()(failure, 'coupon-lines');
  return (
    <div className={styles.waiting}>
      {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
      <Button size="sm" onClick={() => void history.loadLines(coupon)}>
        {t('lines.retry')}
      </Button>
    </div>
  );
});
