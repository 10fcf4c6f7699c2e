import type { Language } from '../../../core/site/config/language.ts';

/** The name of a country in the player's language; the code where the language has none. */
export function countryName(code: string, language: Language): string {
  return nameOf('region', code.slice(0, 2).toUpperCase(), language) ?? code.toUpperCase();
}

/** The name of a currency in the player's language; undefined where the language has none. */
export function currencyName(iso: string, language: Language): string | undefined {
  // browsers that know the leone of today by no name know that of before 2022, with its years
  return (
    nameOf('currency', iso, language) ?? (iso === 'SLE' ? currencyName('SLL', language)?.split(/ [-(]/)[0] : undefined)
  );
}

/** What a currency is called here and in English, as far as it has names. */
export function currencyNames(iso: string, language: Language): readonly string[] {
  return [currencyName(iso, language), currencyName(iso, 'en')].filter((name) => name !== undefined);
}

/** The name of a language in that language, as it begins a line: "Deutsch", "Español". */
export function languageName(language: Language): string {
  const name = nameOf('language', language, language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function nameOf(type: 'region' | 'currency' | 'language', code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames([language], { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
