import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountWidget } from '../../../ui/accounts/account-widget.tsx';
import { DialogHost } from '../../../ui/app/dialog-host.tsx';
import { playerPage, teachDialogs, type PlayerPageOptions } from '../../support/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function show(options: PlayerPageOptions = {}) {
  const page = await playerPage(options);
  Object.assign(page.stores, {
    recovery: { open: () => undefined, state: { phase: 'exit' } },
    texts: { ensure: () => Promise.resolve() },
    late: { ensure: () => Promise.resolve() },
  });
  render(
    <>
      <AccountWidget />
      <DialogHost />
    </>,
    { wrapper: page.Wrapper },
  );
  return page;
}

describe('dialog host', () => {
  it('shows nothing until a dialog is asked for, then fetches it', async () => {
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  });

  it('opens the sign-in for an address that asks for it, once', async () => {
    const { address, stores } = await show({ address: '/en?showSignInModal=1&from=champ' });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(address.now).toBe('/en?from=champ');
    act(() => {
      stores.dialogs.close();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
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
    await act(async () => {
      await stores.session.signIn({ login: '77', password: 'x', isRemembered: false });
      stores.dialogs.close();
    });
    await act(async () => {
      await stores.page.learnRoutes();
      await import('../../../ui/app/lead-back.ts');
    });
    await waitFor(() => {
      expect(address.now).toBe(reached);
    });
  });

  it('forgets where the way led when the sign-in is left', async () => {
    const { address, stores } = await show({ address: '/en?showSignInModal=1&returnUrl=%2Flive' });
    await screen.findByRole('dialog', { name: 'Log in' });
    act(() => {
      stores.dialogs.close();
    });
    await act(async () => {
      await stores.session.signIn({ login: '77', password: 'x', isRemembered: false });
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

  it('moves the focus to the account when its button has gone', async () => {
    const { stores } = await show();
    const button = screen.getByRole('button', { name: 'Log in' });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('dialog');
    await act(async () => {
      await stores.session.signIn({ login: '77', password: 'x', isRemembered: false });
      await stores.accounts.refresh();
      stores.dialogs.close();
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /12,480/ }));
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
