import type { Language } from '../../site/config/language.ts';

/** NAM-7 A name that is written in other letters than its page says whose they are: English ones where they are Latin, Russian ones where they are Cyrillic. */
export function foreignLanguage(name = '', page: Language): Language | undefined {
  const isLatin = /[a-z]/i.test(name);
  const isCyrillic = /[а-я]/i.test(name);
  const isOwn = page === 'ar' ? /[ء-ي]/.test(name) : /ru|uk|kk/.test(page) ? isCyrillic : isLatin;
  if (isOwn) return undefined;
  return isLatin ? 'en' : isCyrillic ? 'ru' : undefined;
}
