import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { SignOutDialog } from '#ui/session/sign-out-dialog.tsx';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { STORED_MEDIA } from '../../../core/media/media-selection.ts';
import { COOKIE_CONSENT } from '../../../core/site/consent/cookie-consent.ts';
import type { Provided } from '../../../composition/provided.ts';
import type { Notice } from '../../../core/notices/notice.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { playerPage, teachDialogs, type PlayerPageOptions } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function asked(address: string, given: PlayerPageOptions['given'] = {}) {
  const page = await playerPage({ userId: 5, address, given });
  page.cookies.set('ggru', 'kept').set('grant', 'kept').set('__Host-csrf', 'kept');
  page.stores.page.stand(matchPath(splitLanguage(address).rest)?.route);
  page.stores.dialogs.show('sign-out');
  render(<SignOutDialog />, { wrapper: page.Wrapper });
  return page;
}

async function confirm(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await Promise.resolve();
  });
}

describe('sign-out dialog', () => {
  it.each([
    ['/en/office/history', 'home'],
    ['/en/user/activate', 'home'],
    ['/en/nowhere', 'home'],
    ['/en/line', 'reload'],
    ['/en/about', 'reload'],
    ['/en/results', 'reload'],
  ])(
    'signs out on %s, removes the cookies of the session and then leaves for %s [OUT-3, OUT-4, RET-4, RET-5]',
    async (address, to) => {
      const page = await asked(address);
      await confirm();
      expect(page.stores.session.isSignedIn).toBe(false);
      expect(page.stores.dialogs.open).toBeUndefined();
      expect([...page.cookies.values()]).toEqual(['', '', '', '']);
      expect(page.left).toEqual([to]);
    },
  );

  it('wipes what the device keeps of the player and nothing else [OUT-6, SEC-89]', async () => {
    const values = memoryValues();
    await asked('/en/line', { values: values.tab() });
    const kept = values.tab();
    const entity = { id: 'v', type: 'video', target: 'side', gameId: 1, sportId: 1, videoId: 'v' };
    kept.write(STORED_MEDIA, [entity] as never);
    kept.write(COOKIE_CONSENT, { isFunctional: true, isMarketing: false } as never);
    await confirm();
    expect(values.tab().isKept(STORED_MEDIA)).toBe(false);
    expect(values.tab().isKept(COOKIE_CONSENT)).toBe(true);
  });

  it('shows the next player no balance because the one before showed theirs [OUT-6]', async () => {
    const page = await asked('/en/line');
    page.stores.accounts.hideBalance(false);
    await confirm();
    expect(page.cookies.get('balance')).toBe('');
  });

  it('8.10.2 loads the page again where it did not work, and leaves the player signed in but nothing of them on the device [OUT-5, REL-37, SEC-89]', async () => {
    const page = await asked('/en/office/history');
    page.stores.accounts.hideBalance(false);
    page.sessions.failure = { kind: 'network' };
    await confirm();
    expect(page.left).toEqual(['reload']);
    expect(page.stores.session.userId).toBe(5);
    const kept = [...page.cookies].filter(([, value]) => value !== '');
    expect(kept).toEqual([['__Host-csrf', 'kept']]);
  });

  it.each([
    [5, ['sign-out-failed.title']],
    [6, []],
    [undefined, []],
  ])('tells of it once on the page that is loaded again, where player %j is signed in [OUT-5]', async (next, told) => {
    const values = memoryValues();
    const page = await asked('/en/line', { values: values.tab() });
    page.sessions.failure = { kind: 'network' };
    await confirm();
    expect(page.said).toEqual([]);
    const again = await playerPage({
      ...(next === undefined ? {} : { userId: next }),
      given: { values: values.tab() },
    });
    await again.stores.lazy.ensure(['signOutNews']);
    again.stores.signOutNews.start();
    again.stores.signOutNews.start();
    expect(again.said).toEqual(told);
  });

  it.each([
    [{ kind: 'refused', status: 500, title: 'Closed for now' }, ['sign-out-failed.refused', 'Closed for now']],
    [{ kind: 'refused', status: 500 }, ['sign-out-failed.refused', undefined]],
    [{ kind: 'network' }, ['sign-out-failed.text', undefined]],
  ] as const)('tells after %j why: %j [OUT-5]', async (failure, why) => {
    const values = memoryValues();
    const page = await asked('/en/line', { values: values.tab() });
    page.sessions.failure = failure;
    await confirm();
    const told: Notice[] = [];
    const notices = { raise: (notice: Notice) => told.push(notice) } as unknown as Provided['notices'];
    const again = await playerPage({ userId: 5, given: { values: values.tab(), notices } });
    await again.stores.lazy.ensure(['signOutNews']);
    again.stores.signOutNews.start();
    expect(told.map(({ text, serverText }) => [text, serverText])).toEqual([why]);
  });

  it('tells of a sign-out that worked, once, on the page that comes after it, which begins at the sign-in [OUT-8]', async () => {
    const values = memoryValues();
    await asked('/en/line', { values: values.tab() });
    await confirm();
    cleanup();
    const again = await playerPage({ given: { values: values.tab() } });
    render(<AccountWidget />, { wrapper: again.Wrapper });
    await again.stores.lazy.ensure(['signOutNews']);
    again.stores.signOutNews.start();
    again.stores.signOutNews.start();
    expect(again.said).toEqual(['signed-out']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' }));
    expect(values.texts.size).toBe(0);
  });

  it('can be tried again where the page was kept open after a failure [OUT-5]', async () => {
    const page = await asked('/en/office/history');
    page.sessions.failure = { kind: 'network' };
    await confirm();
    cleanup();
    page.sessions.failure = undefined;
    page.stores.dialogs.show('sign-out');
    render(<SignOutDialog />, { wrapper: page.Wrapper });
    await confirm();
    expect(page.stores.session.userId).toBeUndefined();
  });

  it('cannot be taken back once the server is asked [OUT-1]', async () => {
    await asked('/en/line');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByRole('button', { name: 'Stay logged in' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('signs nobody out who stays [OUT-1]', async () => {
    const page = await asked('/en/line');
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect([page.stores.dialogs.open, page.stores.session.userId, page.left]).toEqual([undefined, 5, []]);
  });

  it('disconnects once, however often it is ordered [OUT-1, OUT-2]', async () => {
    const page = await playerPage({ userId: 5 });
    page.stores.signOut.order(true);
    page.stores.signOut.order(false);
    expect(page.stores.signOut.isBusy).toBe(true);
    await page.timers.advance(0);
    expect(page.left).toEqual(['home']);
  });
});
