import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limit } from '../../../core/limits/limit.ts';
import { PLAYER_WITHOUT_FACTS } from '../../support/examples/players/player-without-facts.ts';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { AddCurrencyDialog } from '#ui/accounts/add-currency-dialog.tsx';
import { PlayerMenu } from '#ui/accounts/player-menu.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { playerPage, teachDialogs, type PlayerPageOptions } from '../../support/views/player-page.tsx';
import { money } from '../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function show(options: PlayerPageOptions = {}) {
  const page = await playerPage(options);
  page.stores.accounts.hideBalance(false);
  render(<AccountWidget />, { wrapper: page.Wrapper });
  return page;
}

const press = async (name: string | RegExp, role: 'button' | 'menuitem' | 'menuitemradio' = 'button') =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name, hidden: role !== 'button' }));
    await Promise.resolve();
  });

const DEPOSIT_LIMIT: Limit = {
  kind: 'daily-deposit',
  value: 500,
  measure: 'RUB',
  state: 'active',
  needsApproval: false,
  availableValues: [],
};

/** Of whoever has a limit of deposits, and is asked for none. */
function withDepositLimit() {
  const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway([DEPOSIT_LIMIT]);
  return { limitsGateway, freshTokens };
}

describe('account widget', () => {
  it('offers a visitor to sign in or up', async () => {
    const { stores } = await show();
    await press('Log in');
    expect(stores.dialogs.open).toBe('sign-in');
    await press('Sign up');
    expect(stores.dialogs.open).toBe('registration');
  });

  it('offers no registration where the site is closed for it [RG1-7]', async () => {
    await show({ site: { isRegistrationAllowed: false } });
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('shows the balance and switches the account at once', async () => {
    const { stores } = await show({ userId: 5 });
    const balance = screen.getByRole('button', { name: /₽12,480\.50/ });
    expect(balance.textContent).toContain('Main account, RUB');
    fireEvent.click(balance);
    expect(
      screen.getAllByRole('menuitemradio', { hidden: true }).map((item) => item.getAttribute('aria-checked')),
    ).toEqual(['true', 'false']);
    await press(/Currency account, USD/, 'menuitemradio');
    expect(stores.accounts.active?.id).toBe(2);
    expect(screen.getByRole('button', { name: /\$84\.20/ })).toBeDefined();
  });

  it('takes a refused switch back, and says that the balance may be old only where it could not be read', async () => {
    const { stores, money } = await show({ userId: 5 });
    money.failure = { kind: 'network' };
    fireEvent.click(screen.getByRole('button', { name: /12,480/ }));
    await press(/Currency account, USD/, 'menuitemradio');
    expect(stores.accounts.active?.id).toBe(1);
    expect(screen.getByRole('button', { name: /Main account, RUB/ })).toBeDefined();
    await act(async () => stores.accounts.refresh());
    expect(screen.getByRole('button', { name: /We couldn’t refresh your accounts/ })).toBeDefined();
    money.failure = undefined;
    await act(async () => stores.accounts.refresh());
    expect(screen.getByRole('button', { name: /Main account, RUB/ })).toBeDefined();
  });

  it('hides the money until it is shown [AC-10]', async () => {
    const page = await playerPage({ userId: 5 });
    render(<AccountWidget />, { wrapper: page.Wrapper });
    expect(document.body.textContent).not.toContain('12,480');
    fireEvent.click(screen.getByRole('button', { name: /Balance hidden/ }));
    await press('Show the balance', 'menuitem');
    expect(screen.getByRole('button', { name: /12,480/ })).toBeDefined();
  });

  it('says beside a hidden balance that it is, and shows it at one press [AC-10]', async () => {
    const page = await playerPage({ userId: 5 });
    render(<AccountWidget />, { wrapper: page.Wrapper });
    await press('Show the balance');
    expect(screen.getByRole('button', { name: /12,480/ })).toBeDefined();
    await press('Hide the balance');
    expect(screen.getByRole('button', { name: /Balance hidden/ })).toBeDefined();
  });

  it('keeps the place of a player whose parts are on their way', async () => {
    const page = await playerPage({ userId: 5 });
    act(() => {
      page.stores.page.playerParts = undefined;
    });
    render(<AccountWidget />, { wrapper: page.Wrapper });
    const widget = document.querySelector('#account')!;
    expect([widget.getAttribute('aria-busy'), widget.childElementCount]).toEqual(['true', 1]);
  });

  it('hides the money on demand', async () => {
    await show({ userId: 5 });
    fireEvent.click(screen.getByRole('button', { name: /12,480/ }));
    await press('Hide the balance', 'menuitem');
    expect(document.body.textContent).not.toContain('12,480');
    expect(screen.getByRole('button', { name: /Balance hidden/ })).toBeDefined();
  });

  it('tops up play money and says so', async () => {
    const { stores } = await show({ userId: 5, given: withDepositLimit() });
    await press('Top up play money');
    expect(await screen.findByText('Balance topped up')).toBeDefined();
    expect(stores.accounts.active?.money).toBe(money(42_480.5));
  });

  it('says when a top-up was refused', async () => {
    const { money, said } = await show({ userId: 5, given: withDepositLimit() });
    money.failure = { kind: 'refused', status: 400, code: 'amount' };
    await press('Top up play money');
    await waitFor(() => {
      expect(said).toEqual(['top-up: refused']);
    });
  });

  it('has no top-up where the money is real', async () => {
    await show({ userId: 5, site: { isDemo: false } });
    expect(screen.queryByRole('button', { name: 'Top up play money' })).toBeNull();
  });

  it('leads to the deposit whom nothing keeps from it, also in the head where the money is real [DEP-2]', async () => {
    const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway([]);
    const { stores, address } = await show({
      userId: 5,
      site: { isDemo: false },
      given: { limitsGateway, freshTokens },
    });
    const links = () => screen.queryAllByRole('link', { name: 'Deposit' });
    await act(async () => stores.lazy.ensure(['player', 'limits']));
    const know = (banLevel: number, rights: readonly ('deposit' | 'withdraw')[]) => {
      act(() => {
        runInAction(() => {
          stores.player.player = { ...PLAYER_WITHOUT_FACTS, banLevel };
          stores.player.rights = rights;
        });
      });
    };
    know(53, ['deposit']);
    expect(links()).toEqual([]);
    know(0, ['withdraw']);
    expect(links()).toEqual([]);
    know(0, ['deposit']);
    expect(links()[0]?.getAttribute('href')).toBe('/en/office/recharge');
    fireEvent.click(screen.getByRole('button', { name: 'My account' }));
    await press('Deposit', 'menuitem');
    expect(address.now).toBe('/en/office/recharge');
  });

  it('leads from the balance to what is paid in and out, and not to payouts of a bonus account or to either of a banned player [NV-49]', async () => {
    const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway([]);
    const {
      stores,
      money: server,
      address,
    } = await show({ userId: 5, site: { isDemo: false }, given: { limitsGateway, freshTokens } });
    await act(async () => stores.lazy.ensure(['player', 'limits']));
    const know = (banLevel: number) => {
      act(() => {
        runInAction(() => {
          stores.player.player = { ...PLAYER_WITHOUT_FACTS, banLevel };
          stores.player.rights = ['deposit', 'withdraw'];
        });
      });
    };
    const offered = () => {
      fireEvent.click(screen.getByRole('button', { name: /₽|\$/ }));
      const names = screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
      fireEvent.click(screen.getByRole('button', { name: /₽|\$/ }));
      return names.filter((name) => name === 'Deposit' || name === 'Withdraw' || name === 'Payment history');
    };
    know(0);
    expect(offered()).toEqual(['Deposit', 'Withdraw', 'Payment history']);
    fireEvent.click(screen.getByRole('button', { name: /₽/ }));
    await press('Withdraw', 'menuitem');
    expect(address.now).toBe('/en/office/deduce');
    know(60);
    expect(offered()).toEqual([]);
    know(0);
    server.accountsNow = server.accountsNow.map((account) => ({ ...account, type: 'bonus' }));
    await act(async () => stores.accounts.refresh());
    expect(offered()).toEqual(['Deposit', 'Payment history']);
  });

  it('names the player’s ID first, and copies it', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const { said } = await show({ userId: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'My account' }));
    expect(screen.getAllByRole('menuitem', { hidden: true })[0]?.textContent).toBe('ID 5');
    await press('ID 5', 'menuitem');
    expect([copied, said]).toEqual([['5'], ['id-copied']]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('takes the focus that the sign-in lost, and none where the page begins signed in', async () => {
    const { stores } = await show({ userId: 5 });
    expect(document.activeElement).toBe(document.body);
    cleanup();
    stores.page.markHydrated();
    render(
      <StoresProvider value={stores}>
        <PlayerMenu />
      </StoresProvider>,
      { wrapper: (await playerPage({ userId: 5 })).Wrapper },
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My account' }));
  });

  it.each([
    [undefined, true],
    [false, false],
  ])('leads to the contacts unless nothing can be sent: %s [RGF-11]', async (hasMessages, isThere) => {
    await show({ userId: 5, site: { hasMessages } });
    fireEvent.click(screen.getByRole('button', { name: 'My account' }));
    const items = screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(items.includes('Email and phone')).toBe(isThere);
    expect(items).toContain('Security');
  });

  it('counts the messages that were not read, and leads to all of them [PR-40]', async () => {
    const { stores } = await show({ userId: 5 });
    await act(async () => stores.lazy.ensure(['player']));
    expect(screen.queryByText(/unread/)).toBeNull();
    act(() => {
      runInAction(() => {
        stores.player.player = { ...PLAYER_WITHOUT_FACTS, messageCount: 2 };
      });
    });
    fireEvent.click(screen.getByRole('button', { name: 'My account 2 unread messages' }));
    fireEvent.click(screen.getByRole('menuitem', { name: '2 unread messages', hidden: true }));
    expect(stores.dialogs.open).toBe('messages');
    act(() => {
      runInAction(() => {
        stores.player.player = { ...PLAYER_WITHOUT_FACTS, messageCount: 100 };
      });
    });
    expect(screen.getByText('99+')).toBeDefined();
  });

  it('leads to the history and to signing out', async () => {
    const { stores, address } = await show({ userId: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'My account' }));
    await press('Bet history', 'menuitem');
    expect(address.now).toBe('/en/office/history');
    fireEvent.click(screen.getByRole('button', { name: 'My account' }));
    await press('Log out', 'menuitem');
    expect(stores.dialogs.open).toBe('sign-out');
  });
});

describe('add-currency dialog', () => {
  async function open() {
    const page = await playerPage({ userId: 5 });
    page.stores.dialogs.show('add-currency');
    render(<AddCurrencyDialog />, { wrapper: page.Wrapper });
    return page;
  }

  function chooseEuro(): HTMLInputElement {
    const select = screen.getByLabelText<HTMLInputElement>('Currency');
    fireEvent.change(select, { target: { value: 'EUR' } });
    fireEvent.keyDown(select, { key: 'Enter' });
    return select;
  }

  it('says what is missing and moves there', async () => {
    await open();
    await press('Open account');
    const select = screen.getByLabelText('Currency');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a currency');
    expect(document.activeElement).toBe(select);
  });

  it('keeps the choice when the server refuses it', async () => {
    const { money, stores } = await open();
    money.failure = { kind: 'refused', status: 409, code: 'account-exists' };
    const select = chooseEuro();
    await press('Open account');
    expect(select.value).toBe('EUR, Euro');
    expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe(
      'You already have an account in this currency.',
    );
    expect(stores.dialogs.open).toBe('add-currency');
  });

  it('says what the server says, where it says anything', async () => {
    const { money } = await open();
    money.failure = { kind: 'refused', status: 400, title: 'Not before tomorrow' };
    chooseEuro();
    await press('Open account');
    expect(screen.getByText('Not before tomorrow')).toBeDefined();
  });

  it('opens the account and closes', async () => {
    const { money, stores } = await open();
    chooseEuro();
    await press('Open account');
    await waitFor(() => {
      expect(stores.dialogs.open).toBeUndefined();
    });
    expect(money.calls).toContain('add EUR');
  });
});
