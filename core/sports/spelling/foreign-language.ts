import type { Language } from '../../site/config/language.ts';

const LATIN = /[a-z]/i;
const CYRILLIC = /[а-я]/i;

/** NAM-7 A name that is written in other letters than its page says whose they are: English ones where they are Latin, Russian ones where they are Cyrillic. */
export function foreignLanguage(name = '', page: Language): Language | undefined {
  const own = page === 'ar' ? /[ء-ي]/ : /ru|uk|kk/.test(page) ? CYRILLIC : LATIN;
  if (own.test(name)) return undefined;
  return LATIN.test(name) ? 'en' : CYRILLIC.test(name) ? 'ru' : undefined;
}
