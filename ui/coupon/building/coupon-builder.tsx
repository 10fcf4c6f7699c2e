import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { LoadByCode } from './load-by-code.tsx';
import { useTexts } from '../../page/use-texts.ts';
import styles from '../coupon-panel.module.scss';
import footStyles from './coupon-foot.module.scss';
import { SlipPart } from './slip-part.tsx';
import { useCouponParts } from './use-coupon-parts.ts';
import { useSlipWords } from '../use-slip-words.ts';

// The first picture of a page never has a coupon: its parts are fetched apart.
const FilledCoupon = lazy(async () => ({ default: (await import('./filled-coupon.tsx')).FilledCoupon }));
const PlacementProgress = lazy(async () => ({
  default: (await import('../placement/placement-progress.tsx')).PlacementProgress,
}));
const RejectionCard = lazy(async () => ({ default: (await import('../placement/rejection-card.tsx')).RejectionCard }));
const ClearedCoupon = lazy(async () => ({ default: (await import('./cleared-coupon.tsx')).ClearedCoupon }));
const CouponReceipt = lazy(async () => ({ default: (await import('../placement/coupon-receipt.tsx')).CouponReceipt }));

/** The coupon that is being built: its type, its bets and its foot; or why there is none. */
export const CouponBuilder = observer(function CouponBuilder(): ReactNode {
  const { coupon, placing } = useCoupon();
  const { state } = placing;
  const isEmpty = coupon.bets.length === 0;
  return (
    <>
      {state.phase === 'accepted' ? (
        <SlipPart fallback={<AcceptedMeanwhile />}>
          <CouponReceipt state={state} />
          {isEmpty ? <EmptyCoupon /> : null}
        </SlipPart>
      ) : null}
      {state.phase === 'rejected' || state.phase === 'not-received' ? (
        <SlipPart>
          <RejectionCard state={state} />
        </SlipPart>
      ) : null}
      {isEmpty ? state.phase === 'accepted' ? null : <EmptyCoupon /> : <BetsOfCoupon />}
    </>
  );
});

/** The bets and the button that places them, once all is here that they are priced and placed with. */
const BetsOfCoupon = observer(function BetsOfCoupon(): ReactNode {
  const isWhole = useCouponParts();
  const waiting = <Skeleton shape="block" className={styles.waiting} />;
  return <SlipPart fallback={waiting}>{isWhole ? <FilledCoupon /> : waiting}</SlipPart>;
});

/** Until the receipt has been fetched: an empty coupon alone would look as if the bet were lost. */
function AcceptedMeanwhile(): ReactNode {
  const { t } = useSlipWords();
  return useTexts('slip') ? <EmptyState icon="t-receipt" title={t('accepted')} /> : null;
}

/** An order may be under way without a coupon: one by one click, or one found after a reload. */
const EmptyCoupon = observer(function EmptyCoupon(): ReactNode {
  const { coupon, couponSettings, placing } = useCoupon();
  const { t } = useSlipWords();
  const { phase } = placing.state;
  const isOver = phase === 'idle' || phase === 'rejected' || phase === 'not-received';
  return (
    <div className={styles.empty}>
      {isOver || phase === 'accepted' ? null : (
        <div className={footStyles.foot}>
          <SlipPart>
            <PlacementProgress />
          </SlipPart>
        </div>
      )}
      {coupon.state.cleared === undefined ? null : (
        <SlipPart>
          <ClearedCoupon />
        </SlipPart>
      )}
      {coupon.isReady || coupon.wasEmpty ? (
        <EmptyState icon="t-receipt" title={t('empty')} action={<LoadByCode />}>
          {t(couponSettings.isOneClickOn ? 'empty.one-click' : 'empty.text')}
        </EmptyState>
      ) : null}
    </div>
  );
});
