import { useTranslation } from 'react-i18next';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { usePage } from '../../page/use-page.ts';

/** Sums and shares as the pages of the casino say them. */
export function useCasinoWords() {
  const { language } = usePage();
  const { t } = useTranslation('casino');
  return {
    t,
    money: (amount: Minor, currency: string): string => formatMoney(amount, currency, { language }),
    /** Of hundredths of a percent. */
    percent: (hundredths: number | undefined): string => {
      if (hundredths === undefined) return '—';
      const whole = Math.floor(hundredths / 100);
      return t('percent', { share: formatDigits(`${whole}`, `${hundredths % 100}`.padStart(2, '0'), language) });
    },
    count: (count: number): string => formatDigits(`${count}`, '', language),
  };
}
