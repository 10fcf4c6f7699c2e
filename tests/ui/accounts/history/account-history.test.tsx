import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountHistory } from '#ui/accounts/history/account-history.tsx';
import type { AccountHistoryGateway } from '../../../../core/accounts/history/account-history-gateway.ts';
import type { AccountHistoryPage } from '../../../../core/accounts/history/account-movement.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { minor } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

const shared = { accountId: 1, currency: 'RUB', at: NOW } as const;
const PAGE: AccountHistoryPage = {
  movements: [
    { ...shared, id: 'b', kind: 'stake', amount: minor(-500_00), couponId: 41 },
    { ...shared, id: 'a', kind: 'play-money', amount: minor(1000_00) },
  ],
  page: 1,
  pageCount: 2,
  totalCount: 22,
  netDeposits: [{ currency: 'RUB', paidIn: minor(1000_00), paidOut: minor(0) }],
};

const statement: AccountHistoryGateway['statement'] = () => Promise.resolve(fail({ kind: 'network' }));

async function opened(page: AccountHistoryGateway['page'], address = '/en/office/account') {
  const made = await playerPage({ userId: 5, address, given: { accountHistoryGateway: { page, statement } } });
  await made.stores.lazy.ensure(['accountHistory', 'accountStatement']);
  render(<AccountHistory />, { wrapper: made.Wrapper });
  return made;
}

describe('the history of the accounts', () => {
  it('shows its shape until it comes, then every movement with its sign and its coupon [AH-1] [AH-4] [AH-5]', async () => {
    const { stores } = await opened(() => Promise.resolve(ok(PAGE)));
    expect(screen.queryByRole('table')).toBeNull();
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    const [, stake, playMoney] = within(screen.getByRole('table')).getAllByRole('row');
    expect(stake!.textContent).toContain('−₽500.00');
    expect(playMoney!.textContent).toContain('+₽1,000.00');
    const link = within(stake!).getByRole('link');
    expect(link.getAttribute('href')).toBe('/en/office/history?number=41');
    expect(screen.getByText('Net deposits of all time').parentElement!.textContent).toContain('₽1,000.00');
    expect(screen.getByText('22 movements')).toBeDefined();
  });

  it('leads from a ticket of the lotto and a coupon of the toto to where they are [AH-11]', async () => {
    const movements = [
      { ...shared, id: 'lotto-prize:3:12', kind: 'payout', amount: minor(10_00) },
      { ...shared, id: 'toto-stake:7', kind: 'stake', amount: minor(-50_00) },
    ] as const;
    const { stores } = await opened(() => Promise.resolve(ok({ ...PAGE, movements })));
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    expect(screen.getByRole('link', { name: 'Lotto no. 12' }).getAttribute('href')).toBe('/en/lotto/tickets');
    expect(screen.getByRole('link', { name: 'Toto no. 7' }).getAttribute('href')).toBe('/en/toto/fifteen/coupons');
  });

  it('names the game of a round: a slot, a game of the house, a live table [AH-12]', async () => {
    const round = { ...shared, kind: 'casino-bet', amount: minor(-10_00) } as const;
    const movements = ['Dragon Ledger', 'keno', 'crash', 'roulette'].map((game) => ({ ...round, id: game, game }));
    const { stores } = await opened(() => Promise.resolve(ok({ ...PAGE, movements })));
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    act(() => {
      stores.page.markHydrated();
    });
    await screen.findByText('Roulette');
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const names = ['Dragon Ledger', 'Keno', 'Crash', 'Roulette'];
    expect(rows.map((row) => names.find((name) => row.textContent.includes(name)))).toEqual(names);
  });

  it('keeps archive and page in the address [AH-6]', async () => {
    const { address, stores } = await opened(() => Promise.resolve(ok(PAGE)), '/en/office/account?page=2');
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain('page=2');
    fireEvent.click(screen.getByRole('switch', { name: 'With the archive' }));
    expect(address.now).toBe('/en/office/account?archive=yes');
  });

  it('says that it did not come, and asks again', async () => {
    const page = vi.fn<AccountHistoryGateway['page']>(() => Promise.resolve(fail({ kind: 'network' })));
    const { stores } = await opened(page);
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    page.mockImplementation(() => Promise.resolve(ok(PAGE)));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('table')).toBeDefined();
  });

  it('is nobody else’s once another player is there [AH-7]', async () => {
    const { sessions, stores } = await opened(() => Promise.resolve(ok(PAGE)));
    await act(async () => stores.accountHistory.show({ hasArchive: false, page: 1 }));
    sessions.userId = 6;
    await act(async () => stores.session.confirm());
    expect(screen.queryByRole('table')).toBeNull();
  });
});
