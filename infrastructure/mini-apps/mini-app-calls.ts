import * as v from 'valibot';
import { MINI_APP_SECTION_NAMES, ALL_SLOTS } from '../../core/mini-apps/mini-app-section.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireText } from '../http/wire.ts';

/** Longer than anything that is kept. */
const LONGEST_BODY = 2_000_000;
const LONGEST_STYLES = 400_000;

/** The slot that is asked about. */
export const slotParams = v.object({ slot: v.picklist(ALL_SLOTS) });

/** The language and the path of the page that it is on. */
export const slotQuery = {
  lng: queryLanguage,
  path: v.pipe(
    v.string(),
    v.maxLength(300),
    v.check((path) => isSitePath(path)),
  ),
};

export const MINI_APP = defineCall({
  name: 'miniApp',
  summary: 'What the application of a slot shows on a page, made safe; 404 where there is none',
  method: 'GET',
  path: '/web-api/mini-apps/slot/:slot',
  params: slotParams,
  query: v.object({ ...slotQuery, spa: v.optional(v.literal('1')) }),
  reply: v.object({
    section: v.picklist(MINI_APP_SECTION_NAMES),
    title: wireText,
    language: v.picklist(LANGUAGES),
    body: v.pipe(v.string(), v.maxLength(LONGEST_BODY)),
    styles: v.pipe(v.string(), v.maxLength(LONGEST_STYLES)),
    version: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

/** Where the styles of a slot lie that the server has drawn. */
export const STYLES_PATH = '/web-api/mini-apps/styles/:slot';
