import type { SitePlace } from '../../../core/site/documents/page-head.ts';

/** Where the server says that the site is; where it says nothing, it is where the visitor found it. */
export function sitePlace({ document, location }: Pick<Window, 'document' | 'location'>): SitePlace {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="site-hosts"]')?.content.split(' ') ?? [];
  return { origin: listed[0] === undefined ? location.origin : `https://${listed[0]}`, hosts: listed };
}
