import * as v from 'valibot';
import { MINI_APP_SECTION_NAMES } from '../../core/mini-apps/mini-app-section.ts';
import { defineCall } from '../http/call.ts';
import { slotParams, slotQuery } from './mini-app-calls.ts';

/** HST-40 The host's own page of an application: a frame is never sent to another server. */
const FRAME_ADDRESS = /^\/web-api\/mini-apps\/frame-page\/[a-z-]+\?[\w.%&=~+*-]+$/;

export const MINI_APP_FRAME = defineCall({
  name: 'miniAppFrame',
  summary: 'Where the page of an application lies that stands in a frame; 404 where there is none',
  method: 'GET',
  path: '/web-api/mini-apps/frame/:slot',
  params: slotParams,
  query: v.object(slotQuery),
  reply: v.object({
    section: v.picklist(MINI_APP_SECTION_NAMES),
    address: v.pipe(v.string(), v.maxLength(2048), v.regex(FRAME_ADDRESS)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
