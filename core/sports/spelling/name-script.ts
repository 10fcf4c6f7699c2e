import type { Language } from '../../site/config/language.ts';

const LATIN = /[a-zA-Z]/;
const CYRILLIC = /[\u0400-\u04ff]/;
const ARABIC = /[\u0600-\u06ff]/;

/** NAM-7 A name that is written in other letters than its page says whose they are: English ones where they are Latin, Russian ones where they are Cyrillic. */
export function foreignLanguage(name: string, page: Language): Language | undefined {
  const own = page === 'ar' ? ARABIC : ['ru', 'uk', 'kk'].includes(page) ? CYRILLIC : LATIN;
  if (own.test(name)) return undefined;
  if (LATIN.test(name)) return 'en';
  return CYRILLIC.test(name) ? 'ru' : undefined;
}
