import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentOdds } from '../../../core/coupon/bets/coupon-bet.ts';
import { isQuickCouponVisible } from '../../../core/coupon/building/quick-coupon.ts';
import { pathTo, splitLanguage } from '../../../core/navigation/language-path.ts';
import { routeHasQuickCoupon } from '../../../core/navigation/quick-coupon-page.ts';
import { routeRemindsOfCoupon } from '../../../core/navigation/reminder-page.ts';
import { QuickCoupon } from '#ui/coupon/building/quick-coupon.tsx';
import { SlipPart } from '#ui/coupon/building/slip-part.tsx';
import { useCouponParts } from '#ui/coupon/building/use-coupon-parts.ts';
import { useSlipWords } from '#ui/coupon/use-slip-words.ts';
import { useTexts } from '../../page/use-texts.ts';
import { useStores } from '../stores.ts';
import { focusCoupon, isCouponInSight } from './focus-coupon.ts';

/** Frames that a page may take to show its coupon. */
const MOST_FRAMES = 300;

/** The coupon for pages that do not show it: the quick coupon, and the reminder of bets that wait. */
export const CouponBesidePage = observer(function CouponBesidePage(): ReactNode {
  const isWhole = useCouponParts();
  const hasTexts = useTexts('slip');
  return isWhole && hasTexts ? (
    <SlipPart>
      <WholeCouponBeside />
    </SlipPart>
  ) : null;
});

const WholeCouponBeside = observer(function WholeCouponBeside(): ReactNode {
  const { coupon, couponReminder, couponSums, language, page, placing } = useStores();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const route = page.match(splitLanguage(pathname).rest)?.route;
  const facts = {
    isPageAllowed: route !== undefined && routeHasQuickCoupon(route),
    betCount: coupon.bets.length,
    hasOrder: placing.state.phase !== 'idle',
    isCouponOpen: false,
  };
  const isOffered = isQuickCouponVisible(facts);
  const isReminded = route !== undefined && routeRemindsOfCoupon(route);
  const stopLooking = useRef<() => void>(() => undefined);
  useEffect(() => () => stopLooking.current(), []);
  useEffect(
    () => () => {
      if (placing.state.phase === 'idle') couponSums.switches.foldQuickCoupon();
    },
    [couponSums, pathname, placing],
  );
  useEffect(() => {
    if (!isReminded) return undefined;
    return couponReminder.attend({
      isCouponInSight: () => isCouponInSight() || (isOffered && !couponSums.switches.isQuickCouponHidden),
      openCoupon: () => {
        if (focusCoupon()) return;
        void navigate(pathTo('home', {}, language));
        stopLooking.current = whenThere(focusCoupon);
      },
    });
  }, [couponReminder, couponSums, isOffered, isReminded, language, navigate]);
  return (
    <>
      <ReminderWords />
      {isOffered ? <QuickCoupon /> : null}
    </>
  );
});

/** Says what the reminder is of. */
const ReminderWords = observer(function ReminderWords(): ReactNode {
  const { couponReminder } = useStores();
  const { game, plainPick, odds } = useSlipWords();
  const { due } = couponReminder;
  useEffect(() => {
    if (due === undefined) return;
    couponReminder.tell({ game: game(due), pick: plainPick(due), odds: odds(currentOdds(due), due) });
  });
  return null;
});

/** Does something once it can be done, which is tried at each frame. Returns what stops it. */
function whenThere(isDone: () => boolean): () => void {
  let left = MOST_FRAMES;
  let frame = 0;
  const look = (): void => {
    left -= 1;
    if (!isDone() && left > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
  };
}
