import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { AppWorker } from '../../../../core/site/browser/app-worker.ts';
import { NOTICE_QUEUE } from '../../../../core/notices/notice-queue.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { startAppUpdates, type AppUpdatesNeeds } from '#ui/site/browser/app-updates.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function page(isPwa: boolean) {
  const timers = manualTimers();
  const placing = observable({ isBusy: false });
  const notices = new NoticesStore(timers, () => 0);
  notices.begin(NOTICE_QUEUE);
  const done: string[] = [];
  let latest = '1';
  const worker: AppWorker = {
    install: async () => void done.push('install'),
    remove: async () => void done.push('remove'),
    takeOver: () => done.push('take-over'),
    latestVersion: () => Promise.resolve(ok(latest)),
    reload: () => done.push('reload'),
  };
  const stores = {
    notices,
    placing,
    site: { config: { isPwa } },
    texts: { ensure: () => Promise.resolve() },
  } as unknown as AppUpdatesNeeds['stores'];
  const stop = startAppUpdates({ stores, worker, timers, current: '1' });
  return {
    done,
    notices,
    stop,
    release: (version: string) => {
      latest = version;
    },
    bet: (isBusy: boolean) => {
      runInAction(() => {
        placing.isBusy = isBusy;
      });
    },
    pass: async (time: number) => {
      await timers.advance(time);
      await settled();
    },
  };
}

describe('newer versions of the site', () => {
  afterEach(() => {
    delete document.documentElement.dataset['shell'];
  });

  it('are asked for after a minute, offered once, and come when the player wants them [SWK-2] [SWK-4]', async () => {
    const site = page(true);
    expect(site.done).toEqual(['install']);
    site.release('2');
    await site.pass(59_000);
    expect(site.notices.shown).toBeUndefined();
    await site.pass(1000);
    expect(site.notices.shown?.notice.title).toBe('update-available');
    expect(site.notices.actions).toEqual(['refresh-page']);
    expect(site.done).toEqual(['install']);
    site.notices.act('refresh-page');
    expect(site.done).toEqual(['install', 'reload']);
    site.stop();
  });

  it('are not offered, and do not come, while a bet is in flight [SWK-5]', async () => {
    const site = page(true);
    site.release('2');
    site.bet(true);
    await site.pass(60_000);
    expect(site.notices.shown).toBeUndefined();
    site.bet(false);
    await settled();
    expect(site.notices.shown?.notice.title).toBe('update-available');
    site.bet(true);
    site.notices.act('refresh-page');
    expect(site.done).not.toContain('reload');
    site.bet(false);
    expect(site.done).toContain('reload');
    site.stop();
  });

  it('need no worker: where the operator wants none, or inside Telegram, a former one is taken away', () => {
    expect(page(false).done).toEqual(['remove']);
    document.documentElement.dataset['shell'] = 'telegram';
    expect(page(true).done).toEqual(['remove']);
  });
});
