import type { ComponentType } from 'react';
import type { FooterPartProps } from '../../page/page-store.ts';
import { loadFrame } from '#ui/site/config/load-frame.ts';
import type { Stores } from '../stores.ts';

/** Fetches the footer with its texts and what the operator puts into it. */
export async function fetchFooter(stores: Stores): Promise<ComponentType<FooterPartProps>> {
  const [{ FooterPart }] = await Promise.all([
    import('./footer-part.tsx'),
    stores.texts.ensure(['site']),
    loadFrame(stores),
  ]);
  // the server drew it with the operator's links: made alive without them, it would be another one (#418)
  if (!import.meta.env.SSR && stores.frame.frame === undefined) throw new Error('no links');
  stores.page.keepFooter(FooterPart);
  return FooterPart;
}
