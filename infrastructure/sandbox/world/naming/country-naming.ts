import type { Language } from '../../../../core/site/config/language.ts';
import { COUNTRY_NAMES } from '../names/country-names.ts';
import { wordIn } from './word-table.ts';

/** What CLDR calls the regions that are no countries. */
const REGIONS: Readonly<Record<string, string>> = { un: '001', eu: '150' };

const displays = new Map<Language, Intl.DisplayNames>();

/** NAM-1 Countries, the world and Europe are called as CLDR calls them; Russian and English have their short names, and the nations of Britain a table. */
export function countryIn(code: string, language: Language): string {
  const own = COUNTRY_NAMES[code];
  if (own !== undefined && (language === 'ru' || language === 'en')) return own[language === 'ru' ? 0 : 1];
  const nation = code.includes('-') && own !== undefined ? wordIn(own[1], language) : undefined;
  if (nation !== undefined) return nation;
  const name = displayNames(language).of(REGIONS[code] ?? code.toUpperCase()) ?? '';
  return `${name.slice(0, 1).toLocaleUpperCase(language)}${name.slice(1)}`;
}

function displayNames(language: Language): Intl.DisplayNames {
  const known = displays.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  displays.set(language, known);
  return known;
}
