import { writingDirection, type Language } from '../../../core/site/config/language.ts';

/** What a text of the operator says of its language where it is not that of the page. */
export function writtenIn(
  language: Language,
  page: Language,
): { readonly lang?: Language; readonly dir?: 'ltr' | 'rtl' } {
  return language === page ? {} : { lang: language, dir: writingDirection(language) };
}
