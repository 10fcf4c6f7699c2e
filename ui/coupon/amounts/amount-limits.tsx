import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Minor } from '../../../core/shared/money.ts';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { CouponSumsStore } from '../maths/coupon-sums-store.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { useCoupon } from '../use-coupon.ts';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords, type SlipWords } from '../use-slip-words.ts';

/** The least and the most that can be staked, and the lines the amount is divided over. */
export const AmountBounds = observer(function AmountLimits(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { coupon, couponSettings, couponSums } = useCoupon();
  const { t, money, shortMoney } = useSlipWords();
  const { lines } = couponSums;
  const most = accounts.isBalanceHidden ? couponSums.maximum : usableMaximum(couponSums);
  const bounds = boundsText({ sums: couponSums, most }, coupon.state.terms !== undefined, { t, shortMoney });
  return (
    <>
      {coupon.type === 'singles' ? (
        <div className={styles.pair}>
          <span>{t('staked')}</span>
          <b className="num">{money(couponSums.staked)}</b>
        </div>
      ) : null}
      <div className={styles.bounds}>
        {bounds === undefined ? null : <span className={classNames(styles.limit, 'num')}>{bounds}</span>}
        {lines !== undefined && lines > 1 && coupon.type !== 'singles' ? (
          <span className={classNames(styles.limit, 'num')}>
            {t(`lines.${coupon.type === 'chain' || coupon.type === 'condition' ? 'steps' : 'lines'}`, { count: lines })}
          </span>
        ) : null}
        {couponSettings.settings.isBalanceShown && accounts.active !== undefined ? (
          <span className={styles.balance}>
            <span>{t('balance')}</span>
            <b className="num">{accounts.isBalanceHidden ? HIDDEN_MONEY : money(accounts.active.money)}</b>
          </span>
        ) : null}
      </div>
    </>
  );
});

/** The bounds that the site names for this type of coupon. */
function boundsText(
  { sums, most }: { readonly sums: CouponSumsStore; readonly most: Minor | undefined },
  areKnown: boolean,
  { t, shortMoney }: Pick<SlipWords, 't' | 'shortMoney'>,
): string | undefined {
  const { isMinimumNamed, isMaximumNamed } = sums;
  if (!isMinimumNamed && !isMaximumNamed) return undefined;
  if (!areKnown) return t('limits.unknown');
  if (sums.obstacle?.code === 'payout-used') return t('limits.used');
  const minimum = isMinimumNamed ? shortMoney(sums.minimum) : undefined;
  const maximum = isMaximumNamed && most !== undefined ? shortMoney(most) : undefined;
  if (minimum !== undefined && maximum !== undefined) return t('limits', { minimum, maximum });
  if (minimum !== undefined) return t('limits.minimum', { minimum });
  return maximum === undefined ? undefined : t('limits.maximum', { maximum });
}

/** What "max" would put in, unless the account holds less than a bet needs: then the bound itself. It tells what the account holds. */
function usableMaximum({ minimum, maximum, mostPlaceable }: CouponSumsStore): Minor | undefined {
  return mostPlaceable !== undefined && mostPlaceable >= minimum ? mostPlaceable : maximum;
}
