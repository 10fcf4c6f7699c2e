import type { Language } from '../../core/site/config/language.ts';
import { useStores } from './stores.ts';

/** The language of names of teams and competitions, where it is not that of the page. */
export function useNamesLanguage(): Language | undefined {
  return useStores().site.config?.nameLanguage;
}
