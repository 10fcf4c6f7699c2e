import type { Language } from '../../core/site/language.ts';

/** The name of a country in the player's language; the code where the language has none. */
export function countryName(code: string, language: Language): string {
  return nameOf('region', code.slice(0, 2).toUpperCase(), language) ?? code.toUpperCase();
}

/** The name of a currency in the player's language; undefined where the language has none. */
export function currencyName(iso: string, language: Language): string | undefined {
  return nameOf('currency', iso, language);
}

function nameOf(type: 'region' | 'currency', code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames([language], { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
