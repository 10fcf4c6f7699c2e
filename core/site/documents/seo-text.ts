import type { Language } from '../config/language.ts';
import { seoLinks, type SeoLink } from '../config/site-frame.ts';
import type { DocumentNode } from './document-tree.ts';

/** What stands at the end of a page for whoever comes from a search. */
export interface SeoText {
  readonly heading: string;
  readonly body: readonly DocumentNode[];
  readonly links: readonly SeoLink[];
}

const MOST_LINKS = 30;

/** SEO-40 The operator's text and links of a page stand at its end, the links to pages of the site alone, each address once and 30 at most; nothing stands there where there are neither. */
export function shownSeoText({ heading, body, links }: SeoText): SeoText | undefined {
  const own = seoLinks(links).slice(0, MOST_LINKS);
  return body.length === 0 && own.length === 0 ? undefined : { heading: heading.trim(), body, links: own };
}

const LOCALE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** SEO-41 A page names its language to whoever links to it by the operator's code for it, where that is one of the same language; else by its own. */
export function linkedLocale(language: Language, codes: Readonly<Record<string, string>> | undefined): string {
  const code = codes !== undefined && Object.hasOwn(codes, language) ? codes[language] : undefined;
  const isOfLanguage = code !== undefined && LOCALE.test(code) && code.split('-')[0] === language;
  return isOfLanguage ? code.replaceAll('-', '_') : language;
}
