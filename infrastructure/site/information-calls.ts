import * as v from 'valibot';
import { INFORMATION_GROUPS } from '../../core/site/documents/information-page.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireMillis, wireText } from '../http/wire.ts';

const wirePage = v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{0,99}$/i));
const LONGEST_PAGE = 200_000;

export const INFORMATION_TITLES = defineCall({
  name: 'informationTitles',
  summary: 'The pages of information, in the order of their menu',
  method: 'GET',
  path: '/web-api/information/pages',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    pages: v.array(
      v.object({
        page: wirePage,
        group: v.picklist(INFORMATION_GROUPS),
        language: v.picklist(LANGUAGES),
        title: wireText,
      }),
    ),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

export const INFORMATION_PAGE = defineCall({
  name: 'informationPage',
  summary:
    'A page of information as HTML, in the language asked for, otherwise in English, otherwise in Russian; 404 where there is none',
  method: 'GET',
  path: '/web-api/information/page/:page',
  params: v.object({ page: wirePage }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    page: wirePage,
    language: v.picklist(LANGUAGES),
    title: wireText,
    html: v.pipe(v.string(), v.maxLength(LONGEST_PAGE)),
    updatedAt: wireMillis,
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
