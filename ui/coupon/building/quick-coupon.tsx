import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { isGoneBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { Badge } from '../../kit/feedback/badge.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { BetList } from '../bets/bet-list.tsx';
import { GoneBets } from '../bets/gone-bets.tsx';
import { BonusRow } from '../maths/bonus-row.tsx';
import { CouponReceipt } from '../placement/coupon-receipt.tsx';
import { PlacementProgress } from '../placement/placement-progress.tsx';
import { RejectionCard } from '../placement/rejection-card.tsx';
import { StaleNote } from '../placement/stale-note.tsx';
import { PromoRow } from '../promo/promo-row.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { CouponAnnouncer } from './coupon-announcer.tsx';
import { CouponFoot } from './coupon-foot.tsx';
import { QUICK_COUPON_ID } from './quick-coupon-id.ts';
import styles from './quick-coupon.module.scss';

/** QC-1 The coupon over a page that has no column for it: open, or folded to a button. */
export const QuickCoupon = observer(function QuickCoupon(): ReactNode {
  const { switches } = useCoupon().couponSums;
  const isFolded = switches.isQuickCouponHidden;
  const box = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current === isFolded) return;
    wasFolded.current = isFolded;
    (isFolded ? opener.current : box.current)?.focus();
  }, [isFolded]);
  const fold = useCallback(() => {
    switches.foldQuickCoupon();
  }, [switches]);
  const unfold = useCallback(() => {
    switches.unfoldQuickCoupon();
  }, [switches]);
  return (
    <>
      {isFolded ? <FoldedCoupon opener={opener} onOpen={unfold} /> : <OpenCoupon box={box} onFold={fold} />}
      <CouponAnnouncer />
    </>
  );
});

interface FoldedCouponProps {
  readonly opener: { readonly current: HTMLButtonElement | null };
  readonly onOpen: () => void;
}

const FoldedCoupon = observer(function FoldedCoupon({ opener, onOpen }: FoldedCouponProps): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, total } = useSlipWords();
  return (
    <button
      ref={opener}
      type="button"
      className={styles.pill}
      data-kept-clear=""
      aria-expanded={false}
      aria-controls={QUICK_COUPON_ID}
      onClick={onOpen}
    >
      <span className={styles.mark}>
        <Icon name="t-ticket" />
        {coupon.bets.length === 0 ? null : <Badge>{coupon.bets.length}</Badge>}
      </span>
      {t('coupon')}
      {couponSums.total === undefined ? null : <span className="num">{total(couponSums.total)}</span>}
      <Icon name="t-chevron-up" size="sm" />
    </button>
  );
});

interface OpenCouponProps {
  readonly box: { readonly current: HTMLElement | null };
  readonly onFold: () => void;
}

const OpenCoupon = observer(function OpenCoupon({ box, onFold }: OpenCouponProps): ReactNode {
  const { coupon } = useCoupon();
  const { t, type } = useSlipWords();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isWithin = event.target instanceof Node && box.current?.contains(event.target) === true;
      if (event.key !== 'Escape' || event.defaultPrevented || !isWithin) return;
      event.preventDefault();
      onFold();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [box, onFold]);
  return (
    <section
      ref={box}
      id={QUICK_COUPON_ID}
      className={styles.box}
      data-kept-clear=""
      aria-label={t('coupon')}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <b>{t('coupon')}</b>
        <Badge>{coupon.bets.length}</Badge>
        <span className={styles.type}>{coupon.bets.length === 0 ? null : type(coupon.type)}</span>
        <IconButton
          icon="t-chevron-down"
          size="sm"
          label={t('quick.fold')}
          aria-expanded
          aria-controls={QUICK_COUPON_ID}
          onClick={onFold}
        />
      </div>
      <OrderNews />
      {coupon.bets.length === 0 ? null : <QuickBets />}
    </section>
  );
});

/** What became of an order. */
const OrderNews = observer(function OrderNews(): ReactNode {
  const { coupon, placing } = useCoupon();
  const { state } = placing;
  if (state.phase === 'accepted') return <CouponReceipt state={state} />;
  if (state.phase === 'rejected' || state.phase === 'not-received') return <RejectionCard state={state} />;
  return coupon.bets.length > 0 || state.phase === 'idle' ? null : <PlacementProgress />;
});

const QuickBets = observer(function QuickBets(): ReactNode {
  const { coupon, couponPromo } = useCoupon();
  return (
    <>
      <StaleNote />
      {coupon.bets.some(isGoneBet) ? <GoneBets /> : null}
      <BetList />
      <BonusRow />
      {couponPromo.terms === undefined ? null : <PromoRow />}
      <CouponFoot />
    </>
  );
});
