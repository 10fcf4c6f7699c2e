import type { Language } from '../../../core/site/config/language.ts';
import { foreignLanguage, type Named } from '../../../core/sports/spelling/foreign-language.ts';
import { usePage } from '../use-page.ts';

/** NAM-7 What language a name of a team, person or competition is marked with; none where it is written as the page is. */
export function useNameLanguage(): (named: string | Named | undefined) => Language | undefined {
  const { language } = usePage();
  return (named) => foreignLanguage(named, language);
}
