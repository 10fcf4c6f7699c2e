import { isLanguage, type Language } from '../site/config/language.ts';

/** The cookie that keeps the language a visitor chose. */
export const LANGUAGE_COOKIE = 'language';

/** The most parts of a header that are read. */
const MOST_PARTS = 20;

/** What a request says about the visitor's language. */
export interface LanguageWishes {
  readonly cookie: string | undefined;
  /** The header `Accept-Language`. */
  readonly accepted: string | undefined;
}

/** NV-39 The chosen language is that of the cookie, otherwise the one of the site that the browser likes best, otherwise none; a dialect counts as its language. */
export function chosenLanguage({ cookie, accepted }: LanguageWishes): Language | undefined {
  if (cookie !== undefined && isLanguage(cookie)) return cookie;
  return acceptedLanguages(accepted ?? '')[0];
}

/** The languages of the site that a header accepts, the best liked first (RFC 9110, 12.5.4). */
function acceptedLanguages(header: string): readonly Language[] {
  const liked = header.split(',', MOST_PARTS).flatMap((part) => {
    const [, tag = '', weight = '1'] =
      /^\s*([a-z]{2})(?:-[a-z0-9-]{1,35})?\s*(?:;\s*q=(\d(?:\.\d{1,3})?)\s*)?$/i.exec(part) ?? [];
    const language = tag.toLowerCase();
    return isLanguage(language) && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
  });
  return liked.toSorted((one, other) => other.weight - one.weight).map(({ language }) => language);
}
