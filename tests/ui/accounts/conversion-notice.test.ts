import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { NOTIFIED_OF_CONVERSION } from '../../../core/accounts/account-conversion.ts';
import { PLAYER_WITHOUT_FACTS } from '../../support/examples/players/player-without-facts.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { ConversionNoticeStore } from '#ui/accounts/conversion-notice-store.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { playerPage } from '../../support/views/player-page.tsx';

async function visit(conversion: 'main' | 'additional' | 'not-allowed', values = memoryValues().tab(), userId = 5) {
  const page = await playerPage({
    userId,
    given: {
      playerGateway: fakePlayerGateway({ conversion }),
    },
  });
  await page.stores.lazy.ensure(['player']);
  await page.stores.player.load();
  const stop = new ConversionNoticeStore({ ...page.stores, values, pageExit: { goTo: () => undefined } }).start();
  return { ...page, values, stop };
}

describe('the notice of a conversion', () => {
  it('tells a player once per browser session, and every player of it [CNV-2]', async () => {
    const { said, values, stop } = await visit('main');
    expect(said).toEqual(['convert-account']);
    expect(values.read(NOTIFIED_OF_CONVERSION)).toEqual([5]);
    stop();
    const again = await visit('main', values);
    expect(again.said).toEqual([]);
    again.stop();
    const other = await visit('additional', values, 6);
    expect(other.said).toEqual(['convert-account']);
    other.stop();
  });

  it('is raised as soon as the conversion is known to be allowed, and not before [CNV-1, CNV-2]', async () => {
    const { said, stores, stop } = await visit('not-allowed');
    expect(said).toEqual([]);
    runInAction(() => {
      stores.player.player = { ...PLAYER_WITHOUT_FACTS, conversion: 'additional' };
    });
    expect(said).toEqual(['convert-account']);
    stop();
  });

  it('stays until it is answered, and leads to the page where an account is converted [CNV-4]', async () => {
    const { stores, stop, timers, ...page } = await visit('main');
    stop();
    const notices = new NoticesStore(timers, () => 0);
    notices.begin(NOTICE_QUEUE);
    const goTo = vi.fn<(address: string) => void>();
    const needs = { ...stores, values: memoryValues().tab(), notices, pageExit: { goTo }, language: 'en' } as const;
    const leave = new ConversionNoticeStore(needs).start();
    expect(page.said).toEqual(['convert-account']);
    await timers.advance(60_000);
    expect(notices.actions).toEqual(['convert-account']);
    notices.act('convert-account');
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/office/convert-account');
    leave();
  });

  it('names the currency that was given up [CNV-3]', async () => {
    const said: string[] = [];
    const stop = new ConversionNoticeStore({
      session: { userId: 5 },
      player: { player: { conversion: 'main' } },
      accounts: { active: { currency: 'HRK' } as never },
      values: memoryValues().tab(),
      notices: { taken: undefined, raise: ({ title, text }) => void said.push(`${title} ${text ?? ''}`) },
      pageExit: { goTo: () => undefined },
      language: 'en',
    }).start();
    expect(said).toEqual(['convert-account-hrk convert-account.main']);
    stop();
  });
});
