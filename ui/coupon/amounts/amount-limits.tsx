import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useAccounts } from '../../accounts/use-accounts.ts';
import { useCoupon } from '../use-coupon.ts';
import styles from '../coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The least and the most that can be staked, and the lines the amount is divided over. */
export const AmountLimits = observer(function AmountLimits(): ReactNode {
  const { accounts } = useAccounts();
  const { coupon, couponSettings } = useCoupon();
  const { t, money, shortMoney } = useSlipWords();
  const { minimum, maximum, lines } = coupon;
  const isKnown = coupon.state.terms !== undefined;
  return (
    <>
      {coupon.type === 'singles' ? (
        <div className={styles.pair}>
          <span>{t('staked')}</span>
          <b className="num">{money(coupon.staked)}</b>
        </div>
      ) : null}
      <div className={styles.limits}>
        <span className="num">
          {isKnown
            ? maximum === undefined
              ? t('limits.minimum', { minimum: shortMoney(minimum) })
              : t('limits', { minimum: shortMoney(minimum), maximum: shortMoney(maximum) })
            : t('limits.unknown')}
        </span>
        {lines !== undefined && lines > 1 && coupon.type !== 'singles' ? (
          <span className="num">
            {t(`lines.${coupon.type === 'chain' || coupon.type === 'condition' ? 'steps' : 'lines'}`, { count: lines })}
          </span>
        ) : null}
      </div>
      {couponSettings.settings.isBalanceShown && accounts.active !== undefined ? (
        <div className={styles.pair}>
          <span>{t('balance')}</span>
          <b className="num">{money(accounts.active.money)}</b>
        </div>
      ) : null}
    </>
  );
});
