import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isPlayingBet, repeatedCoupon } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedBet, PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { StatusTag } from '../../kit/feedback/status-tag.tsx';
import { CouponStateTag } from './coupon-state-tag.tsx';
import styles from './my-bets.module.scss';
import { useCouponWords } from '../use-coupon-words.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { useTexts } from '../../page/use-texts.ts';

/** The player's open coupons with the score of their games, and those settled a moment ago. */
export const MyBets = observer(function MyBets(): ReactNode {
  const { dialogs } = usePage();
  const { myBets } = useCoupon();
  const { session } = useSession();
  const { t } = useSlipWords();
  const isReady = useTexts('history');
  if (!session.isSignedIn) {
    return (
      <EmptyState
        icon="t-receipt"
        title={t('my-bets.signed-out')}
        action={
          <Button
            onClick={() => {
              dialogs.show('sign-in');
            }}
          >
            {t('my-bets.sign-in')}
          </Button>
        }
      >
        {t('my-bets.signed-out-text')}
      </EmptyState>
    );
  }
  if (myBets.failure !== undefined && !myBets.isLoaded) {
    return <ErrorState onRetry={() => void myBets.refresh()}>{t('my-bets.failed')}</ErrorState>;
  }
  if (!isReady || !myBets.isLoaded) {
    return (
      <div className={styles.list} aria-busy="true" aria-label={t('my-bets')}>
        <Skeleton shape="block" className={styles.skeleton} />
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    );
  }
  return (
    <div className={styles.list}>
      {myBets.sorted.length === 0 ? (
        <EmptyState icon="t-receipt" title={t('my-bets.none')}>
          {t('my-bets.none-text')}
        </EmptyState>
      ) : (
        myBets.sorted.map((coupon) => <MyCoupon key={coupon.id} coupon={coupon} />)
      )}
      <AppLink to="history" params={{}} className={buttonClass({ look: 'text', size: 'sm' })}>
        {t('my-bets.history')}
      </AppLink>
    </div>
  );
});

const MyCoupon = observer(function MyCoupon({ coupon }: { readonly coupon: PlacedCoupon }): ReactNode {
  const { myBets } = useCoupon();
  const { t } = useSlipWords();
  const words = useCouponWords();
  const isOpen = coupon.state === 'open';
  return (
    <article className={styles.coupon} aria-label={t('my-bets.coupon', { id: coupon.id })}>
      <div className={styles.head}>
        <CouponStateTag coupon={coupon} />
        <span className="num">{words.moment(coupon.placedAt)}</span>
        <span className={styles.number}>{t('my-bets.number', { id: coupon.id })}</span>
      </div>
      <div className={styles.pair}>
        <b>{words.type(coupon)}</b>
        <b className="num">{words.total(coupon)}</b>
      </div>
      {coupon.bets.map((bet) => (
        <MyBet key={bet.index} bet={bet} />
      ))}
      <div className={styles.pair}>
        <span>
          {t('my-bets.amount')} <b className="num">{words.money(coupon.amount, coupon)}</b>
        </span>
        <span>
          {t(isOpen ? 'my-bets.possible' : 'my-bets.payout')}{' '}
          <b className="num">{words.money(isOpen ? coupon.possibleWin : coupon.payout, coupon)}</b>
        </span>
      </div>
      {coupon.hyperBonus === undefined || coupon.hyperBonus.amount === 0 ? null : (
        <div className={styles.pair}>
          <span>{t('hyper-bonus', { percent: coupon.hyperBonus.percent })}</span>
          <b className="num">{words.money(coupon.hyperBonus.amount, coupon)}</b>
        </div>
      )}
      {repeatedCoupon(coupon) === undefined ? null : (
        <Button
          size="sm"
          onClick={() => {
            myBets.repeat(coupon);
          }}
        >
          <Icon name="t-repeat" size="sm" />
          {t('my-bets.repeat')}
        </Button>
      )}
    </article>
  );
});

const MyBet = observer(function MyBet({ bet }: { readonly bet: PlacedBet }): ReactNode {
  const words = useCouponWords();
  const score = words.score(bet);
  return (
    <div className={styles.bet}>
      <span className={styles.game}>
        {isPlayingBet(bet) ? <LiveDot /> : null}
        <span className="ell" dir="auto">
          {words.game(bet)}
        </span>
        {score === undefined ? null : <b className="num">{score}</b>}
      </span>
      <span className={styles.pair}>
        <span className="ell" dir="auto">
          {words.pick(bet)}
        </span>
        <span className="num">{words.odds(bet)}</span>
      </span>
      {isPlayingBet(bet) ? null : <StatusTag status={bet.status} />}
    </div>
  );
});
