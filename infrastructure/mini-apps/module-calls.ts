import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { slotParams, slotQuery } from './mini-app-calls.ts';

const LONGEST_CODE = 200_000;
const SIGNATURE = /^[\w+/]{86}==$/;

export const MINI_APP_MODULE = defineCall({
  name: 'miniAppModule',
  summary: 'The signed module of the application of a slot; 404 where it has none',
  method: 'GET',
  path: '/web-api/mini-apps/module/:slot',
  params: slotParams,
  query: v.object(slotQuery),
  reply: v.object({
    code: v.pipe(v.string(), v.maxLength(LONGEST_CODE)),
    release: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    signature: v.pipe(v.string(), v.regex(SIGNATURE)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
