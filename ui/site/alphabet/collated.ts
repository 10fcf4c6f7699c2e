import type { AlphabetOfLanguage } from '../../../core/site/alphabet/alphabet-term.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** The alphabet of a language, as the browser and the server know it. */
export function collated(language: Language): AlphabetOfLanguage {
  return { language, compare: new Intl.Collator(language).compare };
}
