import * as v from 'valibot';
import { defineCall } from '../../http/call.ts';
import { queryLanguage, queryNumber, wireText } from '../../http/wire.ts';

const canonical = v.object({ mode: v.picklist(['url', 'mirror']), targetUrl: wireText });
/** The time zone of the page in hours, with halves and quarters of them. */
const queryZone = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,2}(?:\.\d{1,2})?$/))]),
  v.transform(Number),
  v.number(),
  v.minValue(-12),
  v.maxValue(14),
);
const seoQuery = {
  domain: wireText,
  projectId: queryNumber,
  language: queryLanguage,
  timezone: queryZone,
  stream: wireText,
  section: wireText,
};

/** What each of the operator's answers about a page has in common: a page alone shows it, the same to everybody. */
const OF_A_PAGE = { access: 'public', changes: 'none', isOfPage: true, isForAll: true } as const;
const LONGEST_TEXT = 20_000;
const MOST_LINKS = 100;
const MOST_CODES = 100;

export const SEO_CONTENT = defineCall({
  name: 'seoContent',
  summary:
    'What the operator has written at the end of a page for whoever comes from a search, as HTML; perhaps nothing',
  method: 'GET',
  path: '/bff-api/seo/content',
  query: v.object(seoQuery),
  reply: v.object({ result: v.object({ html: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)) }) }),
  ...OF_A_PAGE,
});

export const SEO_VISUAL = defineCall({
  name: 'seoPageVisual',
  summary: 'What stands over that text and the links that stand under it',
  method: 'GET',
  path: '/bff-api/seo/page-visual',
  query: v.object(seoQuery),
  reply: v.object({
    result: v.object({
      heading: wireText,
      links: v.pipe(v.array(v.object({ text: wireText, address: wireText })), v.maxLength(MOST_LINKS)),
    }),
  }),
  ...OF_A_PAGE,
});

export const SEO_ISO_CODES = defineCall({
  name: 'seoIsoCodes',
  summary: 'The codes of languages with their regions, by language',
  method: 'GET',
  path: '/bff-api/seo/iso-codes',
  query: v.object(seoQuery),
  reply: v.object({
    result: v.pipe(
      v.array(v.object({ language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), code: wireText })),
      v.maxLength(MOST_CODES),
    ),
  }),
  ...OF_A_PAGE,
});

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
  ...OF_A_PAGE,
});
