import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Texts } from '../../../../ui/page/texts.ts';
import { startIdlePrefetch } from '../../../../ui/app/routing/idle-prefetch.ts';
import { fakeConnection } from '../../../support/fakes/fake-connection.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

function started(isThrifty: boolean) {
  const timers = manualTimers();
  const asked: string[] = [];
  const texts = { ensure: (names: readonly string[]) => Promise.resolve(void asked.push(...names)) };
  const stop = startIdlePrefetch(timers, { ...fakeConnection(), isThrifty: () => isThrifty }, texts as Texts);
  return { timers, asked, stop };
}

// what it fetched comes before the window of the test goes
afterEach(() => vi.dynamicImportSettled());

describe('idle prefetch', () => {
  it('fetches what a first bet and a first failure need two seconds after the page is ready', async () => {
    const { timers, asked } = started(false);
    await timers.advance(1999);
    expect(asked).toEqual([]);
    await timers.advance(1);
    expect(asked).toEqual(['slip', 'notice-catalogue']);
  });

  it('fetches nothing on a slow or paid connection', async () => {
    const { timers, asked } = started(true);
    await timers.advance(60_000);
    expect(asked).toEqual([]);
  });

  it('ends with the page', async () => {
    const { timers, asked, stop } = started(false);
    stop();
    await timers.advance(60_000);
    expect(asked).toEqual([]);
  });
});
