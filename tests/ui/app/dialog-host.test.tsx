import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { appWiring } from '../../../composition/wiring/app-wiring.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { DEFAULT_OFFER_SETTINGS } from '../../../core/settings/offer-settings.ts';
import { DEFAULT_MEDIA_LOOK } from '../../../core/media/media-look.ts';
import { AskedDialog } from '../../../ui/app/asked-dialog.tsx';
import { DialogHost } from '../../../ui/app/dialog-host.tsx';
import { leadBack } from '../../../ui/app/routing/lead-back.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { playerPage, teachDialogs, type PlayerPageOptions } from '../../support/views/player-page.tsx';
import { routerWay } from '../../support/views/router-way.tsx';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

/** Whom the server signs in, whoever asks. */
const SIGNED_IN_AS = 77;

async function show({ hasEnded = false, ...options }: PlayerPageOptions & { readonly hasEnded?: boolean } = {}) {
  const page = await playerPage({ ...options, wiring: { eager: appWiring } });
  if (hasEnded) {
    page.sessions.userId = undefined;
    await page.stores.session.confirm();
  }
  Object.assign(page.stores, {
    recovery: { open: () => undefined, state: { phase: 'exit' } },
    passkeys: { isSupported: false, offer: () => undefined, endOffer: () => undefined, forget: () => undefined },
    texts: { ensure: () => Promise.resolve(), has: () => true },
    offerSettings: { settings: DEFAULT_OFFER_SETTINGS, change: () => undefined },
    media: { look: DEFAULT_MEDIA_LOOK, changeLook: () => undefined },
    lazy: { ensure: () => Promise.resolve(), isLoaded: () => false },
  });
  const { Way, lead } = routerWay();
  render(
    <>
      <AccountWidget />
      <DialogHost />
      <AskedDialog />
      <Way />
    </>,
    { wrapper: page.Wrapper },
  );
  const go = async (to: string) => act(async () => lead(to));
  return { ...page, go };
}

/** Signs in, and waits for what leads on afterwards. */
async function signIn(stores: Stores): Promise<void> {
  await act(async () => {
    await stores.signIn.signIn({ login: '77', password: 'x', isRemembered: false });
    stores.dialogs.close();
  });
  await act(async () => {
    await stores.page.learnRoutes();
    await import('../../../ui/app/routing/lead-back.ts');
  });
}

