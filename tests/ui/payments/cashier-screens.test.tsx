import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen as HistoryScreen } from '#ui/payments/history/payment-history-screen.tsx';
import { Screen as RechargeScreen } from '#ui/payments/recharge-screen.tsx';
import type { Limit } from '../../../core/limits/limit.ts';
import type { FailureReason } from '../../../core/payments/payment-fact.ts';
import type { Payment } from '../../../core/payments/payments-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minutes } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import {
  amountField,
  HELD_WITHDRAWAL,
  openCashier,
  pressButton,
  typeAmount,
} from '../../support/views/cashier-page.tsx';
import { teachDialogs } from '../../support/views/player-page.tsx';

afterEach(cleanup);

describe('the page of deposits', () => {
  it('sends what was typed once, and goes on at the payment system [PMT-11]', async () => {
    const { server, goTo } = await openCashier(RechargeScreen, '/en/office/recharge');
    expect((amountField() as HTMLInputElement).value).toBe('');
    typeAmount('500');
    await pressButton('Deposit ₽500');
    await pressButton('Opening the payment page…');
    expect(server.make).toHaveBeenCalledTimes(1);
    expect(server.make.mock.calls[0]![0]).toEqual({
      kind: 'deposit',
      accountId: 1,
      methodId: 'card',
      currency: 'RUB',
      amount: 500_00,
    });
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/7');
  });

  it('asks for a limit before the first deposit, keeps what was typed and goes on once that is confirmed [LQ-1, RG-07]', async () => {
    const { server, address } = await openCashier(RechargeScreen, '/en/office/recharge', { isAskedFirst: true });
    typeAmount('500');
    await pressButton('Deposit ₽500');
    const [one, other] = ['Set a limit', 'Not now'].map((name) => screen.getByRole('button', { name }).className);
    expect([one === other, server.make.mock.calls.length]).toEqual([true, 0]);
    expect(document.activeElement?.textContent).toBe('Would you like a deposit limit?');
    await pressButton('Not now');
    expect([server.make.mock.calls.length, (amountField() as HTMLInputElement).value]).toEqual([0, '500']);
    typeAmount('700');
    await pressButton('Yes, without a limit');
    expect(server.make.mock.calls.map(([order]) => order.amount)).toEqual([700_00]);
    cleanup();
    const again = await openCashier(RechargeScreen, '/en/office/recharge', { isAskedFirst: true });
    typeAmount('500');
    await pressButton('Deposit ₽500');
    await pressButton('Set a limit');
    expect([again.server.make.mock.calls.length, again.address.now]).toEqual([0, '/en/office/responsible']);
    expect(address.now).toBe('/en/office/recharge');
  });

  it('says until when a player is excluded where the form would stand, and leads to the limits [DEP-1]', async () => {
    const exclusion: Limit = {
      kind: 'self-exclusion',
      state: 'active',
      endsAt: NOW + minutes(60),
      needsApproval: false,
      availableValues: [],
    };
    const { server } = await openCashier(RechargeScreen, '/en/office/recharge', { limits: [exclusion] });
    expect(screen.getByText(/^Deposits are closed until /)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit limits' }).getAttribute('href')).toBe('/en/office/responsible');
    expect(server.offer).not.toHaveBeenCalled();
  });

  it('leads somebody who is banned to support [DEP-1]', async () => {
    await openCashier(RechargeScreen, '/en/office/recharge', { player: { banLevel: 1 } });
    expect(screen.getByText('Deposits are closed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/en/office/support');
  });

  it('puts a quick sum in by one press, of those that the method takes [PMT-12]', async () => {
    const { server } = await openCashier(RechargeScreen, '/en/office/recharge');
    await pressButton('₽3,000');
    expect((amountField() as HTMLInputElement).value).toBe('3000');
    expect(screen.getByRole('button', { name: '₽3,000' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: /Voucher/ }));
    expect(screen.queryByRole('button', { name: '₽500' })).toBeNull();
    expect(screen.getByRole('button', { name: '₽300' }).getAttribute('aria-pressed')).toBe('false');
    expect(server.make).not.toHaveBeenCalled();
  });

  it('says what is wrong with an amount once it was to be sent, and keeps it [PMT-6]', async () => {
    const { server } = await openCashier(RechargeScreen, '/en/office/recharge');
    typeAmount('100');
    expect(screen.queryByText('At least ₽150')).toBeNull();
    await pressButton(/Deposit/);
    expect(screen.getByText('At least ₽150')).toBeDefined();
    expect(document.activeElement).toBe(amountField());
    fireEvent.click(screen.getByRole('radio', { name: /Voucher/ }));
    typeAmount('400');
    await pressButton(/Deposit ₽400/);
    expect(screen.getByText('At most ₽300')).toBeDefined();
    expect((amountField() as HTMLInputElement).value).toBe('400');
    expect(server.make).not.toHaveBeenCalled();
  });

  it('tells who is to be verified before money goes out, once, and leads there [PR-15] [VRF-4]', async () => {
    teachDialogs();
    const { address } = await openCashier(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true },
    });
    const dialog = () => screen.queryByRole('dialog', { name: 'Verify your identity before the first withdrawal' });
    expect(dialog()).not.toBeNull();
    await pressButton('Later');
    expect(dialog()).toBeNull();
    typeAmount('500');
    cleanup();
    const again = await openCashier(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true },
    });
    await pressButton('Verify identity');
    expect(again.address.now).toBe('/en/office/verification');
    expect(address.now).toBe('/en/office/recharge');
    cleanup();
    await openCashier(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true, internalVerificationStatus: 1 },
    });
    expect(dialog()).toBeNull();
  });

  it('keeps the form of a declined deposit and offers the next way [PMT-7]', async () => {
    await openCashier(RechargeScreen, '/en/office/recharge?payment=7');
    expect((amountField() as HTMLInputElement).value).toBe('500');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /E-wallet/ }).checked).toBe(true);
    expect(screen.getByText(/Bank card: the payment didn’t go through/)).toBeDefined();
  });

  it('sends an order that nobody answered again under its key, and another one under another [PMT-11]', async () => {
    const { server } = await openCashier(RechargeScreen, '/en/office/recharge');
    server.make.mockImplementation(() => Promise.resolve(fail({ kind: 'network' })));
    typeAmount('500');
    await pressButton('Deposit ₽500');
    await pressButton('Deposit ₽500');
    typeAmount('600');
    await pressButton('Deposit ₽600');
    const keys = server.make.mock.calls.map(([, key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect((amountField() as HTMLInputElement).value).toBe('600');
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('tells what a deposit limit leaves, and sends nothing over it [RG-08]', async () => {
    const limit = {
      kind: 'daily-deposit',
      value: 1000,
      balance: 300,
      state: 'active',
      needsApproval: false,
      availableValues: [],
    } as const;
    const { server } = await openCashier(RechargeScreen, '/en/office/recharge', { limits: [limit] });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Your limit for 24 hours' });
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([0.7, '₽700 of ₽1,000']);
    typeAmount('100');
    expect(screen.getByText('₽200 left after this payment')).toBeDefined();
    typeAmount('500');
    await pressButton('Deposit ₽500');
    expect(server.make).not.toHaveBeenCalled();
    expect(screen.getByText('This is more than your deposit limit allows')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit limits' }).getAttribute('href')).toBe('/en/office/responsible');
    await pressButton('Deposit the ₽300 that is left');
    await pressButton('Deposit ₽300');
    expect(server.make).toHaveBeenCalledTimes(1);
  });

  it('shows a visitor the way in, and a failure the way to ask again', async () => {
    await openCashier(RechargeScreen, '/en/office/recharge', { isVisitor: true });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    cleanup();
    const { server, stores } = await openCashier(RechargeScreen, '/en/office/recharge');
    server.offer.mockImplementation(() => Promise.resolve(fail({ kind: 'network' })));
    await act(async () => stores.paying.load(1));
    expect(stores.paying.failure).toEqual({ kind: 'network' });
  });
});

describe('the history of payments', () => {
  it('always shows state, reason and expected time, and what happened in its order [PMT-1, PMT-5]', async () => {
    await openCashier(HistoryScreen, '/en/office/historypay');
    const [held, declined] = screen.getAllByRole('listitem').filter((row) => row.querySelector('details') !== null);
    expect(held!.textContent).toMatch(/Amount held.*The amount is held.*Expected by/);
    const steps = within(held!).getByRole('list', { name: 'Progress of the withdrawal' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .find((step) => step.getAttribute('aria-current') === 'step')?.textContent,
    ).toMatch(/^Held/);
    expect(declined!.textContent).toMatch(/Declined.*didn’t approve it\. Nothing was charged/);
    expect([...declined!.querySelectorAll('ol li')].map((each) => each.textContent)).toEqual([
      expect.stringContaining('Started'),
      expect.stringContaining('Declined'),
    ]);
  });

  it('says why a withdrawal came back, where that is known [PMT-17]', async () => {
    const facts = (kind: 'refused' | 'returned', reason?: FailureReason) =>
      [...HELD_WITHDRAWAL.facts, { kind: 'sent', at: NOW }, { kind, at: NOW, reason }] as const;
    const { stores, server } = await openCashier(HistoryScreen, '/en/office/historypay');
    const payments: readonly Payment[] = [
      { ...HELD_WITHDRAWAL, id: 10, state: 'returned', facts: facts('returned', 'recipient-closed') },
      { ...HELD_WITHDRAWAL, id: 9, state: 'refused', facts: facts('refused') },
    ];
    server.page.mockImplementation(() =>
      Promise.resolve(ok({ payments, page: 1, pageCount: 1, totalCount: 2, totals: [] })),
    );
    await act(async () => stores.paymentHistory.refresh());
    const [returned, refused] = screen.getAllByRole('listitem').filter((row) => row.querySelector('details') !== null);
    expect(returned!.textContent).toContain(
      'The recipient’s account is closed: choose another method. The money is back in your account.',
    );
    expect(refused!.textContent).toContain('The payment system refused it. The money is back in your account.');
  });

  it('stands under the sums of what its filters list, by the server [PMT-18]', async () => {
    const { server } = await openCashier(HistoryScreen, '/en/office/historypay?days=30&account=70');
    expect(server.page.mock.calls[0]![0]).toMatchObject({ accountId: 70, days: 30 });
    expect(screen.getByLabelText<HTMLSelectElement>('Account').value).toBe('70');
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals.textContent).toMatch(/Deposits.*500.*Withdrawals.*700.*Paid out above paid in.*200.*Last 30 days/);
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Withdrawals' }));
      await Promise.resolve();
    });
    expect(totals.textContent).not.toMatch(/Deposits.*500|Paid out above/);
  });

  it('keeps its filters in the address and asks by them [PMT-8]', async () => {
    const { address, server } = await openCashier(HistoryScreen, '/en/office/historypay?page=2');
    expect(server.page.mock.calls[0]![0]).toEqual({ kind: undefined, isOpenOnly: false, page: 2 });
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Withdrawals' }));
      await Promise.resolve();
    });
    expect(address.now).toBe('/en/office/historypay?kind=withdrawal');
    fireEvent.click(screen.getByRole('switch', { name: 'In progress only' }));
    expect(address.now).toBe('/en/office/historypay?kind=withdrawal&open=yes');
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: '30' } });
    expect(address.now).toBe('/en/office/historypay?kind=withdrawal&open=yes&days=30');
    const number = screen.getByLabelText('Payment number');
    fireEvent.change(number, { target: { value: 'nine' } });
    fireEvent.keyDown(number, { key: 'Enter' });
    expect(screen.getByText('This is not a payment number')).toBeDefined();
    fireEvent.change(number, { target: { value: ' 9' } });
    fireEvent.keyDown(number, { key: 'Enter' });
    expect(address.now).toBe('/en/office/historypay?kind=withdrawal&open=yes&days=30&number=9');
  });
});
