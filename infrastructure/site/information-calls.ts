import * as v from 'valibot';
import { BET_RESULTS } from '../../core/coupon/maths/bet-result.ts';
import { COUPON_TYPES } from '../../core/coupon/maths/coupon-type.ts';
import { milliOddsOf, type MilliOdds } from '../../core/shared/odds.ts';
import { ALPHABET_TOPICS } from '../../core/site/alphabet/alphabet-term.ts';
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

const newsSlug = v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{0,59}$/));

export const NEWS = defineCall({
  name: 'news',
  summary: 'The news, the latest first, each in the language asked for, otherwise in English, otherwise in Russian',
  method: 'GET',
  path: '/web-api/information/news',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    news: v.array(
      v.object({
        slug: newsSlug,
        language: v.picklist(LANGUAGES),
        title: wireText,
        summary: wireText,
        at: wireMillis,
      }),
    ),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

const wireSlug = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]{0,59}$/));
const wireLanguage = v.picklist(LANGUAGES);
/** Odds of an example, in thousandths. */
const wireMilliOdds = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1000),
  v.maxValue(1_000_000),
  v.rawTransform<number, MilliOdds>(({ dataset, addIssue, NEVER }) => {
    const odds = milliOddsOf(dataset.value);
    if (odds !== undefined) return odds;
    addIssue({ message: 'odds' });
    return NEVER;
  }),
);
const lineExample = {
  line: v.pipe(v.number(), v.minValue(-20), v.maxValue(300), v.multipleOf(0.25)),
  odds: wireMilliOdds,
};
const wireExample = v.variant('kind', [
  v.object({ kind: v.literal('handicap'), ...lineExample }),
  v.object({ kind: v.literal('total'), ...lineExample }),
  v.object({
    kind: v.literal('coupon'),
    type: v.picklist(COUPON_TYPES),
    odds: v.pipe(v.array(wireMilliOdds), v.minLength(1), v.maxLength(8)),
    systemValue: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(8))),
    rows: v.pipe(v.array(v.pipe(v.array(v.picklist(BET_RESULTS)), v.maxLength(8))), v.maxLength(10)),
  }),
]);
/** What a term has beside its texts, as it is stored too. */
export const ALPHABET_DETAILS = v.object({
  mistakes: v.pipe(v.array(wireText), v.maxLength(20)),
  related: v.pipe(v.array(wireSlug), v.maxLength(20)),
  example: v.optional(wireExample),
});
const termFields = {
  slug: wireSlug,
  topic: v.picklist(ALPHABET_TOPICS),
  language: wireLanguage,
  title: wireText,
  summary: wireText,
};

export const ALPHABET_TERMS = defineCall({
  name: 'alphabetTerms',
  summary:
    'The terms of the betting alphabet, each in the language asked for, otherwise in English, otherwise in Russian',
  method: 'GET',
  path: '/web-api/information/terms',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({ terms: v.pipe(v.array(v.object(termFields)), v.maxLength(1000)) }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

export const ALPHABET_TERM = defineCall({
  name: 'alphabetTerm',
  summary: 'A term of the betting alphabet with its text as HTML and an example to work out; 404 where there is none',
  method: 'GET',
  path: '/web-api/information/term/:slug',
  params: v.object({ slug: wireSlug }),
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    ...termFields,
    html: v.pipe(v.string(), v.maxLength(LONGEST_PAGE)),
    ...ALPHABET_DETAILS.entries,
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

const DAY = 24 * 60;
const wireDegrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const wireMinute = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(DAY));

export const CASH_TERMINALS = defineCall({
  name: 'cashTerminals',
  summary: 'The places that sell vouchers for cash, each in the language asked for, otherwise in English or Russian',
  method: 'GET',
  path: '/web-api/information/terminals',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    terminals: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
          language: wireLanguage,
          city: wireText,
          address: wireText,
          latitude: wireDegrees(90),
          longitude: wireDegrees(180),
          opens: wireMinute,
          closes: wireMinute,
        }),
      ),
      v.maxLength(1000),
    ),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});

export type AlphabetDetails = v.InferInput<typeof ALPHABET_DETAILS>;
