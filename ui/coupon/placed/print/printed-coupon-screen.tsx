import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../page/app-link.tsx';
import { useCoupon } from '../../use-coupon.ts';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { Button, buttonClass } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { CouponSheet } from './coupon-sheet.tsx';
import styles from './printed-coupon-screen.module.scss';

/** A placed coupon on a sheet of its own. */
export const Screen = observer(function PrintedCouponScreen(): ReactNode {
  const { printed } = useCoupon();
  const { t } = useTranslation('history');
  usePageTitle(printed.coupon === undefined ? t('signed-out') : t('number', { id: printed.coupon.id }));
  return (
    <div className={styles.page}>
      {printed.coupon === undefined ? (
        <EmptyState icon="t-receipt" title={<h1>{t('signed-out')}</h1>}>
          {t('signed-out.text')}
        </EmptyState>
      ) : (
        <CouponSheet coupon={printed.coupon} />
      )}
      <div className={styles.actions}>
        {printed.coupon === undefined ? null : (
          <Button
            look="primary"
            onClick={() => {
              window.print();
            }}
          >
            <Icon name="t-printer" size="sm" />
            {t('print')}
          </Button>
        )}
        <AppLink to="history" params={{}} className={buttonClass({})}>
          {t('title')}
        </AppLink>
      </div>
    </div>
  );
});
