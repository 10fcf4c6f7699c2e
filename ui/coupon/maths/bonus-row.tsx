import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LOWEST_BONUS_ODDS, bonusBetMultiplier } from '../../../core/coupon/maths/bonus-bet.ts';
import { carriesBonusBet } from '../../../core/coupon/building/coupon-slip.ts';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { multiplierText } from '../../kit/formats/odds-text.ts';
import styles from './bonus-row.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

const PIPS = Array.from({ length: 10 }, (_, index) => index);

/** The bonus bet of an express: what it multiplies by, and how far it has grown. */
export const BonusRow = observer(function BonusRow(): ReactNode {
  const { coupon } = useCoupon();
  const { t, total } = useSlipWords();
  if (!carriesBonusBet(coupon.state, coupon.facts)) return null;
  const count = coupon.playedCount;
  const multiplier = bonusBetMultiplier(count);
  if (!multiplier.ok) return null;
  const events = t('bonus.events', { count, odds: total(LOWEST_BONUS_ODDS) });
  return (
    <div className={styles.bonus} data-bonus="">
      <Icon name="t-gift" />
      <span className="ell" title={events}>
        <span className={styles.title}>{t('bonus')}</span>
        <small>{events}</small>
      </span>
      <b className="num ltr">{multiplierText(multiplier.value)}</b>
      <IconButton
        icon="t-x"
        size="sm"
        label={t('bonus.remove')}
        reason={coupon.isFrozen ? t('frozen') : undefined}
        onClick={() => {
          coupon.edit({ type: 'bonus-bet-deleted' });
        }}
      />
      <span className={styles.pips} aria-hidden="true">
        {PIPS.map((pip) => (
          <i key={pip} className={pip < count ? styles.on : undefined} />
        ))}
      </span>
    </div>
  );
});
