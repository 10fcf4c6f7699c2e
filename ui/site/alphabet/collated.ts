import type { CompareTexts } from '../../../core/site/alphabet/alphabet-term.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** The order of texts in a language, as the browser and the server know it. */
export function collated(language: Language): CompareTexts {
  return new Intl.Collator(language).compare;
}
