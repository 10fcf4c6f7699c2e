import { useTranslation } from 'react-i18next';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';

/** Counts and probabilities as the pages of small games say them. */
export function useMiniWords() {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('mini-games');
  const { t: words } = useTranslation('kit');
  return {
    t,
    /** MG-5 So many ways of all, as a percentage to its hundredths. */
    probability: (ways: number, of: number): string => {
      const hundredths = Math.round((ways * 10_000) / of);
      const whole = Math.floor(hundredths / 100);
      return t('percent', { share: formatDigits(`${whole}`, `${hundredths % 100}`.padStart(2, '0'), language) });
    },
    moment: (at: EpochMillis): string => formatMoment(at, clock.now, { look: settings.settings, words }),
    prize: (points: number): string => (points === 0 ? t('prize.none') : t('points', { count: points })),
  };
}
