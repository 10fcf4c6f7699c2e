import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareAccount } from '#ui/player/prepare-account.ts';
import { Screen } from '#ui/player/account-screen.tsx';
import type { Player } from '../../../core/player/player.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { fail } from '../../../core/shared/result.ts';
import { limitOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

async function opened(
  player: Partial<Player>,
  userId: number | undefined = 5,
  rights: Parameters<typeof fakePlayerGateway>[1] = ['bet'],
) {
  const made = await playerPage({
    ...(userId === undefined ? {} : { userId }),
    address: '/en/office/account',
    given: {
      playerGateway: fakePlayerGateway(player, rights),
      limitsGateway: fakeLimitsGateway([limitOf('daily-deposit', { value: 200, balance: 80.5, measure: 'EUR' })])
        .gateway,
      officeGateway: { menu: () => Promise.resolve(fail({ kind: 'network' })) },
      accountHistoryGateway: {
        page: () => Promise.resolve(fail({ kind: 'network' })),
        statement: () => Promise.resolve(fail({ kind: 'network' })),
      },
    },
  });
  const { stores, Wrapper } = made;
  await stores.lazy.ensure([
    'dictionaries',
    'player',
    'limits',
    'accountHistory',
    'accountStatement',
    'officeMenu',
    'rechargeReminder',
  ]);
  await stores.dictionaries.ensure(['countries', 'documentTypes']);
  await stores.limits.load();
  await prepareAccount(stores, undefined, new URLSearchParams());
  render(<Screen />, { wrapper: Wrapper });
  return made;
}

describe('the account page', () => {
  it('says what is known of the player, and what is not [PR-7] [PR-13]', async () => {
    await opened({
      identity: { name: 'Ada', surname: 'Byron' },
      email: 'ada@example.com',
      activationType: 'email',
      countryCode: 'de',
      countryId: 49,
      internalVerificationStatus: 1,
    });
    expect(screen.getByText('Ada Byron')).toBeDefined();
    expect(screen.getByText('ada@example.com').parentElement!.textContent).toContain('Confirmed');
    expect(screen.getByText('Germany')).toBeDefined();
    expect(screen.getAllByText('Not given')).toHaveLength(8);
    expect(screen.getByText('Profile not filled in')).toBeDefined();
    expect(screen.getByText('Contacts missing')).toBeDefined();
    expect(screen.getByText('Your identity is verified')).toBeDefined();
  });

  it('calls a country as the operator does, else as the browser does [DIC-4]', async () => {
    await opened({ countryCode: 'fr', countryId: 49 });
    expect(screen.getByText('Germany')).toBeDefined();
    cleanup();
    await opened({ countryCode: 'fr', countryId: 50 });
    expect(screen.getByText('France')).toBeDefined();
  });

  it('shows all that is known on paper, the numbers masked as they come [PR-48] [PR-51] [PR-8]', async () => {
    await opened({
      phoneNumber: '+491510000000',
      email: 'ada@example.com',
      identity: {
        name: 'Ada',
        surname: 'Byron',
        birthDate: '1990-12-10',
        documentTypeId: 2,
        passport: '•••••4567',
        passportIssuedOn: '2020-01-02',
        passportExpiresOn: '2030-01-02',
        registrationAddress: 'Main street 1',
        taxNumber: '••••••••9012',
      },
    });
    const facts = within(screen.getByRole('region', { name: 'Profile' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts.slice(4)).toEqual([
      ['Date of birth', '1990-12-10'],
      ['Kind of document', 'ID card'],
      ['Series and number', '•••••4567'],
      ['Date of issue', '2020-01-02'],
      ['Valid until', '2030-01-02'],
      ['Tax number', '••••••••9012'],
      ['Registered address', 'Main street 1'],
    ]);
    expect(screen.getByText('Profile filled in')).toBeDefined();
    expect(screen.getByText('Contacts filled in')).toBeDefined();
  });

  it('leads to the identification who is to be identified, while the site has that page [PR-16]', async () => {
    const { stores } = await opened({ isIdentificationNeeded: true });
    const link = screen.getByRole('link', { name: 'Go to identification' });
    expect(link.getAttribute('href')).toBe('/en/office/account/identification');
    expect(stores.site.config?.isShowIdentification).toBe(true);
    cleanup();
    await opened({ isIdentificationNeeded: true, internalVerificationStatus: 1 });
    expect(screen.queryByRole('link', { name: 'Go to identification' })).toBeNull();
  });

  it('rates the protection, and has no meter where there is no rating [PR-10]', async () => {
    await opened({ protectionScore: 60 });
    expect(screen.getByText('60 of 100')).toBeDefined();
    expect(screen.getByText('Medium protection')).toBeDefined();
    cleanup();
    await opened({});
    expect(screen.queryByText(/of 100/)).toBeNull();
    expect(screen.getByText('Protection isn’t rated')).toBeDefined();
  });

  it('says of the limits what is left of each, though balances are hidden [LR-7] [RG-18]', async () => {
    const { stores } = await opened({});
    stores.accounts.hideBalance(true);
    expect(screen.getByRole('region', { name: 'Your limits in short' }).textContent).toContain('€80.50 left');
  });

  it('leads from the active account to paying in and out, and to the profile', async () => {
    const hrefs = () => {
      const accounts = within(screen.getByRole('region', { name: 'Accounts' }));
      return accounts.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    await opened({}, 5, ['bet', 'deposit']);
    expect(hrefs()).toEqual(['/en/office/recharge', '/en/office/deduce']);
    cleanup();
    await opened({});
    expect(hrefs()).toEqual(['/en/office/deduce']);
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/en/office/account/edit');
  });

  it('hides and shows the balances and leads to what changes the rest', async () => {
    const { stores } = await opened({});
    const wasHidden = stores.accounts.isBalanceHidden;
    fireEvent.click(screen.getByRole('button', { name: wasHidden ? 'Show balances' : 'Hide balances' }));
    expect(stores.accounts.isBalanceHidden).toBe(!wasHidden);
    fireEvent.click(screen.getByRole('button', { name: 'Change contacts' }));
    expect(stores.dialogs.open).toBe('contacts');
    const link = screen.getByRole('link', { name: 'Set up protection' });
    expect(link.getAttribute('href')).toBe('/en/office/security');
  });

  it('shows points and the bonus of an account where they stand, and hides them with the balance [AC-23]', async () => {
    const { stores, money } = await opened({});
    stores.accounts.hideBalance(false);
    const [rubles, dollars] = money.accountsNow;
    money.accountsNow = [
      { ...rubles!, points: 21 },
      { ...dollars!, type: 'bonus', bonus: { idBonus: 7, money: dollars!.money } },
      { ...dollars!, id: 9, currency: 'EUR', type: 'currency', points: 1, isPointsTypeBalance: true },
    ];
    await act(() => stores.accounts.refresh());
    const points = screen.getByRole('link', { name: '21 points' });
    expect(points.getAttribute('href')).toBe('/en/office/promotion');
    const bonus = screen.getByRole('link', { name: /^Bonus No. 7 is being wagered: \$/ });
    expect(bonus.getAttribute('href')).toBe('/en/office/bonuses/wager');
    expect(screen.getByText('1 point').tagName).toBe('B');
    act(() => {
      stores.accounts.hideBalance(true);
    });
    expect(screen.queryByText(/points?$/)).toBeNull();
    expect(bonus.textContent).toMatch(/••••$/);
  });
});
