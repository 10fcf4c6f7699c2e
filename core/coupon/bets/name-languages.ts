import { LANGUAGES } from '../../site/config/language.ts';
import type { NameLanguages } from './bet.ts';

const FIELDS = ['champLanguage', 'homeLanguage', 'awayLanguage'] as const;

/** What names in another language replace. */
export const NO_NAME_LANGUAGES: Required<NameLanguages> = {
  champLanguage: undefined,
  homeLanguage: undefined,
  awayLanguage: undefined,
};

/** NAM-7 Of the languages of a bet's names those that are known. */
export function nameLanguages(fields: { readonly [Name in keyof NameLanguages]?: unknown }): NameLanguages {
  return Object.fromEntries(
    FIELDS.filter((field) => LANGUAGES.some((language) => language === fields[field])).map((field) => [
      field,
      fields[field],
    ]),
  );
}
