import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStart, isLiveBet, type CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { clockMinute, stageName } from '../../../core/sports/game/live-clock.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { LiveTag } from '../../kit/feedback/live-tag.tsx';
import { speak } from '../../page/speak.ts';
import { useClockText } from '#ui/sports/game/use-clock-text.ts';

/** When the game of a bet starts, or how far it is. */
export const BetWhen = observer(function BetWhen({ bet }: { readonly bet: CouponBet }): ReactNode {
  return isLiveBet(bet) ? <LiveWhen bet={bet} /> : <StartWhen bet={bet} />;
});

const LiveWhen = observer(function LiveWhen({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { t } = useTranslation('sports');
  const minute = useClockText(sayMinute, bet);
  const stage =
    bet.update === undefined ? t('slip:live') : speak(t, stageName({ ...bet.update, sportId: bet.sportId }));
  return <LiveTag>{minute === '' ? stage : minute}</LiveTag>;
});

const StartWhen = observer(function StartWhen({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('kit');
  const look = settings.settings;
  const say = useCallback((at: EpochMillis, now: EpochMillis) => formatMoment(at, now, { look, words: t }), [look, t]);
  return <span className="num">{useClockText(say, currentStart(bet))}</span>;
});

function sayMinute(bet: CouponBet, now: EpochMillis): string {
  const { update, sportId } = bet;
  if (update === undefined || update.status !== 'playing') return '';
  return clockMinute(sportId, update.clock, now) ?? '';
}
