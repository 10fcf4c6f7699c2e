import { DOCUMENT_TYPES } from '../../../core/player/profile/document-types.ts';
import { DICTIONARY_IDS, type DictionaryEntry } from '../../../core/site/dictionaries/dictionary.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { DICTIONARIES } from '../../site/dictionaries/dictionary-calls.ts';
import { countriesByNumber } from '../players/phone-countries.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { DOCUMENT_NAMES } from '../world/names/document-names.ts';
import { countryIn } from '../world/naming/country-naming.ts';

const DICTIONARIES_BY_ID: ReadonlyMap<number, (language: Language) => DictionaryEntry[]> = new Map([
  [
    DICTIONARY_IDS.countries,
    (language: Language) =>
      countriesByNumber().map(({ id, countryCode }) => ({ id, name: countryIn(countryCode, language) })),
  ],
  [
    DICTIONARY_IDS.documentTypes,
    (language: Language) =>
      DOCUMENT_TYPES.map(({ id }, index) => ({ id, name: DOCUMENT_NAMES[language][index] ?? '' })),
  ],
]);

/** DIC-1 What the demonstration's operator calls things. */
export function serveDictionaries(api: ServedApi): void {
  serveCall(api, DICTIONARIES, ({ query }) => {
    const dictionaries: { id: number; entries: DictionaryEntry[] }[] = [];
    for (const id of new Set(query.ids.split(',').map(Number))) {
      const entries = DICTIONARIES_BY_ID.get(id)?.(query.lng);
      if (entries === undefined) return refuse(404, 'unknown-dictionary');
      dictionaries.push({ id, entries });
    }
    return { dictionaries };
  });
}
