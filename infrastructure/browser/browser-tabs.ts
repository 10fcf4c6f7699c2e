import { TAB_NEWS, type TabNews, type BrowserTabs } from '../../core/shared/tabs.ts';

/** Tells tabs through a BroadcastChannel; where the browser has none, nobody hears anything. */
export function browserTabs(name: string): BrowserTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    tell: (news) => {
      channel?.postMessage(news);
    },
    listen: (heard) => {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (isTabNews(data)) heard(data);
      };
      channel?.addEventListener('message', listen);
      return () => {
        channel?.removeEventListener('message', listen);
      };
    },
  };
}

function isTabNews(message: unknown): message is TabNews {
  return (TAB_NEWS as readonly unknown[]).includes(message);
}
