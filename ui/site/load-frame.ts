import type { PageStores } from '../page/use-page.ts';
import type { SiteStores } from './use-site.ts';

/** Loads what the operator puts around its pages: contacts, links, notices. */
export async function loadFrame({ late }: Pick<PageStores, 'late'>, site: Pick<SiteStores, 'frame'>): Promise<void> {
  await late.ensure(['frame']);
  await site.frame.load();
}
