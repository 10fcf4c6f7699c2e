import * as v from 'valibot';
import { CMS_KINDS } from '../../../core/site/cms/edited-page.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { defineCall } from '../../http/call.ts';
import { wireId, wireMillis, wireText } from '../../http/wire.ts';
import { wireBlocks, wireSlug } from './landing-calls.ts';

const place = v.object({
  kind: v.picklist(CMS_KINDS),
  slug: wireSlug,
  language: v.picklist(LANGUAGES),
});
const versions = v.object({
  versions: v.array(v.object({ id: wireId, at: wireMillis, title: wireText, blocks: wireBlocks })),
});

export const CMS_TITLES = defineCall({
  name: 'cmsTitles',
  summary: 'Every page that an editor may change, in each language that it is written in',
  method: 'GET',
  path: '/debugger-api/cms',
  reply: v.object({ titles: v.array(v.object({ ...place.entries, title: wireText, changedAt: wireMillis })) }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const CMS_VERSIONS = defineCall({
  name: 'cmsVersions',
  summary: 'The last 20 versions of a page, the newest first; none where it is not written in that language',
  method: 'GET',
  path: '/debugger-api/cms/:kind/:slug/:language',
  params: place,
  reply: versions,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const KEEP_CMS_PAGE = defineCall({
  name: 'cmsKeep',
  summary:
    'Keeps a version of a page after the one that was edited, and gives all; 409 where another has been kept since, 422 where something is wrong with it',
  method: 'POST',
  path: '/debugger-api/cms/:kind/:slug/:language',
  params: place,
  body: v.object({ after: v.optional(wireId), title: wireText, blocks: wireBlocks }),
  reply: versions,
  access: 'public',
  changes: 'state',
});
