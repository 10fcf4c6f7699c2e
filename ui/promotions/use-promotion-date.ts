import { useTranslation } from 'react-i18next';
import { formatDate } from '../kit/formats/format-date.ts';
import { usePage } from '../page/use-page.ts';

/** Days in the language and by the clock of the player. */
export function usePromotionDate(): (at: number) => string {
  const { clock, settings } = usePage();
  const { t } = useTranslation('kit');
  return (at) => formatDate(at, clock.now, { look: settings.settings, words: t });
}
