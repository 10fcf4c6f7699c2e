import type { Language } from '../../../core/site/config/language.ts';

/** The languages that the names of the simulated world are written in. */
export type NameLanguage = 'ru' | 'en';

/** The names shown in a language: Russian ones in Russian, English ones in every other. */
export function nameLanguage(language: Language): NameLanguage {
  return language === 'ru' ? 'ru' : 'en';
}
