import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../support/units.ts';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { RemoveCurrencyDialog } from '#ui/accounts/remove-currency-dialog.tsx';
import { playerPage, teachDialogs, type PlayerPageOptions } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function show(options: PlayerPageOptions = {}) {
  const page = await playerPage({ userId: 5, ...options });
  render(<AccountWidget />, { wrapper: page.Wrapper });
  fireEvent.click(screen.getByRole('button', { name: /Balance hidden/ }));
  return page;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

describe('closing an account', () => {
  it('is offered for an account in a further currency, and closes it; what is in it is hidden as the balance is [AC-10, AC-17, AC-11]', async () => {
    const page = await show();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Close an account', hidden: true }));
    expect(page.stores.dialogs.open).toBe('remove-currency');
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    const choices = screen.getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Currency account, USD'),
    ]);
    expect(document.body.textContent).not.toContain('84.20');
    act(() => page.stores.accounts.hideBalance(false));
    expect(screen.getByRole('radio').closest('label')?.textContent).toContain('$84.20');
    expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([false]);
    await press('Close account');
    expect(page.money.calls).not.toContain('remove USD');
    fireEvent.click(screen.getByRole('radio'));
    expect(screen.getByText(/^This account has \$[\d,.]+\. You will lose this play money\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close Currency account, USD' }).className).toMatch(/danger/);
    await press('Close Currency account, USD');
    expect(page.money.calls.at(-1)).toBe('remove USD');
    expect(page.stores.accounts.accounts.map(({ currency }) => currency)).toEqual(['RUB']);
    expect(page.stores.dialogs.open).toBeUndefined();
  });

  it('names the sum that is about to be lost though balances are hidden [AC-17]', async () => {
    const page = await playerPage({ userId: 5 });
    expect(page.stores.accounts.isBalanceHidden).toBe(true);
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    fireEvent.click(screen.getByRole('radio'));
    expect(screen.getByText('This account has $84.20. You will lose this play money.')).toBeTruthy();
  });

  it('says what play money there is to lose while a bonus account is active [AC-17]', async () => {
    const page = await playerPage({ userId: 5 });
    page.money.accountsNow = page.money.accountsNow
      .map((account) => ({ ...account, isActive: false }))
      .concat({ id: 9, currency: 'RUB', money: money(5), type: 'bonus', isActive: true });
    await page.stores.accounts.refresh();
    expect(page.stores.accounts.active?.type).toBe('bonus');
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    expect(screen.queryByText(/Its play money will be lost/)).not.toBeNull();
  });

  it('takes away what was closed elsewhere meanwhile, and goes where nothing is left [AC-17]', async () => {
    const page = await show();
    const pounds = { id: 3, currency: 'GBP', money: money(0), type: 'currency' as const, isActive: false };
    page.money.accountsNow = [...page.money.accountsNow, pounds];
    await page.stores.accounts.refresh();
    page.stores.dialogs.show('remove-currency');
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    page.money.accountsNow = page.money.accountsNow.filter(({ id }) => id !== 2);
    await act(async () => page.stores.accounts.refresh());
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false]);
    expect(screen.getByRole('button', { name: 'Close account' }).getAttribute('aria-disabled')).toBe('true');
    page.money.accountsNow = page.money.accountsNow.filter(({ id }) => id !== 3);
    await act(async () => page.stores.accounts.refresh());
    expect(page.stores.dialogs.open).toBeUndefined();
  });

  it('can be given up [AC-17]', async () => {
    const page = await show();
    page.stores.dialogs.show('remove-currency');
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    await press('Cancel');
    expect([page.stores.dialogs.open, page.stores.accounts.accounts.length]).toEqual([undefined, 2]);
  });

  it('that fails leaves the account and is said [AC-15]', async () => {
    const page = await show();
    page.stores.dialogs.show('remove-currency');
    render(<RemoveCurrencyDialog />, { wrapper: page.Wrapper });
    page.money.failure = { kind: 'refused', status: 409, code: 'account-in-use' };
    fireEvent.click(screen.getByRole('radio'));
    await press('Close Currency account, USD');
    expect(page.said).toEqual(['remove-account: refused']);
    expect(page.stores.accounts.accounts).toHaveLength(2);
    expect(page.stores.dialogs.open).toBe('remove-currency');
  });

  it('is not offered where real money is in it [AC-17]', async () => {
    await show({ site: { isDemo: false } });
    expect(screen.queryByRole('menuitem', { name: 'Close an account', hidden: true })).toBeNull();
  });
});
