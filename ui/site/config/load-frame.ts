import type { SiteStores } from '../use-site.ts';

/** Loads what the operator puts around its pages: contacts, links, notices. */
export async function loadFrame(site: Pick<SiteStores, 'frame' | 'lazy'>): Promise<void> {
  await site.lazy.ensure(['frame']);
  await site.frame.load();
}
