import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfficeMenuReply } from '../../../core/player/office-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { Screen as AppSignIn } from '#ui/accounts/menu/app-sign-in-screen.tsx';
import { Screen } from '#ui/accounts/menu/office-menu-screen.tsx';
import { minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

const MENU: OfficeMenuReply = {
  hasBonusBalance: false,
  categories: [
    {
      id: 'money',
      title: 'Money',
      items: ['history', 'account'].map((route) => ({ id: route, title: `To ${route}`, route })),
    },
    { id: 'gifts', title: 'Gifts', items: [{ id: 'x', title: 'To gifts', route: 'deposit-bonuses' }] },
    {
      id: 'safety',
      title: 'Safety',
      items: ['security', 'limits'].map((route) => ({ id: route, title: `To ${route}`, route })),
    },
  ],
  player: { name: 'Ann', email: 'ann@example.com', countryCode: 'de', isRechargeAllowed: true },
};

async function opened(address: string, reply: Partial<OfficeMenuReply> | 'none' = {}) {
  const page = await playerPage({
    userId: 5,
    address,
    given: {
      officeGateway: {
        menu: () => Promise.resolve(reply === 'none' ? fail({ kind: 'network' } as const) : ok({ ...MENU, ...reply })),
      },
    },
  });
  await page.stores.lazy.ensure(['officeMenu']);
  await page.stores.officeMenu.load();
  render(<Screen />, { wrapper: page.Wrapper });
  return page;
}

const places = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link'))
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu as a page', () => {
  it('has all that the operator names, of pages that are there, in the operator’s order [OFM-2, OFM-4]', async () => {
    await opened('/en/office/menu');
    expect(places()).toEqual([
      ['To history', '/en/office/history'],
      ['To account', '/en/office/account'],
      ['To gifts', '/en/office/bonuses/deposit'],
      ['To security', '/en/office/security'],
      ['To limits', '/en/office/responsible'],
    ]);
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  });

  it('has a page of the profile, and one of the settings [OFM-4]', async () => {
    await opened('/en/office/menu/profile');
    expect(places().map(([title]) => title)).toEqual(['To account', 'To security', 'To limits']);
    cleanup();
    await opened('/en/office/menu/settings');
    expect(places().map(([title]) => title)).toEqual(['To security', 'To limits']);
  });

  it('says where there is nothing to offer [OFM-4]', async () => {
    await opened('/en/office/menu/promo', { categories: [] });
    expect(screen.getByText('Nothing here now')).toBeDefined();
  });

  it('says who the player is, and leads to a deposit where one is allowed [OFM-5]', async () => {
    await opened('/en/office/menu');
    expect(screen.getByText('Ann')).toBeDefined();
    expect(screen.getByText('ann@example.com · Germany')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/office/recharge');
    cleanup();
    await opened('/en/office/menu', { player: { countryCode: 'de', isRechargeAllowed: false } });
    expect(screen.getByText('ID 5')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('hides the balance with the others [OFM-5, RG-18]', async () => {
    const { stores } = await opened('/en/office/menu');
    expect(stores.accounts.isBalanceHidden).toBe(true);
    expect(screen.getByText('••••')).toBeDefined();
    expect(screen.queryByText('Bonus balance')).toBeNull();
  });

  it('says what there is of bonuses where the operator shows it, an amount of at least 0 alone [OFM-3]', async () => {
    const { money, stores } = await opened('/en/office/menu', { hasBonusBalance: true });
    const bonus = async (units: number) => {
      const account = { id: 9, currency: 'RUB', money: minor(units), type: 'bonus', isActive: false } as const;
      money.accountsNow = [...money.accountsNow.filter(({ id }) => id !== 9), account];
      await act(async () => stores.accounts.refresh());
    };
    expect(screen.queryByText('Bonus balance')).toBeNull();
    await bonus(500_00);
    expect(screen.getByText('Bonus balance')).toBeDefined();
    await bonus(-1);
    expect(screen.queryByText('Bonus balance')).toBeNull();
  });

  it('has the pages of the site where the operator’s menu does not come [OFM-1]', async () => {
    await opened('/en/office/menu', 'none');
    expect(places().map(([title]) => title)).toContain('Account');
  });
});

describe('the page that an app opens', () => {
  it('leads a visitor to the sign-in and then to the menu, whatever its address says [OFM-6]', async () => {
    const { Wrapper, stores } = await playerPage({ address: '/en/office/authApp?token=abc#token=abc' });
    render(<AppSignIn />, { wrapper: Wrapper });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/en/login?returnUrl=%2Fen%2Foffice%2Fmenu',
    );
    expect([stores.session.isSignedIn, document.body.innerHTML.includes('abc')]).toEqual([false, false]);
  });

  it('says who is signed in, leads to the menu and lets somebody else in [OFM-6]', async () => {
    const { Wrapper, stores } = await playerPage({ userId: 5, address: '/en/office/authApp' });
    render(<AppSignIn />, { wrapper: Wrapper });
    expect(screen.getByText('You are logged in, ID 5')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href')).toBe('/en/office/menu');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(stores.dialogs.open).toBe('sign-out');
  });
});
