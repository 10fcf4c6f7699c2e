import type { PageStores } from '../page/use-page.ts';
import type { SiteStores } from './use-site.ts';

/** Loads what the operator puts around its pages: contacts, links, notices. */
export async function loadFrame({ lazy }: Pick<PageStores, 'lazy'>, site: Pick<SiteStores, 'frame'>): Promise<void> {
  await lazy.ensure(['frame']);
  await site.frame.load();
}
