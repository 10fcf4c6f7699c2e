import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as WithdrawalScreen } from '#ui/payments/withdrawal-screen.tsx';
import { fail, ok } from '../../../core/shared/result.ts';
import { OFFER } from '../../support/examples/payment-examples.ts';
import {
  amountField,
  HELD_WITHDRAWAL,
  openCashier,
  pressButton,
  typeAmount,
} from '../../support/views/cashier-page.tsx';
import { minor } from '../../support/units.ts';

afterEach(cleanup);

describe('the page of withdrawals', () => {
  it('says of each way what it costs and what arrives, the way that was used last first [PMT-15, PMT-16]', async () => {
    const { server, stores } = await openCashier(WithdrawalScreen, '/en/office/deduce');
    const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names()[0]).toBe('Bank cardup to 72 hno fee');
    typeAmount('1000');
    expect(screen.getByText('₽1,000 arrives, no fee')).toBeDefined();
    const [card, wallet, voucher] = OFFER.methods;
    const ways = wallet!.ways.map((way) => ({ ...way, fee: 150 }));
    const methods = [card!, { ...wallet!, ways }, voucher!];
    server.offer.mockImplementation(() =>
      Promise.resolve(ok({ ...OFFER, methods, lastUsed: { withdrawal: 'wallet' } })),
    );
    await act(async () => stores.paying.load(1));
    expect(names()[0]).toBe('E-walletup to 72 hfee 1.5%');
    fireEvent.click(screen.getByRole('radio', { name: /E-wallet/ }));
    expect(screen.getByText('₽985 arrives, the fee is ₽15')).toBeDefined();
  });

  it('holds what was typed, keeps a method for deposits alone in its place, and lists what is on its way [WDR-2]', async () => {
    const { server } = await openCashier(WithdrawalScreen, '/en/office/deduce');
    server.make.mockImplementation(() => Promise.resolve(ok({ payment: HELD_WITHDRAWAL })));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Voucher/ }).disabled).toBe(true);
    typeAmount('99999999');
    await pressButton(/Withdraw ₽/);
    expect(screen.getByText(/There is ₽.* in the account/)).toBeDefined();
    typeAmount('1000');
    await pressButton('Withdraw ₽1,000');
    expect(server.make.mock.calls[0]![0]).toMatchObject({ kind: 'withdrawal', amount: minor(1000_00) });
    expect(await screen.findByText('Request no. 8 is accepted')).toBeDefined();
    await pressButton('Take the request back');
    expect(server.cancel).toHaveBeenCalledExactlyOnceWith(8);
  });

  it('names the bonus account beside what may be paid out, in words', async () => {
    const { money, stores } = await openCashier(WithdrawalScreen, '/en/office/deduce');
    const [own] = money.accountsNow;
    money.accountsNow = [own!, { ...own!, id: 9, type: 'bonus', money: minor(77_00), isActive: false }];
    await act(async () => stores.accounts.refresh());
    expect(screen.getByText('Bonus account, RUB').nextElementSibling?.textContent).toMatch(/77|•/);
  });

  it('keeps the press for the whole balance where no way pays out [PMT-12]', async () => {
    const methods = OFFER.methods.map((method) => ({
      ...method,
      ways: method.ways.filter(({ kind }) => kind === 'deposit'),
    }));
    await openCashier(WithdrawalScreen, '/en/office/deduce', { offer: { methods } });
    expect(screen.getByRole('button', { name: 'Full amount' })).toBeDefined();
  });

  it('says which bonus a withdrawal gives up, asks before and names it; else sends nothing [WDR-4]', async () => {
    const atStake = { ...OFFER, bonuses: [{ id: 3, currency: 'RUB', money: minor(500_00) }] };
    const { server, stores } = await openCashier(WithdrawalScreen, '/en/office/deduce');
    act(() => {
      stores.accounts.hideBalance(false);
    });
    server.make.mockImplementation(() =>
      Promise.resolve(fail({ kind: 'refused', status: 409, code: 'bonus-at-stake' })),
    );
    server.offer.mockImplementation(() => Promise.resolve(ok(atStake)));
    expect(screen.queryByText(/gives up your bonus/)).toBeNull();
    typeAmount('1000');
    await pressButton('Withdraw ₽1,000');
    expect(await screen.findByText(/gives up your bonus: ₽500/)).toBeDefined();
    expect([screen.getByRole('alert').textContent, (amountField() as HTMLInputElement).value]).toEqual([
      expect.stringContaining('Nothing was sent'),
      '1000',
    ]);
    await pressButton('Withdraw ₽1,000');
    expect(document.activeElement?.textContent).toBe('Give up the bonus of ₽500?');
    await pressButton('Keep the bonus');
    expect(screen.queryByText('Give up the bonus of ₽500?')).toBeNull();
    await pressButton('Withdraw ₽1,000');
    expect(server.make).toHaveBeenCalledTimes(1);
    // Enter in the amount presses the first button that sends the form: it is the one that asks
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('form button[type="submit"]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Withdraw ₽1,000']);
    server.make.mockImplementation(() => Promise.resolve(ok({ payment: HELD_WITHDRAWAL })));
    server.offer.mockImplementation(() => Promise.resolve(ok(OFFER)));
    await pressButton('Give it up and withdraw');
    expect(server.make.mock.calls.map(([{ givesUp }]) => givesUp)).toEqual([[], atStake.bonuses]);
    expect(await screen.findByText('Request no. 8 is accepted')).toBeDefined();
    await vi.waitFor(() => {
      expect(stores.paying.offerFor(1)?.bonuses).toEqual([]);
    });
    expect(screen.queryByText(/gives up your bonus/)).toBeNull();
  });

  it('asks again with the sum of a bonus that changed meanwhile, and gives up no other [WDR-5]', async () => {
    const offerOf = (sum: number) => ({ ...OFFER, bonuses: [{ id: 3, currency: 'RUB', money: minor(sum) }] });
    const { server, stores } = await openCashier(WithdrawalScreen, '/en/office/deduce', { offer: offerOf(500_00) });
    act(() => {
      stores.accounts.hideBalance(false);
    });
    server.make.mockImplementation(() =>
      Promise.resolve(fail({ kind: 'refused', status: 409, code: 'bonus-changed' })),
    );
    server.offer.mockImplementation(() => Promise.resolve(ok(offerOf(350_00))));
    typeAmount('1000');
    await pressButton('Withdraw ₽1,000');
    expect(screen.getByText('Give up the bonus of ₽500?')).toBeDefined();
    await pressButton('Give it up and withdraw');
    expect(await screen.findByText('Give up the bonus of ₽350?')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('a different sum now');
    expect((amountField() as HTMLInputElement).value).toBe('1000');
    await pressButton('Keep the bonus');
    expect([screen.queryByText('Give up the bonus of ₽350?'), screen.queryByRole('alert')]).toEqual([null, null]);
    server.make.mockImplementation(() => Promise.resolve(ok({ payment: HELD_WITHDRAWAL })));
    await pressButton('Withdraw ₽1,000');
    await pressButton('Give it up and withdraw');
    expect(server.make.mock.calls.map(([{ givesUp }]) => givesUp)).toEqual([
      offerOf(500_00).bonuses,
      offerOf(350_00).bonuses,
    ]);
  });

  it('sends a withdrawal that nobody answered again under its key, though the bonus has gone with it [PMT-11, WDR-4]', async () => {
    const { server, stores } = await openCashier(WithdrawalScreen, '/en/office/deduce');
    server.make.mockImplementation(() => Promise.resolve(fail({ kind: 'network' })));
    const order = {
      kind: 'withdrawal',
      accountId: 1,
      methodId: 'card',
      currency: 'RUB',
      amount: minor(500_00),
    } as const;
    await act(async () => stores.paying.pay({ ...order, givesUp: [{ id: 3, currency: 'RUB', money: minor(500_00) }] }));
    await act(async () => stores.paying.pay({ ...order, givesUp: [] }));
    const [first, again] = server.make.mock.calls.map(([, key]) => key);
    expect(again).toBe(first);
  });

  it('asks for the consent to a sum that it prints, also where the balance is hidden [WDR-26]', async () => {
    const atStake = { ...OFFER, bonuses: [{ id: 3, currency: 'RUB', money: minor(500_00) }] };
    const { stores } = await openCashier(WithdrawalScreen, '/en/office/deduce', { offer: atStake });
    act(() => {
      stores.accounts.hideBalance(true);
    });
    expect(screen.queryByText(/gives up your bonus: ₽500/)).toBeNull();
    typeAmount('1000');
    await pressButton('Withdraw ₽1,000');
    expect(document.activeElement?.textContent).toBe('Give up the bonus of ₽500?');
  });

  it('says why nothing can be paid out, and sends nothing [WDR-1]', async () => {
    const { server } = await openCashier(WithdrawalScreen, '/en/office/deduce', {
      offer: { stop: 'verification', isCancelAllowed: false },
    });
    typeAmount('1000');
    await pressButton(/Withdraw/);
    expect(server.make).not.toHaveBeenCalled();
    expect(screen.getByText('Verify your identity before the first withdrawal.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Verify identity' }).getAttribute('href')).toBe('/en/office/verification');
    expect(screen.getByText(/A withdrawal can’t be taken back/)).toBeDefined();
  });

  it('leads to where a contact is activated while that is what it needs [WDR-25]', async () => {
    await openCashier(WithdrawalScreen, '/en/office/deduce', { offer: { stop: 'activation' } });
    expect(screen.getByRole('link', { name: 'Confirm contacts' }).getAttribute('href')).toBe('/en/user/accountverify');
    expect(screen.queryByRole('link', { name: 'Verify identity' })).toBeNull();
  });
});
