import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { HyperBonusName } from './hyper-bonus-name.tsx';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** What the coupon can pay, at least and at most, with the hyper bonus on its own line. */
export const PossibleWins = observer(function PossibleWins(): ReactNode {
  const { coupon, couponSettings, couponSums } = useCoupon();
  const { t, money, shortMoney } = useSlipWords();
  if (!couponSettings.settings.isPossibleWinShown) return null;
  const { win, hyperBonus } = couponSums;
  const { terms } = coupon.state;
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
      {terms !== undefined && hyperBonus > 0 ? (
        <div className={styles.hyper}>
          <Icon name="f-bolt" size="sm" />
          <HyperBonusName percent={terms.hyperBonusPercent} />
          <b className="num">{money(hyperBonus)}</b>
          <small>
            {t('hyper-bonus.limits', {
              least: shortMoney(terms.minHyperBonusBetLimit),
              most: shortMoney(terms.maxHyperBonusLimit),
            })}
          </small>
        </div>
      ) : null}
    </>
  );
});
