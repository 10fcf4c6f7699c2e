import type { Language } from '../../core/site/config/language.ts';
import { useSite } from './use-site.ts';

/** The language of names of teams and competitions, where it is not that of the page. */
export function useNamesLanguage(): Language | undefined {
  return useSite().site.config?.nameLanguage;
}
