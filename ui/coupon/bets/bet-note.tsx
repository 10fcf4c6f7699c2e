import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { BetTrouble } from '../../../core/coupon/bets/bet.ts';
import type { CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import styles from './bet-row.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

const ICONS: Readonly<Record<BetTrouble, IconName>> = {
  suspended: 'f-lock',
  finished: 't-clock',
  removed: 't-ban',
  dependent: 't-unlink',
  'banned-express': 't-unlink',
};

/** What keeps a bet from being placed, and the way on: leave it out, or put it back. */
export const BetNote = observer(function BetNote({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { coupon } = useCoupon();
  const { t, game } = useSlipWords();
  const { trouble, isLeftOut, outcomeId } = bet;
  if (trouble === undefined && !isLeftOut) return null;
  const isAboutOthers = trouble === 'dependent' || trouble === 'banned-express';
  const isCalm = isLeftOut || trouble === undefined;
  return (
    <div className={classNames(styles.note, isAboutOthers && styles.danger, isLeftOut && styles.calm)}>
      <Icon name={isCalm ? 't-eye-off' : ICONS[trouble]} size="xs" />
      <span>{isCalm ? t('left-out') : t(`trouble.${trouble}`)}</span>
      <button
        type="button"
        className={styles.action}
        aria-label={t(isLeftOut ? 'put-back.name' : 'leave-out.name', { game: game(bet) })}
        aria-disabled={coupon.isFrozen || undefined}
        title={coupon.isFrozen ? t('frozen') : undefined}
        onClick={() => {
          coupon.edit({ type: isLeftOut ? 'bet-put-back' : 'bet-left-out', outcomeId });
        }}
      >
        {t(isLeftOut ? 'put-back' : 'leave-out')}
      </button>
    </div>
  );
});
