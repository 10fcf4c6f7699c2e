import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireText } from '../http/wire.ts';

const canonical = v.object({ mode: v.picklist(['url', 'mirror']), targetUrl: wireText });
const seoQuery = {
  domain: wireText,
  projectId: queryNumber,
  language: queryLanguage,
  timezone: queryNumber,
  stream: wireText,
  section: wireText,
};

export const SEO_PAGE = defineCall({
  name: 'seoPage',
  summary: 'What the operator tells search engines of a page; an empty text leaves it to the site',
  method: 'GET',
  path: '/bff-api/seo/page-data',
  query: v.object(seoQuery),
  reply: v.object({
    result: v.object({
      title: wireText,
      description: v.pipe(v.string(), v.maxLength(1000)),
      metaRobots: v.optional(wireText),
      hierarchyMetaRobots: v.optional(wireText),
      metas: v.array(v.object({ name: wireText, content: v.pipe(v.string(), v.maxLength(1000)) })),
      customCanonical: v.optional(canonical),
      domain: v.object({ host: wireText }),
    }),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
