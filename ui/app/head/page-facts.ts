import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { HeadFacts, SitePlace } from '../../../core/site/documents/page-head.ts';
import type { SeoQuestion } from '../../../core/site/documents/seo-gateway.ts';
import type { SeoPage } from '../../../core/site/documents/seo-page.ts';
import { offeredLanguages } from '#ui/site/config/offered-languages.ts';
import type { HeadSources } from './head-sources.ts';
import { canonicalPath } from './canonical-path.ts';
import { describePage } from './page-description.ts';

const LONGEST_STREAM = 100;

/** The texts that a page is described with. */
export const DESCRIPTION_NAMESPACE = 'seo';

/** What the operator is asked of the page at a path without its language. */
export function seoQuestion({ page, settings, site }: HeadSources, path: string, { origin }: SitePlace): SeoQuestion {
  return {
    domain: new URL(origin).hostname,
    projectId: site.config?.refId ?? 0,
    timezone: settings.settings.timeZone,
    ...seoKind(page, path),
  };
}

/** What the operator tells pages apart by. */
export function seoKind(page: HeadSources['page'], path: string): Pick<SeoQuestion, 'stream' | 'section'> {
  return {
    stream: path.split('/')[1]?.slice(0, LONGEST_STREAM) ?? '',
    section: page.match(path)?.name ?? '',
  };
}

/** What the head of the page that the stores hold is made of; the path is without its language. */
export function headFacts(
  stores: HeadSources,
  path: string,
  { place, given }: { readonly place: SitePlace; readonly given: SeoPage | undefined },
): HeadFacts {
  const { language, page, site } = stores;
  const match = page.match(path);
  const { words: own, crumbs, event } = describePage(stores, match);
  return {
    ...place,
    own,
    crumbs,
    event,
    given,
    route: match?.route,
    isHome: match?.name === 'home',
    status: page.status,
    path: inLanguage(match === undefined ? path : canonicalPath(match), language),
    language,
    languages: offeredLanguages(stores),
    siteName: site.config?.companyName ?? '',
  };
}
