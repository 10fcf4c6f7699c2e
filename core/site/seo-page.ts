import { isSitePath } from '../session/return-address.ts';

/** What search engines are told of a page; every field is shown as text. */
export interface SeoPage {
  readonly title: string;
  readonly description: string;
  readonly metaRobots?: string | undefined;
  /** Holds for the pages below it, too. */
  readonly hierarchyMetaRobots?: string | undefined;
  readonly metas: readonly SeoMeta[];
  readonly customCanonical?: CustomCanonical | undefined;
  readonly domain: { readonly host: string };
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

function isHost(host: unknown): host is string {
  return typeof host === 'string' && HOST.test(host);
}
