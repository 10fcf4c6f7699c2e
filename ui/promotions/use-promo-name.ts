import { useTranslation } from 'react-i18next';
import { mostBoosted, type PromoTerms } from '../../core/coupon/promo/promo-terms.ts';
import type { StoreItem } from '../../core/promotions/points.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { oddsText } from '../kit/formats/odds-text.ts';
import { usePage } from '../page/use-page.ts';

/** What a promo code gives, in words. */
export function usePromoName(): (promo: PromoTerms | StoreItem) => string {
  const { language } = usePage();
  const { t } = useTranslation('promo-store');
  return (promo) =>
    promo.kind === 'boost'
      ? t('item.boost', { percent: promo.percent })
      : t('item.free-bet', { sum: formatMoney(promo.amount, promo.currency, { language, isShort: true }) });
}

/** What it asks of a bet. */
export function usePromoTerms(): (promo: PromoTerms | StoreItem, currency: string) => readonly string[] {
  const { language, settings } = usePage();
  const { t } = useTranslation('promo-store');
  return ({ leastBets, leastOdds, ...promo }, currency) => [
    ...(leastOdds === undefined ? [] : [t('item.odds', { odds: oddsText(leastOdds, settings.settings.coefViewId) })]),
    ...(promo.kind === 'boost'
      ? [t('item.stake', { sum: formatMoney(mostBoosted(promo, currency), currency, { language, isShort: true }) })]
      : []),
    ...(leastBets > 1 ? [t('item.bets', { count: leastBets })] : []),
  ];
}
