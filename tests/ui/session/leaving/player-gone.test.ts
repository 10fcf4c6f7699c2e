import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../../core/navigation/route-table.ts';
import { STORED_MEDIA } from '../../../../core/media/media-selection.ts';
import { COOKIE_CONSENT } from '../../../../core/site/consent/cookie-consent.ts';
import { fakeBrowserTabs } from '../../../support/fakes/fake-tabs.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

async function openPage(name: 'home' | 'history' = 'home', tabs = fakeBrowserTabs()()) {
  const values = memoryValues();
  const page = await playerPage({ userId: 5, tabs, given: { values: values.tab() } });
  await page.stores.lazy.ensure(['playerGone']);
  page.stores.page.stand(ROUTES[name]);
  const stops = [page.stores.session.start(), page.stores.playerGone.start()];
  const kept = values.tab();
  kept.write(STORED_MEDIA, [{ id: 'v', type: 'video', target: 'side', gameId: 1, sportId: 1, videoId: 'v' }] as never);
  kept.write(COOKIE_CONSENT, { isFunctional: true, isMarketing: false } as never);
  page.stores.accounts.hideBalance(false);
  const remains = () => ({
    media: values.tab().isKept(STORED_MEDIA),
    consent: values.tab().isKept(COOKIE_CONSENT),
    cookie: page.cookies.get('balance'),
    isHidden: page.stores.accounts.isBalanceHidden,
  });
  const stop = () => {
    for (const each of stops) each();
  };
  return { ...page, remains, stop };
}

const ALL = { media: true, consent: true, cookie: 'shown', isHidden: false };
const WIPED = { media: false, consent: true, cookie: '', isHidden: true };

describe('a page whose player is gone', () => {
  it('keeps nothing of the player where the server ended the session [OUT-6, SEC-89]', async () => {
    const { stores, sessions, remains } = await openPage();
    expect(remains()).toEqual(ALL);
    sessions.userId = undefined;
    await stores.session.confirm();
    expect(remains()).toEqual(WIPED);
  });

  it('keeps nothing of the player where another signs in [OUT-6, SEC-89]', async () => {
    const { stores, remains } = await openPage();
    stores.session.take(6);
    expect(remains()).toEqual(WIPED);
  });

  it('keeps all while the player stays, and what a visitor has set once somebody signs in [OUT-6]', async () => {
    const { stores, sessions, remains } = await openPage();
    await stores.session.confirm();
    expect(remains()).toEqual(ALL);
    sessions.userId = undefined;
    await stores.session.confirm();
    stores.accounts.hideBalance(false);
    stores.session.take(6);
    expect(remains()).toEqual({ ...WIPED, cookie: 'shown', isHidden: false });
  });

  it.each([
    ['home', 'reload'],
    ['history', 'home'],
  ] as const)(
    'on %s is left for %s where the player signed out in another tab, and tells of no end of a session [OUT-4]',
    async (name, to) => {
      const browser = fakeBrowserTabs();
      const first = await openPage(name, browser());
      const second = await openPage(name, browser());
      second.sessions.userId = undefined;
      second.stores.dialogs.show('settings');
      first.stores.signOut.order(false);
      await first.timers.advance(0);
      await second.timers.advance(0);
      expect(second.stores.session.isSignedIn).toBe(false);
      expect(second.stores.session.hasEnded).toBe(false);
      expect(second.stores.dialogs.open).toBeUndefined();
      expect(second.left).toEqual([to]);
      expect(second.remains()).toEqual(WIPED);
    },
  );

  it('is not left where the sign-out of another tab did not hold, nor for another player of another tab [OUT-4]', async () => {
    const browser = fakeBrowserTabs();
    const tell = browser();
    const { stores, sessions, left, timers } = await openPage('home', browser());
    tell.tell('signed-out');
    await timers.advance(0);
    expect([stores.session.userId, left]).toEqual([5, []]);
    sessions.userId = undefined;
    await stores.session.confirm();
    expect([stores.session.hasEnded, left]).toEqual([true, []]);
    tell.tell('signed-out');
    expect([stores.session.hasEnded, left]).toEqual([false, ['reload']]);
  });
});
