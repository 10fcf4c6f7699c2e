import { loadFrame } from '#ui/site/config/load-frame.ts';
import { fetchNotice } from './fetch-notice.ts';
import type { Stores } from '../stores.ts';

/** Fetches them once the page is hydrated; where they do not come the page goes without. */
export async function fetchLazyParts(stores: Stores): Promise<void> {
  const [
    { LazyShell: Shell },
    { LazyFoot: Foot },
    { LazyNotices: Notices },
    { HeaderSearch: Search },
    { ToastArea: Toasts },
  ] = await Promise.all([
    import('./lazy-shell.tsx'),
    import('../footer/lazy-foot.tsx'),
    import('./lazy-notices.tsx'),
    import('#ui/sports/search/header-search.tsx'),
    import('#ui/notices/toast-area.tsx'),
    stores.texts.ensure(['site']),
    loadFrame(stores),
    fetchNotice(stores),
    stores.lazy.ensure(['consent', 'upkeep', 'maintenance', 'settingSaver', 'signOutNews']),
  ]);
  stores.page.keepLazyParts({ Shell, Foot, Notices, Search, Toasts });
  // without them the player hears nothing of settled bets: that is said, and the notices are there to say it
  await stores.lazy.ensure(['couponNews', 'myBets']).catch(() => {
    stores.page.reportMissingPart();
  });
}
