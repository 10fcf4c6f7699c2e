import { inLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import type { Language } from '../../core/site/language.ts';
import {
  canonicalAddress,
  pageMetas,
  pageRobots,
  pageWords,
  type PageWords,
  type SearchedPage,
  type SeoMeta,
  type SeoPage,
} from '../../core/site/seo-page.ts';
import {
  breadcrumbList,
  sportsEvent,
  webSite,
  type Crumb,
  type StructuredThing,
  type ToldEvent,
} from '../../core/site/structured-page.ts';

/** What the head of a page tells search engines and whoever links to it. */
export interface PageHead extends PageWords {
  readonly siteName: string;
  readonly robots?: string | undefined;
  readonly metas: readonly SeoMeta[];
  /** The address that stands for the page; absent where there is none that may. */
  readonly canonical?: string | undefined;
  /** The same page in other languages: the code of the language, and the address. */
  readonly alternates: readonly (readonly [language: string, address: string])[];
  readonly structured: readonly StructuredThing[];
}

/** What a head is made of. Paths have their language. */
export interface HeadFacts {
  readonly own: PageWords;
  readonly crumbs: readonly Crumb[];
  readonly event?: ToldEvent | undefined;
  readonly given?: SeoPage | undefined;
  readonly route?: SearchedPage | undefined;
  readonly isHome: boolean;
  readonly status: number;
  readonly path: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly siteName: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The hosts that the operator listed. */
  readonly hosts: readonly string[];
}

export function pageHead(facts: HeadFacts): PageHead {
  const { own, given, route, status, siteName } = facts;
  const robots = pageRobots(route, status, given);
  const isKept = robots?.includes('noindex') !== true;
  return {
    ...pageWords(own, isKept ? given : undefined),
    siteName,
    robots,
    metas: pageMetas(given?.metas ?? []),
    canonical: canonicalOf(facts),
    alternates: isKept ? alternatesOf(facts) : [],
    structured: isKept ? structuredOf(facts) : [],
  };
}

/** The operator's canonical address where there is one, otherwise the page itself, without its query. */
function canonicalOf({ given, path, hosts, origin }: HeadFacts): string | undefined {
  return given?.customCanonical === undefined ? origin + path : canonicalAddress(given, path, hosts);
}

function alternatesOf({ languages, path, origin }: HeadFacts): PageHead['alternates'] {
  return [
    ...languages.map((language) => [language, origin + inLanguage(path, language)] as const),
    ['x-default', origin + splitLanguage(path).rest] as const,
  ];
}

function structuredOf({ crumbs, event, isHome, siteName, origin, path, language }: HeadFacts) {
  const things = [
    isHome ? webSite(siteName, origin + path, language) : undefined,
    breadcrumbList(crumbs.map(({ name, address }) => ({ name, address: origin + address }))),
    event === undefined ? undefined : sportsEvent({ ...event, address: origin + event.address }),
  ];
  return things.filter((thing) => thing !== undefined);
}
