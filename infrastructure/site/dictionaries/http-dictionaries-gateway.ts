import { DICTIONARY_IDS } from '../../../core/site/dictionaries/dictionary.ts';
import type { DictionariesGateway } from '../../../core/site/dictionaries/dictionaries-gateway.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { DICTIONARIES } from './dictionary-calls.ts';

export function httpDictionariesGateway(http: HttpClient, language: Language): DictionariesGateway {
  return {
    dictionaries: (names) =>
      http.send(DICTIONARIES, { query: { ids: names.map((name) => DICTIONARY_IDS[name]).join(','), lng: language } }),
  };
}
