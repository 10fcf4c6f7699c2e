import { inLanguage, splitLanguage } from '../../navigation/language-path.ts';
import type { Language } from '../config/language.ts';
import { linkedLocale } from './seo-text.ts';
import {
  canonicalAddress,
  pageMetas,
  pageRobots,
  pageWords,
  type PageWords,
  type SearchedPage,
  type SeoMeta,
  type SeoPage,
} from './seo-page.ts';
import {
  breadcrumbList,
  sportsEvent,
  webSite,
  type Crumb,
  type StructuredThing,
  type DescribedEvent,
} from './structured-page.ts';

/** Where the site is found. */
export interface SitePlace {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The hosts that the operator listed. */
  readonly hosts: readonly string[];
}

/** What the head of a page tells search engines and whoever links to it. */
export interface PageHead extends PageWords {
  readonly siteName: string;
  readonly robots?: string | undefined;
  readonly metas: readonly SeoMeta[];
  /** The address that stands for the page; absent where there is none that may. */
  readonly canonical?: string | undefined;
  /** The same page in other languages: the code of the language, and the address. */
  readonly alternates: readonly (readonly [language: string, address: string])[];
  /** The address of what is shown beside a link to the page. */
  readonly picture: string;
  readonly structured: readonly StructuredThing[];
  /** The language as whoever links to the page is told. */
  readonly locale: string;
}

/** What a head is made of. Paths have their language. */
export interface HeadFacts extends SitePlace {
  readonly own: PageWords;
  readonly crumbs: readonly Crumb[];
  readonly event?: DescribedEvent | undefined;
  readonly given?: SeoPage | undefined;
  readonly route?: SearchedPage | undefined;
  readonly isHome: boolean;
  readonly status: number;
  readonly path: string;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly siteName: string;
}

/** An element of the head that has attributes and no content. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** SEO-9 The picture that is shown beside a link to the site, in pixels. */
export const SHARED_PICTURE = { path: '/sys-icons/1/shared-picture.png', width: 1200, height: 630 } as const;

/** SEO-8 What the head of a page says follows from what is known of the page alone, whoever writes it. */
export function pageHead(facts: HeadFacts): PageHead {
  const { own, given, route, status, siteName, origin } = facts;
  const robots = pageRobots(route, status, given);
  const isKept = robots?.includes('noindex') !== true;
  return {
    ...pageWords(own, isKept ? given : undefined),
    siteName,
    robots,
    metas: pageMetas(given?.metas ?? []),
    canonical: canonicalOf(facts),
    alternates: isKept ? alternatesOf(facts) : [],
    picture: origin + SHARED_PICTURE.path,
    structured: isKept ? structuredOf(facts) : [],
    locale: linkedLocale(facts.language, given?.isoCodes),
  };
}

/** SEO-9 A page gives whoever links to it its name, its text, its address, its language and a picture; what is not known is left out. */
export function headTags(head: PageHead): readonly HeadTag[] {
  const { canonical } = head;
  return [
    ...tagsOf('name', [
      ['description', head.description],
      ['robots', head.robots],
      ...head.metas.map(({ name, content }) => [name, content] as const),
      ['twitter:card', 'summary_large_image'],
    ]),
    ...tagsOf('property', [
      ['og:type', 'website'],
      ['og:site_name', head.siteName],
      ['og:title', head.title],
      ['og:description', head.description],
      ['og:url', canonical],
      ['og:locale', head.locale],
      ['og:image', head.picture],
      ['og:image:width', String(SHARED_PICTURE.width)],
      ['og:image:height', String(SHARED_PICTURE.height)],
    ]),
    ...(canonical === undefined ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...head.alternates.map(([code, address]) => link({ rel: 'alternate', hreflang: code, href: address })),
  ];
}

type NamedContent = readonly [name: string, content: string | undefined];

function tagsOf(kind: 'name' | 'property', contents: readonly NamedContent[]): readonly HeadTag[] {
  return contents.flatMap(([name, content]) =>
    content === undefined || content === '' ? [] : [{ element: 'meta', attributes: { [kind]: name, content } }],
  );
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { element: 'link', attributes };
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
