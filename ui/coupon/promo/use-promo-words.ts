import {
  mostBoosted,
  type PromoCoupon,
  type PromoObstacle,
  type PromoTerms,
} from '../../../core/coupon/promo/promo-terms.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { usePage } from '../../page/use-page.ts';
import { useSlipWords } from '../use-slip-words.ts';
import type { PromoTrouble } from './coupon-promo-store.ts';

export interface PromoWords {
  /** What the code gives: an amount or a percent. */
  readonly gain: (terms: PromoTerms) => string;
  /** To which coupons it gives it. */
  readonly conditions: (terms: PromoTerms, coupon: Pick<PromoCoupon, 'currency' | 'step'>) => readonly string[];
  readonly obstacle: (obstacle: PromoObstacle) => string;
  readonly trouble: (trouble: PromoTrouble) => string;
}

/** How promo codes are written for the player; call it in an observer. */
export function usePromoWords(): PromoWords {
  const { t, total, moment: momentText } = useSlipWords();
  const { clock, language } = usePage();
  const moment = (at: EpochMillis): string => momentText(at, clock.now);
  const short = (sum: Minor, currency: string): string => formatMoney(sum, currency, { language, isShort: true });
  return {
    gain: (terms) =>
      terms.kind === 'free-bet' ? short(terms.amount, terms.currency) : t('promo.percent', { percent: terms.percent }),
    conditions: ({ endsAt, type, leastBets, leastOdds, ...terms }, { currency, step }) => [
      t(`promo.${terms.kind}`),
      ...(type === undefined ? [] : [t(`promo.only.${type}`)]),
      ...(leastBets > 1 ? [t('promo.least-bets', { count: leastBets })] : []),
      ...(leastOdds === undefined ? [] : [t('promo.least-odds', { odds: total(leastOdds) })]),
      ...(terms.kind === 'boost' ? [t('promo.most', { sum: short(mostBoosted(terms, step), currency) })] : []),
      ...(endsAt === undefined ? [] : [t('promo.until', { moment: moment(endsAt) })]),
    ],
    obstacle: (obstacle) => t(`promo.obstacle.${obstacle}`),
    trouble: (trouble) =>
      trouble.state === 'used'
        ? t('promo.trouble.used', { moment: moment(trouble.usedAt) })
        : t(`promo.trouble.${trouble.state}`),
  };
}
