import { useTranslation } from 'react-i18next';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import type { CouponType } from '../../core/coupon/maths/coupon-type.ts';
import type { Minor } from '../../core/shared/money.ts';
import { coefViewIdOf, type MilliOdds } from '../../core/shared/odds.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { marketKindFacts } from '../../core/sports/game/market-kind.ts';
import { pickName } from '../../core/sports/names/pick-name.ts';
import { plainPickName } from '../../core/sports/names/plain-pick-name.ts';
import { useCoupon } from './use-coupon.ts';
import { usePage } from '../page/use-page.ts';
import { formatMoment } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { oddsInFull } from '../kit/formats/odds-in-full.ts';
import { speak } from '../page/speak.ts';

/** How the coupon being built is written for the player. */
export interface SlipWords {
  readonly t: (key: string, values?: Record<string, string | number>) => string;
  /** A dash where there is no amount. */
  readonly money: (amount: Minor | undefined, currency?: string) => string;
  /** Without decimals that are all zero. */
  readonly shortMoney: (amount: Minor) => string;
  readonly odds: (odds: MilliOdds, bet: Pick<Bet, 'kind'>) => string;
  readonly total: (odds: MilliOdds) => string;
  readonly type: (type: CouponType) => string;
  readonly game: (bet: Pick<Bet, 'homeName' | 'awayName'>) => string;
  /** Short, as the cell of the line is headed. */
  readonly pick: (bet: Bet) => string;
  /** LN-87 In plain words: the market and the answer. */
  readonly plainPick: (bet: Bet) => string;
  readonly moment: (at: EpochMillis, now: EpochMillis) => string;
}

/** Call it in an observer: the words follow the player's odds format, time zone, currency and language. */
export function useSlipWords(): SlipWords {
  const { coupon } = useCoupon();
  const { language, settings } = usePage();
  const { t } = useTranslation(['coupon', 'slip'], { nsMode: 'fallback' });
  const { t: kit } = useTranslation('kit');
  const { coefViewId } = settings.settings;
  return {
    t: (key, values = {}) => t(key, values),
    money: (amount, currency = coupon.currency) =>
      amount === undefined ? t('none') : formatMoney(amount, currency, { language }),
    shortMoney: (amount) => formatMoney(amount, coupon.currency, { language, isShort: true }),
    odds: (odds, { kind }) => oddsInFull(odds, coefViewIdOf(coefViewId, marketKindFacts(kind).family)),
    total: (odds) => oddsInFull(odds, coefViewIdOf(coefViewId, 'other')),
    type: (type) => t(`type.${type}`),
    game: ({ homeName, awayName }) =>
      awayName === undefined ? homeName : t('game', { home: homeName, away: awayName }),
    pick: (bet) => speak(t, pickName(bet)),
    plainPick: (bet) => speak(t, plainPickName(bet)),
    moment: (at, now) => formatMoment(at, now, { look: settings.settings, words: kit }),
  };
}
