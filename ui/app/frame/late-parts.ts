import { loadFrame } from '../../site/load-frame.ts';
import type { Stores } from '../stores.ts';

/** Fetches them once the page is hydrated; where they do not come the page goes without. */
export async function fetchLateParts(stores: Stores): Promise<void> {
  const [{ LateShell: Shell }, { LateFoot: Foot }, { LateNotices: Notices }, { HeaderSearch: Search }] =
    await Promise.all([
      import('./late-shell.tsx'),
      import('../footer/late-foot.tsx'),
      import('./late-notices.tsx'),
      import('../../sports/search/header-search.tsx'),
      stores.texts.ensure(['site']),
      loadFrame(stores, stores),
      stores.late.ensure(['consent', 'upkeep', 'maintenance']),
    ]);
  stores.page.keepLateParts({ Shell, Foot, Notices, Search });
}
