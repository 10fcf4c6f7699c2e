import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../app/stores.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import styles from './coupon-foot.module.scss';
import { useSlipWords } from './use-slip-words.ts';

/** The total odds, and those the player saw where they moved. */
export const TotalOdds = observer(function TotalOdds(): ReactNode {
  const { coupon } = useStores();
  const { t, total } = useSlipWords();
  const { total: now, seenTotal: seen } = coupon;
  return (
    <div className={styles.big}>
      <span>{t('total')}</span>
      <span className={styles.values}>
        {seen === undefined ? null : (
          <>
            <VisuallyHidden>{t('total.was', { odds: total(seen) })}</VisuallyHidden>
            <s className="num" aria-hidden="true">
              {total(seen)}
            </s>
          </>
        )}
        <b className="num ltr">{now === undefined ? t('none') : total(now)}</b>
      </span>
    </div>
  );
});

/** What the coupon can pay, at least and at most, with the hyper bonus on its own line. */
export const PossibleWins = observer(function PossibleWins(): ReactNode {
  const { coupon, couponSettings } = useStores();
  const { t, money } = useSlipWords();
  if (!couponSettings.settings.isPossibleWinShown) return null;
  const { win, hyperBonus } = coupon;
  return (
    <>
      <div className={styles.big}>
        <span>{t('win')}</span>
        <b className={styles.win}>
          <span className="num">{win === undefined ? t('none') : money(win.max)}</span>
        </b>
      </div>
      {win?.min === undefined ? null : (
        <div className={styles.pair}>
          <span>{t('win.least')}</span>
          <b className="num">{money(win.min)}</b>
        </div>
      )}
      {hyperBonus > 0 ? (
        <div className={styles.pair}>
          <span>{t('hyper-bonus', { percent: coupon.state.terms?.hyperBonusPercent ?? 0 })}</span>
          <b className="num">{money(hyperBonus)}</b>
        </div>
      ) : null}
    </>
  );
});

/** The least and the most that can be staked, and the lines the amount is divided over. */
export const AmountLimits = observer(function AmountLimits(): ReactNode {
  const { accounts, coupon, couponSettings } = useStores();
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
          <span className="num">{t(`lines.${coupon.type === 'chain' || coupon.type === 'condition' ? 'steps' : 'lines'}`, { count: lines })}</span>
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
