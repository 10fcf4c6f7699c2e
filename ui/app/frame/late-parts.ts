import type { ComponentType } from 'react';
import { loadFrame } from '../footer/fetch-footer.ts';
import type { Stores } from '../../page/stores.ts';

/** What stands around a page and is not in its first picture. */
export interface LateParts {
  /** Moves by itself or floats over the page. */
  readonly Shell: ComponentType;
  /** The way to the top of the centre column, and to the support. */
  readonly Foot: ComponentType;
  /** Bars under the head. */
  readonly Notices: ComponentType;
  /** In the head. */
  readonly Search: ComponentType;
}

/** Fetches them once the page is hydrated; where they do not come the page goes without. */
export async function fetchLateParts(stores: Stores): Promise<void> {
  const [{ LateShell: Shell }, { LateFoot: Foot }, { LateNotices: Notices }, { HeaderSearch: Search }] =
    await Promise.all([
      import('./late-shell.tsx'),
      import('../footer/late-foot.tsx'),
      import('./late-notices.tsx'),
      import('../../sports/search/header-search.tsx'),
      stores.texts.ensure(['site']),
      loadFrame(stores),
      stores.late.ensure(['consent', 'upkeep']),
    ]);
  stores.page.keepLateParts({ Shell, Foot, Notices, Search });
}
