import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomePart } from '../../../core/coupon/placed/coupon-outcome.ts';
import { isPlayingBet } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedCouponState, PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';

interface StateLook {
  readonly tone: TagTone;
  readonly icon: IconName;
}

const STATE_LOOKS: Readonly<Record<PlacedCouponState | 'live' | 'part', StateLook>> = {
  open: { tone: 'neutral', icon: 't-clock' },
  live: { tone: 'live', icon: 't-broadcast' },
  won: { tone: 'success', icon: 'f-circle-check' },
  part: { tone: 'info', icon: 't-arrow-back-up' },
  lost: { tone: 'danger', icon: 'f-circle-x' },
  returned: { tone: 'info', icon: 't-arrow-back-up' },
};

/** How a placed coupon stands; an open one says whether a game of it is being played. */
export function CouponStateTag({ coupon }: { readonly coupon: PlacedCoupon<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const staked = coupon.promo?.kind === 'free-bet' ? NO_MONEY : coupon.amount;
  const state =
    coupon.state === 'open' && coupon.bets.some(isPlayingBet)
      ? 'live'
      : outcomePart(coupon.state, coupon.payout, staked);
  return <Tag {...STATE_LOOKS[state]}>{t(`state.${state}`)}</Tag>;
}
