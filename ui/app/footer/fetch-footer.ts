import type { ComponentType } from 'react';
import type { Route } from '../../../core/navigation/route.ts';
import type { Stores } from '../../page/stores.ts';

export interface FooterPartProps {
  readonly route: Pick<Route, 'hides' | 'layout'>;
}

/** Fetches the footer with its texts and what the operator puts into it. */
export async function fetchFooter(stores: Stores): Promise<ComponentType<FooterPartProps>> {
  const [{ FooterPart }] = await Promise.all([
    import('./footer-part.tsx'),
    stores.texts.ensure(['site']),
    loadFrame(stores),
  ]);
  stores.page.keepFooter(FooterPart);
  return FooterPart;
}

export async function loadFrame(stores: Stores): Promise<void> {
  await stores.late.ensure(['frame']);
  await stores.frame.load();
}
