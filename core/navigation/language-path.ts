import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../site/config/language.ts';
import { mainRoutePath, type MainRouteName, type MainRouteParams } from './main-route-table.ts';

/** A path of the site taken apart: the language it is in, if any, and the rest. */
export interface LanguagePath {
  readonly language?: Language;
  readonly rest: string;
}

/** The language that a path begins with, if it is one of ours, and the rest of the path. */
export function splitLanguage(path: string): LanguagePath {
  const [, first = '', ...others] = path.split('/');
  const rest = `/${others.join('/')}`;
  return isLanguage(first) ? { language: first, rest } : { rest: path };
}

/** NV-34 The language to show: the one wanted where the site has it, otherwise the default, otherwise English, otherwise the first there is. */
export function availableLanguage(
  wanted: Language | undefined,
  available: readonly Language[],
  preferred: Language = DEFAULT_LANGUAGE,
): Language {
  const choices = [wanted, preferred, 'en'] as const;
  return choices.find((choice) => choice !== undefined && available.includes(choice)) ?? available[0] ?? preferred;
}

/** NV-3 A path without an allowed language is the same path in the chosen one; two letters that are no language of ours are replaced. */
export function redirectToLanguage(
  path: string,
  chosen: Language = DEFAULT_LANGUAGE,
  allowed: readonly Language[] = LANGUAGES,
): string | undefined {
  const { language, rest } = splitLanguage(path);
  const target = availableLanguage(chosen, allowed);
  if (language !== undefined && (language === target || allowed.includes(language))) return undefined;
  const [, first = '', ...others] = rest.split('/');
  const kept = language === undefined && /^[a-z]{2}$/.test(first) ? others : [first, ...others];
  return `/${[target, ...kept].filter((part) => part !== '').join('/')}`;
}

/** NV-47 A path without needless slashes, at its end or two in a row; nothing where it has none, or no language yet, which it gets without them. */
export function withoutNeedlessSlashes(path: string): string | undefined {
  if (splitLanguage(path).language === undefined) return undefined;
  const kept = `/${path
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
  return kept === path ? undefined : kept;
}

/** NV-4 The same page in another language. */
export function inLanguage(path: string, language: Language): string {
  const { rest } = splitLanguage(path);
  return /^\/+$/.test(rest) ? `/${language}` : `/${language}${rest}`;
}

/** NV-4 An address without a language, with its query, in a language. */
export function addressInLanguage(address: string, language: Language): string {
  const query = address.indexOf('?');
  return query === -1
    ? inLanguage(address, language)
    : inLanguage(address.slice(0, query), language) + address.slice(query);
}

/** NV-2 The path of a main route in a language. */
export function pathTo<Name extends MainRouteName>(
  name: Name,
  params: MainRouteParams[Name],
  language: Language,
): string {
  return inLanguage(mainRoutePath(name, params), language);
}
