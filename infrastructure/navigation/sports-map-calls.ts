import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireId, wireText } from '../http/wire.ts';

export const SPORTS_MAP = defineCall({
  name: 'sportsMap',
  summary: 'Every sport by its id with its name in a language and in English',
  method: 'GET',
  path: '/web-api/sports/map',
  query: v.object({ lng: queryLanguage, nameEng: v.literal('true') }),
  reply: v.object({
    sports: v.pipe(v.array(v.object({ id: wireId, name: wireText, nameEng: wireText })), v.maxLength(1000)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
