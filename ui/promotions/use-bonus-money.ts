import type { Minor } from '../../core/shared/money.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';

/** Sums of one currency in the language of the page. */
export function useBonusMoney(currency: string): (amount: Minor) => string {
  const { language } = usePage();
  return (amount) => formatMoney(amount, currency, { language, isShort: true });
}
