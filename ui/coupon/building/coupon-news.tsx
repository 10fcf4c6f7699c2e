import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { hasOneTotal } from '../../../core/coupon/maths/total-odds.ts';
import { sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import type { OddsNews } from './coupon-news-store.ts';
import { rejectionText } from '../placement/rejection-text.ts';
import { useSlipWords, type SlipWords } from '../use-slip-words.ts';

/** Moved prices in one sentence, and what was accepted. */
export const PoliteNews = observer(function PoliteNews(): ReactNode {
  const stores = useCoupon();
  const { coupon, placing } = stores;
  const words = useSlipWords();
  const { state } = placing;
  if (state.phase === 'accepted') return words.t('accepted.said', { amount: words.money(stakedIn(state.coupons)) });
  const news = stores.lazy.isLoaded('couponNews') ? stores.couponNews.news : undefined;
  if (news === undefined) return null;
  return oddsNewsText(hasOneTotal(coupon.type) ? news : { changes: news.changes }, words);
});

/** What became of an order that has to be looked at. */
export const OrderAlert = observer(function OrderAlert(): ReactNode {
  const { placing } = useCoupon();
  const words = useSlipWords();
  const { t } = words;
  const { state } = placing;
  if (state.phase === 'rejected' || state.phase === 'not-received') {
    return t('rejected.said', { reason: rejectionText(state, words) });
  }
  if (state.phase === 'unknown') return t('unknown.said');
  return state.phase === 'needs-confirm' ? t('changed.said', { count: state.changes.length }) : null;
});

const MOST_NAMED = 3;

function oddsNewsText({ changes, total }: OddsNews, { t, odds, total: totalText, game, pick }: SlipWords): string {
  const named = changes
    .slice(0, MOST_NAMED)
    .map(({ bet, before, after }) =>
      t('news.bet', { game: game(bet), pick: pick(bet), before: odds(before, bet), after: odds(after, bet) }),
    )
    .join(' ');
  return total === undefined
    ? t('news', { count: changes.length, changes: named })
    : t('news.total', { count: changes.length, changes: named, total: totalText(total) });
}

function stakedIn(coupons: readonly { readonly amount: Minor }[]): Minor | undefined {
  return sumOfMinor(coupons.map(({ amount }) => amount));
}
