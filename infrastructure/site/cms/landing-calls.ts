import * as v from 'valibot';
import { LANDING_BLOCKS } from '../../../core/site/cms/landing.ts';
import { isCmsSlug, LONGEST_CMS } from '../../../core/site/cms/edited-page.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { defineCall } from '../../http/call.ts';
import { queryLanguage, wireMillis, wireText } from '../../http/wire.ts';

export const wireSlug = v.pipe(
  v.string(),
  v.check((slug) => isCmsSlug(slug)),
);
export const wireBlocks = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(LANDING_BLOCKS),
      title: wireText,
      html: v.pipe(v.string(), v.maxLength(LONGEST_CMS.html)),
    }),
  ),
  v.maxLength(LONGEST_CMS.blocks),
);

export const LANDINGS = defineCall({
  name: 'landings',
  summary: 'The landing pages that there are, in the order of their names',
  method: 'GET',
  path: '/web-api/landings',
  reply: v.object({ landings: v.array(wireSlug) }),
  access: 'public',
  changes: 'none',
});

export const LANDING = defineCall({
  name: 'landing',
  summary:
    'A landing page as blocks of HTML, in the language asked for, otherwise in English, otherwise in Russian; 404 where there is none',
  method: 'GET',
  path: '/web-api/landings/:landing',
  params: v.object({ landing: wireSlug }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    landing: wireSlug,
    language: v.picklist(LANGUAGES),
    title: wireText,
    blocks: wireBlocks,
    updatedAt: wireMillis,
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
