import { useTranslation } from 'react-i18next';
import type { PromoTerms } from '../../core/coupon/promo/promo-terms.ts';
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
export function usePromoTerms(): (promo: Pick<PromoTerms, 'leastBets' | 'leastOdds'>) => readonly string[] {
  const { settings } = usePage();
  const { t } = useTranslation('promo-store');
  return ({ leastBets, leastOdds }) => [
    ...(leastOdds === undefined ? [] : [t('item.odds', { odds: oddsText(leastOdds, settings.settings.coefViewId) })]),
    ...(leastBets > 1 ? [t('item.bets', { count: leastBets })] : []),
  ];
}
