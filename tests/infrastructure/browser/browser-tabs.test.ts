import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs } from '../../../infrastructure/browser/browser-tabs.ts';
import type { TabNews } from '../../../core/shared/tabs.ts';

const channels: BroadcastChannel[] = [];

function foreignChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return channel;
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describe('browser tabs', () => {
  it('hear the news of other tabs, and nothing that is no news', async () => {
    const heard: TabNews[] = [];
    const stop = browserTabs('tabs-heard').listen((news) => heard.push(news));
    const other = foreignChannel('tabs-heard');
    other.postMessage({ news: 'player-changed' });
    other.postMessage('sign-out');
    other.postMessage('accounts-changed');
    await vi.waitFor(() => {
      expect(heard).toEqual(['accounts-changed']);
    });
    stop();
  });

  it('tell the others but not themselves', async () => {
    const tabs = browserTabs('tabs-told');
    const own: TabNews[] = [];
    tabs.listen((news) => own.push(news));
    const arrived: unknown[] = [];
    foreignChannel('tabs-told').addEventListener('message', ({ data }: MessageEvent<unknown>) => arrived.push(data));
    tabs.tell('player-changed');
    await vi.waitFor(() => {
      expect(arrived).toEqual(['player-changed']);
    });
    expect(own).toEqual([]);
  });
});
