import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Minor } from '../../../core/shared/money.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { CouponStore } from '../coupon-store.ts';
import { useCoupon } from '../use-coupon.ts';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords, type SlipWords } from '../use-slip-words.ts';

/** The least and the most that can be staked, and the lines the amount is divided over. */
export const AmountBounds = observer(function AmountLimits(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { coupon, couponSettings } = useCoupon();
  const { t, money, shortMoney } = useSlipWords();
  const { lines } = coupon;
  const bounds = boundsText(coupon, t, shortMoney);
  return (
    <>
      {coupon.type === 'singles' ? (
        <div className={styles.pair}>
          <span>{t('staked')}</span>
          <b className="num">{money(coupon.staked)}</b>
        </div>
      ) : null}
      <div className={styles.limits}>
        {bounds === undefined ? null : <span className="num">{bounds}</span>}
        {lines !== undefined && lines > 1 && coupon.type !== 'singles' ? (
          <span className="num">
            {t(`lines.${coupon.type === 'chain' || coupon.type === 'condition' ? 'steps' : 'lines'}`, { count: lines })}
          </span>
        ) : null}
      </div>
      {couponSettings.settings.isBalanceShown && accounts.active !== undefined ? (
        <div className={styles.pair}>
          <span>{t('balance')}</span>
          <b className="num">{accounts.isBalanceHidden ? HIDDEN_MONEY : money(accounts.active.money)}</b>
        </div>
      ) : null}
    </>
  );
});

/** The bounds that the site names for this type of coupon. */
function boundsText(coupon: CouponStore, t: SlipWords['t'], shortMoney: SlipWords['shortMoney']): string | undefined {
  const { isMinimumNamed, isMaximumNamed } = coupon;
  if (!isMinimumNamed && !isMaximumNamed) return undefined;
  if (coupon.state.terms === undefined) return t('limits.unknown');
  const minimum = isMinimumNamed ? shortMoney(coupon.minimum) : undefined;
  const most = isMaximumNamed ? usableMaximum(coupon) : undefined;
  const maximum = most === undefined ? undefined : shortMoney(most);
  if (minimum !== undefined && maximum !== undefined) return t('limits', { minimum, maximum });
  if (minimum !== undefined) return t('limits.minimum', { minimum });
  return maximum === undefined ? undefined : t('limits.maximum', { maximum });
}

/** What "max" would put in, unless the account holds less than a bet needs: then the bound itself. */
function usableMaximum({ minimum, maximum, mostPlaceable }: CouponStore): Minor | undefined {
  return mostPlaceable !== undefined && mostPlaceable >= minimum ? mostPlaceable : maximum;
}
