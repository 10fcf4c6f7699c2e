/** The languages of the site; the first is the default, the first two are complete. */
export const LANGUAGES = ['ru', 'en', 'uk', 'kk', 'es', 'pt', 'de', 'fr', 'tr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ru';

/** LA-2 A text names a language only when it is exactly one of theirs. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** LA-5 Arabic is written from right to left, every other language of the site from left to right. */
export function writingDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
