import { useTranslation } from 'react-i18next';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';

/** Counts and chances as the pages of small games say them. */
export function useMiniWords() {
  const { language } = usePage();
  const { t } = useTranslation('mini-games');
  return {
    t,
    /** MG-5 So many ways of all, as a percentage to its hundredths. */
    chance: (ways: number, of: number): string => {
      const hundredths = Math.round((ways * 10_000) / of);
      const whole = Math.floor(hundredths / 100);
      return t('percent', { share: formatDigits(`${whole}`, `${hundredths % 100}`.padStart(2, '0'), language) });
    },
    prize: (points: number): string => (points === 0 ? t('prize.none') : t('points', { count: points })),
  };
}
