import * as v from 'valibot';
import { defineCall } from '../../http/call.ts';
import { queryLanguage, wireId, wireText } from '../../http/wire.ts';

/** A dictionary of countries has 250 entries. */
const MOST_ENTRIES = 1000;

export const DICTIONARIES = defineCall({
  name: 'dictionaries',
  summary: 'What things are called in a language, by the ids of dictionaries; 404 for an id that is none',
  method: 'GET',
  path: '/web-api/dictionaries',
  query: v.object({ ids: v.pipe(v.string(), v.regex(/^\d{1,4}(?:,\d{1,4}){0,9}$/)), lng: queryLanguage }),
  reply: v.pipe(
    v.object({
      dictionaries: v.array(
        v.object({
          id: wireId,
          entries: v.pipe(v.array(v.object({ id: wireId, name: wireText })), v.maxLength(MOST_ENTRIES)),
        }),
      ),
    }),
    v.transform(({ dictionaries }) => new Map(dictionaries.map(({ id, entries }) => [id, entries]))),
  ),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
