import type { TabNews, BrowserTabs } from '../../../core/shared/tabs.ts';

/** Tabs of one browser: each gets its own port to all the others. */
export function fakeBrowserTabs(): () => BrowserTabs {
  const listeners = new Map<object, Set<(news: TabNews) => void>>();
  return () => {
    const tab = {};
    const own = new Set<(news: TabNews) => void>();
    listeners.set(tab, own);
    return {
      tell: (news) => {
        for (const [other, heard] of listeners) if (other !== tab) for (const listen of heard) listen(news);
      },
      listen: (heard) => {
        own.add(heard);
        return () => own.delete(heard);
      },
    };
  };
}
