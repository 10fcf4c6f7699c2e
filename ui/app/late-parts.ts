import type { ComponentType } from 'react';
import type { Stores } from './stores.ts';

/** What stands around a page and is not in its first picture. */
export interface LateParts {
  /** Moves by itself or floats over the page. */
  readonly Shell: ComponentType;
  /** Leads to the top of the centre column. */
  readonly ToTop: ComponentType;
}

/** Fetches them once the page is hydrated; on a page that fails to the page goes without. */
export async function fetchLateParts({ page, texts }: Pick<Stores, 'page' | 'texts'>): Promise<void> {
  const [{ LateShell: Shell }, { ToTopButton: ToTop }] = await Promise.all([
    import('./late-shell.tsx'),
    import('./to-top-button.tsx'),
    texts.ensure(['site']),
  ]);
  page.keepLateParts({ Shell, ToTop });
}
