import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { AppLink } from '../../page/app-link.tsx';
import { useCoupon } from '../use-coupon.ts';
import { usePage } from '../../page/use-page.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { BetsComing, GameBets, GameBetsChoice } from './game/game-bets.tsx';
import { WorthNote } from './coupon-worth.tsx';
import { MyCoupon } from './my-coupon.tsx';
import styles from './my-bets.module.scss';
import { useSlipWords } from '../use-slip-words.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useTexts } from '../../page/use-texts.ts';

/** The player's open coupons with the score of their games, and those settled a moment ago. */
export const MyBets = observer(function MyBets(): ReactNode {
  const stores = useCoupon();
  const { page, session } = usePage();
  const { t } = useSlipWords();
  const isReady = useTexts('history');
  const failureWords = useFailureWords();
  useEffect(() => {
    stores.lazy.ensure(['myBets']).catch(() => {
      page.reportMissingPart();
    });
  }, [stores, page]);
  if (!session.isSignedIn) return <SignedOutBets />;
  if (!stores.lazy.isLoaded('myBets')) return <BetsComing />;
  const { myBets } = stores;
  const isGameOpen = myBets.ofGame.gameId !== undefined;
  if (myBets.failure !== undefined && !myBets.isLoaded) {
    const failed = failureWords(myBets.failure, 'my-bets');
    return (
      <ErrorState
        title={failed?.title}
        isOffline={myBets.failure.kind === 'network'}
        onRetry={() => void myBets.refresh()}
      >
        {failed?.text}
      </ErrorState>
    );
  }
  if (!isReady || !myBets.isLoaded) return <BetsComing />;
  return (
    <div className={styles.list}>
      {isGameOpen ? <GameBetsChoice /> : null}
      {isGameOpen && myBets.ofGame.isChosen ? (
        <GameBets />
      ) : myBets.sorted.length === 0 ? (
        <EmptyState icon="t-receipt" title={t('my-bets.none')}>
          {t('my-bets.none-text')}
        </EmptyState>
      ) : (
        <>
          <WorthNote coupons={myBets.sorted} className={styles.condition} />
          {myBets.sorted.map((coupon) => (
            <MyCoupon key={coupon.id} coupon={coupon} />
          ))}
        </>
      )}
      <AppLink to="history" params={{}} className={buttonClass({ look: 'text', size: 'sm' })}>
        {t('my-bets.history')}
      </AppLink>
    </div>
  );
});

function SignedOutBets(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useSlipWords();
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
