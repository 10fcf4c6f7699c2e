import { useTranslation } from 'react-i18next';
import { formatFullMoment } from '../../kit/formats/format-date.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { usePage } from '../../page/use-page.ts';

/** Sums and shares as the pages of the casino say them. */
export function useCasinoWords() {
  const { language, settings } = usePage();
  const { t } = useTranslation('casino');
  const { t: kit } = useTranslation('kit');
  return {
    t,
    money: (amount: Minor, currency: string): string => formatMoney(amount, currency, { language }),
    moment: (at: EpochMillis): string => formatFullMoment(at, settings.settings, kit),
    /** Of hundredths of a percent. */
    percent: (hundredths: number | undefined): string => {
      if (hundredths === undefined) return '—';
      const whole = Math.floor(hundredths / 100);
      return t('percent', { share: formatDigits(`${whole}`, `${hundredths % 100}`.padStart(2, '0'), language) });
    },
    /** The same, saying no more than it must. */
    shortPercent: (hundredths: number): string => {
      const fraction = `${hundredths % 100}`.padStart(2, '0').replace(/0+$/, '');
      return t('percent', { share: formatDigits(`${Math.floor(hundredths / 100)}`, fraction, language) });
    },
    count: (count: number): string => formatDigits(`${count}`, '', language),
  };
}
