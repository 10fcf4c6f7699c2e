import type { Route } from '../../navigation/route.ts';
import { isSitePath } from '../../session/return-address.ts';

/** What search engines read of a page; every field is shown as text. */
export interface SeoPage {
  readonly title: string;
  readonly description: string;
  readonly metaRobots?: string | undefined;
  /** Holds for the pages below it, too. */
  readonly hierarchyMetaRobots?: string | undefined;
  readonly metas: readonly SeoMeta[];
  readonly customCanonical?: CustomCanonical | undefined;
  readonly domain: { readonly host: string };
  /** Codes of languages with their regions, by language. */
  readonly isoCodes?: Readonly<Record<string, string>> | undefined;
}

export interface SeoMeta {
  readonly name: string;
  readonly content: string;
}

/** The address that stands for a page: one of this site, or the same path on a mirror. */
export interface CustomCanonical {
  readonly mode: 'url' | 'mirror';
  readonly targetUrl: string;
}

const ROBOTS = /^(?:no)?(?:index|follow|archive|snippet)(?:, ?(?:no)?(?:index|follow|archive|snippet))*$/;
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** SEO-1 A page says of itself what robots may do, else what the page above it says, else nothing; words that robots do not know say nothing. */
export function robotsOf({
  metaRobots,
  hierarchyMetaRobots,
}: Pick<SeoPage, 'metaRobots' | 'hierarchyMetaRobots'>): string | undefined {
  return [metaRobots, hierarchyMetaRobots].find((text) => typeof text === 'string' && ROBOTS.test(text));
}

/**
 * SEO-2 The canonical address is the named path of this site in the mode `url`, the same path on the named host in the mode `mirror`, and without either the page's own;
 * SEO-3 it lies on one of the hosts that the operator listed and its path is one of this site, otherwise there is none.
 */
export function canonicalAddress(
  page: Pick<SeoPage, 'customCanonical' | 'domain'>,
  path: string,
  hosts: readonly string[],
): string | undefined {
  const { customCanonical, domain } = page;
  const host = customCanonical?.mode === 'mirror' ? customCanonical.targetUrl : domain.host;
  const target = customCanonical?.mode === 'url' ? customCanonical.targetUrl : path;
  if (!isHost(host) || !hosts.includes(host) || !isSitePath(target)) return undefined;
  return `https://${host}${target}`;
}

/** What a page is called and what it is about. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** SEO-4 What the operator calls a page and says of it stands before the site's own words, each where it is not empty. */
export function pageWords(own: PageWords, given: Partial<PageWords> | undefined): PageWords {
  return { title: said(given?.title) ?? own.title, description: said(given?.description) ?? own.description };
}

/** What decides whether search engines may keep a page. */
export type SearchedPage = Pick<Route, 'layout' | 'access' | 'hides' | 'needs'>;

/** SEO-5 Search engines keep pages of the main layout that show the SEO block, that anybody may open and that are not there for play money alone. */
export function isSearched({ layout, access, hides, needs }: SearchedPage): boolean {
  return layout === 'main' && access === 'anybody' && needs !== 'demo' && !(hides ?? []).includes('seo');
}

/** SEO-5 A page without a route, with a status other than 200, or not for search engines is `noindex`, whatever the operator says; any other is what SEO-1 says. */
export function pageRobots(
  route: SearchedPage | undefined,
  status: number,
  given?: Pick<SeoPage, 'metaRobots' | 'hierarchyMetaRobots'>,
): string | undefined {
  if (status !== 200 || route === undefined || !isSearched(route)) return 'noindex';
  return given === undefined ? undefined : robotsOf(given);
}

const META_NAME = /^[a-z][\w.:-]{0,63}$/i;
/** Metas of the document itself: they stay while its pages come and go. */
export const DOCUMENT_METAS: readonly string[] = [
  'viewport',
  'referrer',
  'color-scheme',
  'theme-color',
  'csp-nonce',
  'site-version',
  'site-hosts',
];
/** What the site says itself, and what changes how a page works. */
const OWN_METAS = [...DOCUMENT_METAS, 'robots', 'description', 'twitter:card'];
const MOST_METAS = 20;

/** SEO-6 Of the operator's metas the first of each name is taken, at most 20, and none that the site writes itself or that changes how a page works. */
export function pageMetas(metas: readonly SeoMeta[]): readonly SeoMeta[] {
  const taken = new Map<string, SeoMeta>();
  for (const { name, content } of metas) {
    const key = name.toLowerCase();
    if (META_NAME.test(name) && !OWN_METAS.includes(key) && !taken.has(key)) taken.set(key, { name, content });
  }
  return [...taken.values()].slice(0, MOST_METAS);
}

function said(text: string | undefined): string | undefined {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return trimmed === '' ? undefined : trimmed;
}

function isHost(host: unknown): host is string {
  return typeof host === 'string' && HOST.test(host);
}
