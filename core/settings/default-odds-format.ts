import type { ViewSettings } from './view-settings.ts';

type CoefViewId = ViewSettings['coefViewId'];

/** The format that a country is used to. */
const BY_COUNTRY: ReadonlyMap<string, CoefViewId> = new Map<string, CoefViewId>([
  ['gb', 1],
  ['ie', 1],
  ['us', 2],
  ['pr', 2],
  ['hk', 4],
  ['mo', 4],
  ['tw', 4],
  ['my', 5],
  ['sg', 5],
  ['id', 6],
]);

/** The format that a language stands for where the country says nothing. */
const BY_LANGUAGE: ReadonlyMap<string, CoefViewId> = new Map<string, CoefViewId>([
  ['ms', 5],
  ['id', 6],
]);

/** GS-5 Until the player chooses, odds are written as the country is used to, else as the language is, else as decimals; codes are of two letters in any case. */
export function defaultOddsFormat(countryCode: string | undefined, language: string | undefined): CoefViewId {
  return BY_COUNTRY.get(lower(countryCode)) ?? BY_LANGUAGE.get(lower(language)) ?? 0;
}

function lower(code: unknown): string {
  return typeof code === 'string' ? code.toLowerCase() : '';
}
