import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Segment } from '../../../kit/controls/segment.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { useCoupon } from '../../use-coupon.ts';
import { useSlipWords } from '../../use-slip-words.ts';
import { WorthNote } from '../coupon-worth.tsx';
import { MyCoupon } from '../my-coupon.tsx';
import styles from '../my-bets.module.scss';

/** Chooses between the bets on the open game and all open bets. */
export const GameBetsChoice = observer(function GameBetsChoice(): ReactNode {
  const { ofGame } = useCoupon().myBets;
  const { t } = useSlipWords();
  return (
    <Segment
      label={t('my-bets.which')}
      isBlock
      options={[
        { value: 'game', label: t('my-bets.of-game') },
        { value: 'open', label: t('my-bets.all-open') },
      ]}
      value={ofGame.isChosen ? 'game' : 'open'}
      onChange={(which) => {
        ofGame.choose(which === 'game');
      }}
    />
  );
});

/** The player's bets on the game that the page has open, settled ones too. */
export const GameBets = observer(function GameBets(): ReactNode {
  const { ofGame } = useCoupon().myBets;
  const { t } = useSlipWords();
  const failed = useFailureWords()(ofGame.failure, 'my-bets');
  if (ofGame.failure !== undefined && ofGame.coupons.length === 0) {
    return (
      <ErrorState
        title={failed?.title}
        isOffline={ofGame.failure.kind === 'network'}
        onRetry={() => void ofGame.load()}
      >
        {failed?.text}
      </ErrorState>
    );
  }
  if (!ofGame.isLoaded && ofGame.coupons.length === 0) return <BetsComing />;
  if (ofGame.coupons.length === 0) {
    return (
      <EmptyState icon="t-receipt" title={t('my-bets.none-of-game')}>
        {t('my-bets.none-of-game-text')}
      </EmptyState>
    );
  }
  return (
    <>
      <WorthNote coupons={ofGame.coupons} className={styles.condition} />
      {ofGame.coupons.map((coupon) => (
        <MyCoupon key={coupon.id} coupon={coupon} />
      ))}
      {ofGame.coupons.some(({ state }) => state !== 'open') ? <SettlementRequest /> : null}
    </>
  );
});

/** Where a player goes who does not agree with a settlement. */
function SettlementRequest(): ReactNode {
  const { language } = usePage();
  const { t } = useSlipWords();
  const support = addressInLanguage(routePath('office-support', {}), language);
  return (
    <FormNotice tone="info">
      {t('my-bets.protocol')}{' '}
      <Link to={support} className={styles.request}>
        {t('my-bets.protocol-request')}
      </Link>
    </FormNotice>
  );
}

/** Stands in the place of bets that are on their way. */
export function BetsComing(): ReactNode {
  const { t } = useSlipWords();
  return (
    <section className={styles.list} aria-busy="true" aria-label={t('my-bets')}>
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
    </section>
  );
}
