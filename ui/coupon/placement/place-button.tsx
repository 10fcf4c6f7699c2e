import { observer } from 'mobx-react-lite';
import { lazy, useLayoutEffect, type ReactNode } from 'react';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { useCoupon } from '../use-coupon.ts';
import { SlipPart } from '../building/slip-part.tsx';
import { usePage } from '../../page/use-page.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { obstacleText } from './obstacle-text.ts';
import styles from './place-button.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

const StoppedPlay = lazy(async () => ({ default: (await import('./stopped-play.tsx')).StoppedPlay }));

/** Places the coupon, or says why it cannot be placed. */
export const PlaceButton = observer(function PlaceButton(): ReactNode {
  const { couponSums, placement } = useCoupon();
  const { dialogs } = usePage();
  const words = useSlipWords();
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { t, money } = words;
  const { obstacle, changeCount } = couponSums;
  const { stop } = placement;
  useLayoutEffect(() => {
    placement.noteMoved();
  }, [placement]);
  if (stop !== undefined || obstacle?.code === 'not-enough-money' || obstacle?.code === 'payout-used') {
    return (
      <SlipPart fallback={<span className={classNames(styles.place, styles.off)} />}>
        <StoppedPlay stop={stop} />
      </SlipPart>
    );
  }
  if (obstacle?.code === 'sign-in') {
    return (
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('place.sign-in')}
        <span className="num">{money(couponSums.staked)}</span>
      </button>
    );
  }
  if (obstacle !== undefined) {
    const reason = obstacleText(obstacle, words, isBalanceHidden);
    return (
      <button
        type="button"
        className={classNames(styles.place, styles.off)}
        aria-label={t('place.blocked', { reason })}
        aria-disabled="true"
      >
        {reason}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.place, changeCount > 0 && styles.changed)}
      onClick={() => {
        placement.press();
      }}
    >
      {changeCount > 0 ? t('place.changed', { count: changeCount }) : t(couponSums.isVipOrder ? 'place.vip' : 'place')}
      <span className="num">{money(couponSums.staked)}</span>
    </button>
  );
});
