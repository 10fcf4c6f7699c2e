import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../site/language.ts';
import { routePath, type RouteName, type RouteParams } from './route-table.ts';

/** A path of the site taken apart: the language it is in, if any, and the rest. */
export interface LanguagePath {
  readonly language?: Language;
  readonly rest: string;
}

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

/** NV-4 The same page in another language. */
export function inLanguage(path: string, language: Language): string {
  const { rest } = splitLanguage(path);
  return rest === '/' ? `/${language}` : `/${language}${rest}`;
}

export function pathTo<Name extends RouteName>(name: Name, params: RouteParams[Name], language: Language): string {
  return inLanguage(routePath(name, params), language);
}
