import { useTranslation } from 'react-i18next';

/** How many choices were found by what was typed, in words. */
export function useFoundWords(): (count: number) => string {
  const { t } = useTranslation('kit');
  return (count) => (count === 0 ? t('choice.none') : t('choice.found', { count }));
}
