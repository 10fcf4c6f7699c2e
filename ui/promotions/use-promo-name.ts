import { useTranslation } from 'react-i18next';
import { mostBoosted, type PromoTerms } from '../../core/coupon/promo/promo-terms.ts';
import type { PromoStore, StoreItem } from '../../core/promotions/points.ts';
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

/** What it asks of a bet; what holds in every currency is written in that of the store. */
export function usePromoTerms(): (
  promo: PromoTerms | StoreItem,
  store: Pick<PromoStore, 'currency' | 'steps'>,
) => readonly string[] {
  const { language, settings } = usePage();
  const { t } = useTranslation('promo-store');
  return ({ leastBets, leastOdds, ...promo }, { currency: main, steps }) => {
    const currency = promo.currency ?? main;
    const step = steps.find((each) => each.currency === currency)?.step;
    const most = promo.kind === 'boost' && step !== undefined ? mostBoosted(promo, step) : undefined;
    return [
      ...(leastOdds === undefined ? [] : [t('item.odds', { odds: oddsText(leastOdds, settings.settings.coefViewId) })]),
      ...(most === undefined
        ? []
        : [t('item.stake', { sum: formatMoney(most, currency, { language, isShort: true }) })]),
      ...(leastBets > 1 ? [t('item.bets', { count: leastBets })] : []),
    ];
  };
}
