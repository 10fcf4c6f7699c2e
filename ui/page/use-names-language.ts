import type { Language } from '../../core/site/config/language.ts';
import { usePage } from './use-page.ts';

/** The language of names of teams and competitions, where it is not that of the page. */
export function useNamesLanguage(): Language | undefined {
  return usePage().site.config?.nameLanguage;
}
