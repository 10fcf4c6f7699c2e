import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OfficeGateway } from '../../../core/player/office-gateway.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { OfficeMenu } from '#ui/accounts/menu/office-menu.tsx';
import { SessionEndNotice } from '#ui/session/session-end-notice.tsx';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

describe('office menu', () => {
  it('says who the player is and where they are', async () => {
    const { Wrapper, stores } = await playerPage({ userId: 5, address: '/en/office/history' });
    render(<OfficeMenu />, { wrapper: Wrapper });
    expect(screen.getByText('ID 5')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bet history' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(stores.dialogs.open).toBe('sign-out');
  });

  it('has the pages of the site where the menu of the operator does not come [OFM-1]', async () => {
    const officeGateway = { menu: () => Promise.resolve(fail({ kind: 'network' } as const)) };
    const { Wrapper, stores } = await playerPage({ userId: 5, given: { officeGateway } });
    await stores.lazy.ensure(['officeMenu']);
    await stores.officeMenu.load();
    render(<OfficeMenu />, { wrapper: Wrapper });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain('Account');
  });

  it('has the lines of the operator, of pages that are there, in the operator’s order [OFM-2]', async () => {
    const items = ['history', 'skill-games', 'account', 'nowhere'].map((route) => ({
      id: route,
      title: `To ${route}`,
      route,
    }));
    const reply = {
      hasBonusBalance: false,
      categories: [{ id: 'a', title: 'All', items }],
      player: { countryCode: 'de', isRechargeAllowed: true },
    };
    const menu = vi.fn<OfficeGateway['menu']>(() => Promise.resolve(ok(reply)));
    const { Wrapper, stores } = await playerPage({ userId: 5, given: { officeGateway: { menu } } });
    await stores.lazy.ensure(['officeMenu']);
    await stores.officeMenu.load();
    await stores.officeMenu.load();
    expect(menu).toHaveBeenCalledTimes(1);
    render(<OfficeMenu />, { wrapper: Wrapper });
    const lines = screen.getAllByRole('link').map((link) => link.textContent);
    expect(lines.filter((text) => text !== '')).toEqual(['To history', 'To account']);
  });

  it('has for a banned player the lines alone that the ban leaves open, and no way to the whole menu [NV-49]', async () => {
    const items = ['account', 'limits', 'withdrawal', 'office-support', 'history'].map((route) => ({
      id: route,
      title: route,
      route,
    }));
    const categories = [
      { id: 'a', title: 'All', items },
      { id: 'b', title: 'Gone', items: [items[0]!] },
    ];
    const reply = { hasBonusBalance: false, categories, player: { countryCode: 'de', isRechargeAllowed: false } };
    const ban = { banLevel: 0, banVersion: 1 };
    const { Wrapper, stores } = await playerPage({
      userId: 5,
      address: '/en/office/support',
      given: {
        officeGateway: { menu: () => Promise.resolve(ok(reply)) },
        playerGateway: fakePlayerGateway(ban),
      },
    });
    await stores.lazy.ensure(['officeMenu', 'player']);
    await Promise.all([stores.officeMenu.load(), stores.player.load()]);
    render(<OfficeMenu />, { wrapper: Wrapper });
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toHaveLength(6);
    expect(links()[0]).toBe('/en/office/menu');
    ban.banLevel = 53;
    await act(() => stores.player.load());
    expect(links()).toEqual(['/en/office/responsible', '/en/office/deduce', '/en/office/support']);
    ban.banLevel = 1;
    await act(() => stores.player.load());
    expect(links()).toEqual(['/en/office/responsible', '/en/office/support']);
    expect(screen.queryByRole('list', { name: 'Gone' })).toBeNull();
  });

  it('is not there for a visitor', async () => {
    const { Wrapper } = await playerPage();
    render(<OfficeMenu />, { wrapper: Wrapper });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('is said until it was read, with a way back in', async () => {
    const { Wrapper, stores, sessions } = await playerPage({ userId: 5 });
    render(<SessionEndNotice />, { wrapper: Wrapper });
    expect(screen.queryByRole('status')).toBeNull();
    sessions.userId = undefined;
    await act(async () => stores.session.confirm());
    expect(screen.getByRole('status').textContent).toContain('Your session has ended');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
