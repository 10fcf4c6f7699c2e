import { describe, expect, it } from 'vitest';
import { AD_BLOCKER_CLOSED } from '../../../core/site/browser/ad-blocker.ts';
import { startAdBlockerNotice } from '#ui/notices/ad-blocker-notice.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const TAKEN = { width: 0, height: 0, display: 'none', visibility: 'visible' };
const WHOLE = { width: 1, height: 1, display: 'block', visibility: 'visible' };

async function visit(values = memoryValues().tab(), look = TAKEN) {
  const timers = manualTimers();
  const notices = new NoticesStore(timers, () => 0);
  notices.begin(NOTICE_QUEUE);
  let baits = 0;
  const stop = startAdBlockerNotice({
    stores: { notices, texts: { ensure: () => Promise.resolve() } as never },
    values,
    layBait: () => {
      baits += 1;
      return Promise.resolve(look);
    },
  });
  await settled();
  return { notices, values, timers, stop, baits: () => baits };
}

describe('the notice of an ad blocker', () => {
  it('is shown where one is found, stays until it is closed, and does not come again [ADB-2] [NO-17]', async () => {
    const first = await visit();
    expect(first.notices.shown?.notice).toMatchObject({ status: 'warning', title: 'ad-blocker.title' });
    await first.timers.advance(3_600_000);
    expect(first.values.read(AD_BLOCKER_CLOSED)).toBeUndefined();
    first.notices.dismiss(first.notices.shown!.id);
    expect(first.values.read(AD_BLOCKER_CLOSED)).toBe(true);
    const second = await visit(first.values);
    expect(second.notices.shown).toBeUndefined();
    expect(second.baits()).toBe(0);
  });

  it('comes again where the page was left without closing it [ADB-2]', async () => {
    const { values, stop } = await visit();
    stop();
    expect((await visit(values)).notices.shown).toBeDefined();
  });

  it('is not shown where there is none [ADB-1]', async () => {
    const { notices } = await visit(memoryValues().tab(), WHOLE);
    expect(notices.shown).toBeUndefined();
  });

  it('waits behind what is more important, and is not taken for closed meanwhile [NO-3]', async () => {
    const { notices, values } = await visit();
    notices.raise({ status: 'error', title: 'main_error' });
    expect(values.read(AD_BLOCKER_CLOSED)).toBeUndefined();
  });
});
