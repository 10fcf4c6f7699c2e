import * as v from 'valibot';
import { MINI_APP_SECTION_NAMES, SLOT_NAMES } from '../../core/mini-apps/mini-app-section.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage } from '../http/wire.ts';

/** A page of another server; a demonstration has its own on this machine. */
const FRAME_ADDRESS = /^(?:https:\/\/|http:\/\/127\.0\.0\.1:\d{2,5}\/)[^\s?#]+$/;

export const MINI_APP_FRAME = defineCall({
  name: 'miniAppFrame',
  summary: 'Where the page of an application lies that stands in a frame; 404 where there is none',
  method: 'GET',
  path: '/web-api/mini-apps/frame/:slot',
  params: v.object({ slot: v.picklist(SLOT_NAMES) }),
  query: v.object({
    lng: queryLanguage,
    path: v.pipe(
      v.string(),
      v.maxLength(300),
      v.check((path) => isSitePath(path)),
    ),
  }),
  reply: v.object({
    section: v.picklist(MINI_APP_SECTION_NAMES),
    address: v.pipe(v.string(), v.maxLength(2048), v.regex(FRAME_ADDRESS)),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
