import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import type { PlayStop } from '../../../core/limits/play-permission.ts';
import { addressInLanguage, inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { obstacleText } from './obstacle-text.ts';
import { rejectionText } from './rejection-text.ts';
import styles from './place-button.module.scss';

/** Why the player stakes nothing now and the way on: LP-11 to what they have set, DEP-3 to where money is paid in, MA-9 to their open bets. */
export const StoppedPlay = observer(function StoppedPlay({ stop }: { readonly stop: PlayStop | undefined }): ReactNode {
  const { language } = usePage();
  const words = useSlipWords();
  if (stop === undefined) return <StoppedByObstacle />;
  return (
    <Link className={classNames(styles.place, styles.stopped)} to={inLanguage(LIMITS_PATH, language)}>
      <b>{rejectionText({ phase: 'rejected', ...stop }, words)}</b> <u>{words.t('rejected.own-limits')}</u>
    </Link>
  );
});

/** DEP-3 Nothing is paid into a bonus account. */
const StoppedByObstacle = observer(function StoppedByObstacle(): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { language } = usePage();
  const words = useSlipWords();
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { obstacle } = couponSums;
  if (obstacle === undefined) return null;
  const reason = obstacleText(obstacle, words, isBalanceHidden);
  const label = words.t('place.blocked', { reason });
  const isPayoutUsed = obstacle.code === 'payout-used';
  if (coupon.isBonusAccount) {
    return (
      <button type="button" className={classNames(styles.place, styles.off)} aria-label={label} aria-disabled="true">
        {reason}
      </button>
    );
  }
  return (
    <Link
      discover="none"
      className={classNames(styles.place, styles.stopped)}
      to={addressInLanguage(routePath(isPayoutUsed ? 'history' : 'recharge', {}), language)}
    >
      <b>{reason}</b> <u>{words.t(isPayoutUsed ? 'obstacle.open-bets' : 'obstacle.recharge')}</u>
    </Link>
  );
});
