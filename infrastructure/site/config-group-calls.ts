import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage } from '../http/wire.ts';

export const CONFIG_GROUP = defineCall({
  name: 'configGroup',
  summary: 'Named parts of the configuration',
  method: 'GET',
  path: '/bff-api/config/group/get',
  query: v.object({ groups: v.pipe(v.string(), v.regex(/^[a-z]+(?:,[a-z]+)*$/)), lang: queryLanguage }),
  reply: v.object({
    result: v.record(
      v.string(),
      v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()])),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