describe('dialog host', () => {
  it('shows nothing until a dialog is asked for, then fetches it', async () => {
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  });

  it.each(['/en/', '/en//'])('opens the sign-in for an address that asks for it, once: %s', async (home) => {
    const { address, stores } = await show({ address: `${home}?showSignInModal=1&from=champ` });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(address.now).toBe('/en?from=champ');
    act(() => {
      stores.dialogs.close();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the sign-in over a page that is open, where a page of players has led there [NV-18]', async () => {
    const { address, go } = await show({ address: '/en' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await go('/en?showSignInModal=1&returnUrl=%2Foffice%2Faccount');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(address.now).toBe('/en');
  });

  it('opens the password recovery for a visitor whose address asks for it, once [PWR-1] [NV-8]', async () => {
    const { address, stores } = await show({ address: '/en?showForgotPasswordModal=1&a=1' });
    await waitFor(() => {
      expect(address.now).toBe('/en?a=1');
    });
    expect(stores.dialogs.open).toBe('recover-password');
    cleanup();
    const player = await show({ userId: 5, address: '/en?showForgotPasswordModal=1' });
    await waitFor(() => {
      expect(player.address.now).toBe('/en');
    });
    expect(player.stores.dialogs.open).toBeUndefined();
  });

  it.each([
    ['%2Foffice%2Fhistory%3Fpage%3D2', '/en/office/history?page=2'],
    ['%2Flive', '/en/live'],
    ['%2F%2Fexample.com', '/en'],
    ['%2Fpasswordreset', '/en'],
  ])('leads on to %s after the sign-in: %s [RET-4, RET-6, RET-8]', async (asked, reached) => {
    const { address, stores } = await show({ address: `/en?showSignInModal=1&returnUrl=${asked}` });
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(address.now).toBe('/en');
    await signIn(stores);
    await waitFor(() => {
      expect(address.now).toBe(reached);
    });
  });

  it.each([
    '/user/action.php?action=forgot',
    '/user/activate?code=1',
    '/web-api/auth/logout',
    '/login',
    '/registration',
  ])('leads home from %s, which does something or is no page to come back to [RET-5, SEC-32]', async (asked) => {
    const { address, stores } = await show({
      address: `/en?showSignInModal=1&returnUrl=${encodeURIComponent(asked)}`,
    });
    await screen.findByRole('dialog', { name: 'Log in' });
    await signIn(stores);
    expect(address.now).toBe('/en');
  });

  it('leads to a page of the office where the session had ended there for the same player, and home for another [RET-6, SEC-32]', async () => {
    for (const [before, reached] of [
      [SIGNED_IN_AS, '/en/office/history'],
      [999, '/en'],
    ] as const) {
      const { address, stores } = await show({
        userId: before,
        address: '/en?showSignInModal=1&returnUrl=%2Foffice%2Fhistory',
        hasEnded: true,
      });
      await screen.findByRole('dialog', { name: 'Log in' });
      await signIn(stores);
      await waitFor(() => {
        expect(address.now).toBe(reached);
      });
      cleanup();
    }
  });

  it('leaves a page of the office that another player had open [RET-5, SEC-32]', async () => {
    for (const [before, reached] of [
      [SIGNED_IN_AS, '/en/office/history'],
      [999, '/en'],
    ] as const) {
      const { address, stores } = await show({ userId: before, address: '/en/office/history', hasEnded: true });
      act(() => {
        stores.dialogs.show('sign-in');
      });
      await screen.findByRole('dialog', { name: 'Log in' });
      await signIn(stores);
      await waitFor(() => {
        expect(address.now).toBe(reached);
      });
      cleanup();
    }
  });

  it('never leaves the site, whatever the address asks for [RET-1, SEC-30]', async () => {
    const { stores } = await playerPage({ userId: SIGNED_IN_AS });
    const reached = await Promise.all(HOSTILE_ADDRESSES.map(async (asked) => leadBack(stores, asked, '/en')));
    const origins = reached.map((address) => new URL(address ?? '/en', 'https://site.example').origin);
    expect(new Set(origins)).toEqual(new Set(['https://site.example']));
    expect(reached.every((address) => address === undefined || address.startsWith('/en'))).toBe(true);
  });

  it('forgets where the way led when the sign-in is left', async () => {
    const { address, stores } = await show({ address: '/en?showSignInModal=1&returnUrl=%2Flive' });
    await screen.findByRole('dialog', { name: 'Log in' });
    act(() => {
      stores.dialogs.close();
    });
    await act(async () => {
      await stores.signIn.signIn({ login: '77', password: 'x', isRemembered: false });
      await stores.page.learnRoutes();
    });
    expect(address.now).toBe('/en');
  });

  it('does not ask a player to sign in again', async () => {
    const { address, stores } = await show({ userId: 5, address: '/en?showSignInModal=1' });
    await waitFor(() => {
      expect(address.now).toBe('/en');
    });
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('closes when another player signs in elsewhere, or nobody is signed in any more [SEC-53]', async () => {
    for (const next of [6, undefined]) {
      const { stores, sessions } = await show({ userId: 5 });
      act(() => {
        stores.dialogs.show('settings');
      });
      expect(await screen.findByRole('dialog')).toBeDefined();
      sessions.userId = next;
      await act(async () => stores.session.confirm());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(stores.dialogs.open).toBeUndefined();
      cleanup();
    }
  });

  it('stays open where its own outcome is the new player, and closes with that player [SEC-53]', async () => {
    const { stores, sessions } = await show();
    act(() => {
      stores.dialogs.show('settings');
    });
    await screen.findByRole('dialog');
    act(() => {
      stores.session.take(501);
    });
    expect(screen.getByRole('dialog')).toBeDefined();
    sessions.userId = 6;
    await act(async () => stores.session.confirm());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves the focus to the account when its button has gone', async () => {
    const { stores, sessions } = await show();
    const button = screen.getByRole('button', { name: 'Log in' });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('dialog');
    await act(async () => {
      sessions.userId = 77;
      stores.session.take(77);
      await stores.accounts.refresh();
      stores.dialogs.close();
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My account' }));
  });

  it('gives the focus back to the button that is still there', async () => {
    const { stores } = await show();
    const button = screen.getByRole('button', { name: 'Log in' });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('dialog');
    act(() => {
      stores.dialogs.close();
    });
    expect(document.activeElement).toBe(button);
  });
});

describe('a dialog that does not come', () => {
  it('leaves the one before with what was typed there, which says so [CHK-4]', async () => {
    const { stores } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    const login = screen.getByLabelText<HTMLInputElement>('Email or ID');
    fireEvent.change(login, { target: { value: 'ann@example.org' } });
    Object.assign(stores, { texts: { ensure: () => Promise.reject(new Error('offline')), has: () => true } });
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This step couldn’t be loaded/);
    expect([stores.dialogs.open, stores.page.missedParts]).toEqual(['sign-in', 1]);
    expect([screen.getByRole('dialog'), login.isConnected, login.value]).toEqual([dialog, true, 'ann@example.org']);
    Object.assign(stores, { texts: { ensure: () => Promise.resolve(), has: () => true } });
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    });
    expect(stores.dialogs.open).toBe('recover-password');
  });

  it('closes where there was none before', async () => {
    const { stores } = await show();
    Object.assign(stores, { texts: { ensure: () => Promise.reject(new Error('offline')), has: () => true } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect([stores.dialogs.open, stores.page.missedParts]).toEqual([undefined, 1]);
    });
  });
});
