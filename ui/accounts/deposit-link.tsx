import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../kit/controls/button.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import styles from './top-up-button.module.scss';
import { useRechargeOffer } from './use-recharge-offer.ts';

/** DEP-2 The way to pay in, in the head of a site without play money. */
export const DepositLink = observer(function DepositLink(): ReactNode {
  const recharge = useRechargeOffer();
  const { t } = useTranslation('accounts');
  if (recharge === undefined) return null;
  return (
    <Link
      discover="none"
      className={classNames(buttonClass({ look: 'chrome-accent' }), styles.topUp)}
      title={t('deposit')}
      to={recharge}
    >
      <Icon name="t-wallet" size="sm" />
      <span className={styles.words}>{t('deposit')}</span>
    </Link>
  );
});
