import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as HistoryScreen } from '#ui/payments/history/payment-history-screen.tsx';
import { Screen as RechargeScreen } from '#ui/payments/recharge-screen.tsx';
import { Screen as WithdrawalScreen } from '#ui/payments/withdrawal-screen.tsx';
import type { Limit } from '../../../core/limits/limit.ts';
import type { Payment, PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import type { PlayerGateway } from '../../../core/player/player-gateway.ts';
import { PLAYER_WITHOUT_FACTS, type Player } from '../../../core/player/player.ts';
import { ASKED_FOR_LIMIT } from '../../../core/limits/limit-prompt.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { minutes } from '../../../core/shared/time.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { OFFER, PAYMENT } from '../../support/examples/payment-examples.ts';
import { minor } from '../../support/units.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('cashier', 'limit-prompt', 'office', 'kit', 'notice-catalogue');
const HELD: Payment = {
  ...PAYMENT,
  id: 8,
  kind: 'withdrawal',
  state: 'held',
  facts: [{ kind: 'held', at: NOW }],
  expectedBy: NOW + minutes(60),
  isCancellable: true,
};

function gateway() {
  const pageOf = (payments: readonly Payment[]) => ok({ payments, page: 1, pageCount: 1, totalCount: payments.length });
  return {
    offer: vi.fn<PaymentsGateway['offer']>(() => Promise.resolve(ok(OFFER))),
    make: vi.fn<PaymentsGateway['make']>(() =>
      Promise.resolve(ok({ payment: PAYMENT, address: 'https://pay.example/7' })),
    ),
    cancel: vi.fn<PaymentsGateway['cancel']>(() => Promise.resolve(ok({ payment: { ...HELD, state: 'cancelled' } }))),
    page: vi.fn<PaymentsGateway['page']>(() => Promise.resolve(pageOf([HELD, PAYMENT]))),
    payment: vi.fn<PaymentsGateway['payment']>(() => Promise.resolve(ok({ payment: PAYMENT }))),
  } satisfies PaymentsGateway;
}

function limitService(limits: readonly Limit[] = []) {
  const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway(limits);
  return { limitsGateway, freshTokens };
}

async function opened(
  Screen: ComponentType,
  address: string,
  change: { limits?: readonly Limit[]; isVisitor?: true; player?: Partial<Player>; isAskedFirst?: true } = {},
) {
  const server = gateway();
  const goTo = vi.fn<(address: string) => void>();
  const user = change.isVisitor === true ? {} : { userId: 5 };
  const playerGateway: PlayerGateway = {
    player: () => Promise.resolve(ok({ ...PLAYER_WITHOUT_FACTS, ...change.player })),
    rights: () => Promise.resolve(ok(['deposit'])),
    hideBalance: () => Promise.resolve(ok(undefined)),
  };
  const values = memoryValues().tab();
  if (change.isAskedFirst !== true) values.write(ASKED_FOR_LIMIT, [{ userId: 5, at: NOW }]);
  const given = { values, paymentsGateway: server, playerGateway, pageExit: { goTo, reload: () => undefined } };
  const page = await playerPage({ ...user, address, given: { ...given, ...limitService(change.limits) } });
  await page.stores.lazy.ensure([
    'paying',
    'paymentHistory',
    'returnedPayment',
    'limits',
    'limitPrompt',
    'officeMenu',
    'player',
  ]);
  await page.stores.player.load();
  await page.stores.limits.load();
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { ...page, server, goTo };
}

const amount = () => screen.getByLabelText('Amount');
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the page of deposits', () => {
  it('sends what was typed once, and goes on at the payment system [PMT-11]', async () => {
    const { server, goTo } = await opened(RechargeScreen, '/en/office/recharge');
    expect((amount() as HTMLInputElement).value).toBe('');
    type('500');
    await press('Deposit ₽500');
    await press('Opening the payment page…');
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
    const { server, address } = await opened(RechargeScreen, '/en/office/recharge', { isAskedFirst: true });
    type('500');
    await press('Deposit ₽500');
    const [one, other] = ['Set a limit', 'Not now'].map((name) => screen.getByRole('button', { name }).className);
    expect([one === other, server.make.mock.calls.length]).toEqual([true, 0]);
    expect(document.activeElement?.textContent).toBe('Would you like a deposit limit?');
    await press('Not now');
    expect([server.make.mock.calls.length, (amount() as HTMLInputElement).value]).toEqual([0, '500']);
    type('700');
    await press('Yes, without a limit');
    expect(server.make.mock.calls.map(([order]) => order.amount)).toEqual([700_00]);
    cleanup();
    const again = await opened(RechargeScreen, '/en/office/recharge', { isAskedFirst: true });
    type('500');
    await press('Deposit ₽500');
    await press('Set a limit');
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
    const { server } = await opened(RechargeScreen, '/en/office/recharge', { limits: [exclusion] });
    expect(screen.getByText(/^Deposits are closed until /)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit limits' }).getAttribute('href')).toBe('/en/office/responsible');
    expect(server.offer).not.toHaveBeenCalled();
  });

  it('leads somebody who is banned to support [DEP-1]', async () => {
    await opened(RechargeScreen, '/en/office/recharge', { player: { banLevel: 1 } });
    expect(screen.getByText('Deposits are closed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/en/office/support');
  });

  it('puts a quick sum in by one press, of those that the method takes [PMT-12]', async () => {
    const { server } = await opened(RechargeScreen, '/en/office/recharge');
    await press('₽3,000');
    expect((amount() as HTMLInputElement).value).toBe('3000');
    expect(screen.getByRole('button', { name: '₽3,000' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: /Voucher/ }));
    expect(screen.queryByRole('button', { name: '₽500' })).toBeNull();
    expect(screen.getByRole('button', { name: '₽300' }).getAttribute('aria-pressed')).toBe('false');
    expect(server.make).not.toHaveBeenCalled();
  });

  it('says what is wrong with an amount once it was to be sent, and keeps it [PMT-6]', async () => {
    const { server } = await opened(RechargeScreen, '/en/office/recharge');
    type('100');
    expect(screen.queryByText('At least ₽150')).toBeNull();
    await press(/Deposit/);
    expect(screen.getByText('At least ₽150')).toBeDefined();
    expect(document.activeElement).toBe(amount());
    fireEvent.click(screen.getByRole('radio', { name: /Voucher/ }));
    type('400');
    await press(/Deposit ₽400/);
    expect(screen.getByText('At most ₽300')).toBeDefined();
    expect((amount() as HTMLInputElement).value).toBe('400');
    expect(server.make).not.toHaveBeenCalled();
  });

  it('tells who is to be verified before money goes out, once, and leads there [PR-15] [VRF-4]', async () => {
    teachDialogs();
    const { address } = await opened(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true },
    });
    const dialog = () => screen.queryByRole('dialog', { name: 'Verify your identity before the first withdrawal' });
    expect(dialog()).not.toBeNull();
    await press('Later');
    expect(dialog()).toBeNull();
    type('500');
    cleanup();
    const again = await opened(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true },
    });
    await press('Verify identity');
    expect(again.address.now).toBe('/en/office/verification');
    expect(address.now).toBe('/en/office/recharge');
    cleanup();
    await opened(RechargeScreen, '/en/office/recharge', {
      player: { isVerificationShownOnDeposit: true, internalVerificationStatus: 1 },
    });
    expect(dialog()).toBeNull();
  });

  it('keeps the form of a declined deposit and offers the next way [PMT-7]', async () => {
    await opened(RechargeScreen, '/en/office/recharge?payment=7');
    expect((amount() as HTMLInputElement).value).toBe('500');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /E-wallet/ }).checked).toBe(true);
    expect(screen.getByText(/Bank card: the payment didn’t go through/)).toBeDefined();
  });

  it('sends an order that nobody answered again under its key, and another one under another [PMT-11]', async () => {
    const { server } = await opened(RechargeScreen, '/en/office/recharge');
    server.make.mockImplementation(() => Promise.resolve(fail({ kind: 'network' })));
    type('500');
    await press('Deposit ₽500');
    await press('Deposit ₽500');
    type('600');
    await press('Deposit ₽600');
    const keys = server.make.mock.calls.map(([, key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect((amount() as HTMLInputElement).value).toBe('600');
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
    const { server } = await opened(RechargeScreen, '/en/office/recharge', { limits: [limit] });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Your limit for 24 hours' });
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([0.7, '₽700 of ₽1,000']);
    type('100');
    expect(screen.getByText('₽200 left after this payment')).toBeDefined();
    type('500');
    await press('Deposit ₽500');
    expect(server.make).not.toHaveBeenCalled();
    expect(screen.getByText('This is more than your deposit limit allows')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit limits' }).getAttribute('href')).toBe('/en/office/responsible');
    await press('Deposit the ₽300 that is left');
    await press('Deposit ₽300');
    expect(server.make).toHaveBeenCalledTimes(1);
  });

  it('shows a visitor the way in, and a failure the way to ask again', async () => {
    await opened(RechargeScreen, '/en/office/recharge', { isVisitor: true });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    cleanup();
    const { server, stores } = await opened(RechargeScreen, '/en/office/recharge');
    server.offer.mockImplementation(() => Promise.resolve(fail({ kind: 'network' })));
    await act(async () => stores.paying.load(1));
    expect(stores.paying.failure).toEqual({ kind: 'network' });
  });
});

describe('the page of withdrawals', () => {
  it('holds what was typed, keeps a method for deposits alone in its place, and lists what is on its way [WDR-2]', async () => {
    const { server } = await opened(WithdrawalScreen, '/en/office/deduce');
    server.make.mockImplementation(() => Promise.resolve(ok({ payment: HELD })));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Voucher/ }).disabled).toBe(true);
    type('99999999');
    await press(/Withdraw ₽/);
    expect(screen.getByText(/There is ₽.* in the account/)).toBeDefined();
    type('1000');
    await press('Withdraw ₽1,000');
    expect(server.make.mock.calls[0]![0]).toMatchObject({ kind: 'withdrawal', amount: minor(1000_00) });
    expect(await screen.findByText('Request no. 8 is accepted')).toBeDefined();
    await press('Take the request back');
    expect(server.cancel).toHaveBeenCalledExactlyOnceWith(8);
  });

  it('says which bonus a withdrawal gives up, asks before and names it; else sends nothing [WDR-4]', async () => {
    const atStake = { ...OFFER, bonuses: [{ id: 3, currency: 'RUB', money: minor(500_00) }] };
    const { server, stores } = await opened(WithdrawalScreen, '/en/office/deduce');
    server.make.mockImplementation(() =>
      Promise.resolve(fail({ kind: 'refused', status: 409, code: 'bonus-at-stake' })),
    );
    server.offer.mockImplementation(() => Promise.resolve(ok(atStake)));
    expect(screen.queryByText(/gives up your bonus/)).toBeNull();
    type('1000');
    await press('Withdraw ₽1,000');
    expect(await screen.findByText(/gives up your bonus: ₽500/)).toBeDefined();
    expect([screen.getByRole('alert').textContent, (amount() as HTMLInputElement).value]).toEqual([
      expect.stringContaining('Nothing was sent'),
      '1000',
    ]);
    await press('Withdraw ₽1,000');
    expect(document.activeElement?.textContent).toBe('Give up the bonus of ₽500?');
    await press('Keep the bonus');
    expect(screen.queryByText('Give up the bonus of ₽500?')).toBeNull();
    await press('Withdraw ₽1,000');
    expect(server.make).toHaveBeenCalledTimes(1);
    server.make.mockImplementation(() => Promise.resolve(ok({ payment: HELD })));
    server.offer.mockImplementation(() => Promise.resolve(ok(OFFER)));
    await press('Give it up and withdraw');
    expect(server.make.mock.calls.map(([{ givesUp }]) => givesUp)).toEqual([[], [3]]);
    expect(await screen.findByText('Request no. 8 is accepted')).toBeDefined();
    await vi.waitFor(() => {
      expect(stores.paying.offerFor(1)?.bonuses).toEqual([]);
    });
    expect(screen.queryByText(/gives up your bonus/)).toBeNull();
  });

  it('says why nothing can be paid out, and sends nothing [WDR-1]', async () => {
    const server = gateway();
    server.offer.mockImplementation(() =>
      Promise.resolve(ok({ ...OFFER, stop: 'verification', isCancelAllowed: false })),
    );
    const page = await playerPage({ userId: 5, address: '/en/office/deduce', given: { paymentsGateway: server } });
    await page.stores.lazy.ensure(['paying', 'paymentHistory']);
    await act(async () => {
      render(
        <page.Wrapper>
          <Texts>
            <WithdrawalScreen />
          </Texts>
        </page.Wrapper>,
      );
      await Promise.resolve();
    });
    type('1000');
    await press(/Withdraw/);
    expect(server.make).not.toHaveBeenCalled();
    expect(screen.getByText('Verify your identity before the first withdrawal.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Verify identity' }).getAttribute('href')).toBe('/en/office/verification');
    expect(screen.getByText(/A withdrawal can’t be taken back/)).toBeDefined();
  });
});

describe('the history of payments', () => {
  it('always shows state, reason and expected time, and what happened in its order [PMT-1, PMT-5]', async () => {
    await opened(HistoryScreen, '/en/office/historypay');
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

  it('keeps its filters in the address and asks by them [PMT-8]', async () => {
    const { address, server } = await opened(HistoryScreen, '/en/office/historypay?page=2');
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
