import type { Language } from '../../site/config/language.ts';

const LATIN = /[a-z]/i;
const CYRILLIC = /[а-я]/i;

/** NAM-7 What has a name, and the language of that name where neither a table nor a rule puts it in the page's. */
export interface Named {
  readonly name: string;
  readonly language?: Language | undefined;
}

/** NAM-7 A name that is written in other letters than its page says whose they are: English ones where they are Latin, Russian ones where they are Cyrillic. */
export function foreignLanguage(named: string | Named = '', page: Language): Language | undefined {
  const { name, language = page }: Named = typeof named === 'string' ? { name: named } : named;
  if (language !== page) return language;
  const own = page === 'ar' ? /[ء-ي]/ : /ru|uk|kk/.test(page) ? CYRILLIC : LATIN;
  if (own.test(name)) return undefined;
  return LATIN.test(name) ? 'en' : CYRILLIC.test(name) ? 'ru' : undefined;
}
