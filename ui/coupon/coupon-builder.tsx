import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useStores } from '../app/stores.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Icon } from '../kit/icon.tsx';
import { BetList } from './bet-list.tsx';
import { BonusRow } from './bonus-row.tsx';
import { LoadByCode, SaveUnderCode } from './coupon-code.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import styles from './coupon-panel.module.scss';
import { CouponTypes } from './coupon-types.tsx';
import footStyles from './coupon-foot.module.scss';
import { PlacementProgress } from './placement-progress.tsx';
import { RejectionCard } from './rejection-card.tsx';
import { StaleNote } from './stale-note.tsx';
import { SystemSize } from './system-size.tsx';
import { useSlipWords } from './use-slip-words.ts';

const CouponReceipt = lazy(async () => ({ default: (await import('./coupon-receipt.tsx')).CouponReceipt }));

/** The coupon that is being built: its type, its bets and its foot; or why there is none. */
export const CouponBuilder = observer(function CouponBuilder(): ReactNode {
  const { coupon, placement } = useStores();
  const { state } = placement;
  const isEmpty = coupon.bets.length === 0;
  return (
    <>
      {state.phase === 'accepted' ? (
        <Suspense>
          <CouponReceipt state={state} />
        </Suspense>
      ) : null}
      {state.phase === 'rejected' || state.phase === 'not-received' ? <RejectionCard state={state} /> : null}
      {isEmpty ? <EmptyCoupon /> : <FilledCoupon />}
    </>
  );
});

const FilledCoupon = observer(function FilledCoupon(): ReactNode {
  return (
    <>
      <CouponTypes />
      <SystemSize />
      <StaleNote />
      <BetList />
      <SaveUnderCode />
      <BonusRow />
      <CouponFoot />
    </>
  );
});

/** An order may be under way without a coupon: one by one click, or one found after a reload. */
const EmptyCoupon = observer(function EmptyCoupon(): ReactNode {
  const { coupon, couponSettings, placement } = useStores();
  const { t } = useSlipWords();
  const { phase } = placement.state;
  const isOver = phase === 'idle' || phase === 'rejected' || phase === 'not-received';
  return (
    <div className={styles.empty}>
      {isOver || phase === 'accepted' ? null : (
        <div className={footStyles.foot}>
          <PlacementProgress />
        </div>
      )}
      {coupon.state.cleared === undefined ? null : (
        <output className={styles.undo}>
          <span>{t('cleared', { count: coupon.state.cleared.bets.length })}</span>
          <Button
            size="sm"
            onClick={() => {
              coupon.edit({ type: 'clear-undone' });
            }}
          >
            <Icon name="t-arrow-back-up" size="sm" />
            {t('cleared.undo')}
          </Button>
        </output>
      )}
      {coupon.isReady ? (
        <EmptyState icon="t-receipt" title={t('empty')} action={<LoadByCode />}>
          {t(couponSettings.isOneClickOn ? 'empty.one-click' : 'empty.text')}
        </EmptyState>
      ) : null}
    </div>
  );
});
