import { inLanguage } from '../../core/navigation/language-path.ts';
import type { Language } from '../../core/site/config/language.ts';

/** Where the season of a competition can be bet on. */
export function outrightsPath(champId: number, language: Language): string {
  return inLanguage(`/champs/${String(champId)}/final`, language);
}
