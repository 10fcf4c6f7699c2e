import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentState } from '../../../core/payments/payment-fact.ts';
import type { PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { PAYMENT } from '../../support/examples/payment-examples.ts';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import { paymentReturnScreen } from '#ui/payments/payment-return-screen.tsx';
import { playerPage, type PlayerPageOptions } from '../../support/views/player-page.tsx';
import { money } from '../../support/units.ts';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('payments', 'kit');
const SCREENS = { deposit: paymentReturnScreen('deposit'), withdrawal: paymentReturnScreen('withdrawal') };

/** The page that a payment system sends the player to. */
async function returned(
  kind: PaymentKind,
  outcome: string,
  options: PlayerPageOptions & { readonly isHidden?: boolean; readonly state?: PaymentState } = {
    userId: 5,
    state: 'credited',
  },
) {
  const way = kind === 'deposit' ? '/en/onpay' : '/en/onpay/withdraw';
  const { state, ...rest } = options;
  const payment = state === undefined ? {} : { payment: { ...PAYMENT, kind, state } };
  const paymentsGateway = { payment: () => Promise.resolve(ok(payment)) } as unknown as PaymentsGateway;
  const page = await playerPage({ ...rest, address: `${way}/${outcome}`, given: { paymentsGateway } });
  await page.stores.lazy.ensure(['returnedPayment']);
  await page.stores.returnedPayment.ask(kind, undefined);
  await page.stores.page.learnRoutes();
  page.stores.accounts.hideBalance(options.isHidden === true);
  const asked = () => page.money.calls.filter((call) => call === 'accounts').length;
  const before = asked();
  const Screen = SCREENS[kind];
  const draw = async () =>
    act(async () => {
      render(
        <page.Wrapper>
          <Texts>
            <Screen />
          </Texts>
        </page.Wrapper>,
      );
      await Promise.resolve();
    });
  return { ...page, draw, asked: () => asked() - before };
}

describe('the page on the way back from a payment system', () => {
  it.each([
    ['deposit', 'fail', 'credited', 'The payment provider has confirmed your deposit', 1],
    ['deposit', 'success', 'declined', 'Deposit failed', 1],
    ['deposit', 'success', 'waiting', 'Your deposit is being processed', 1],
    ['deposit', 'success', 'cancelled', 'Deposit cancelled', 0],
    ['withdrawal', 'fail', 'paid', 'The payment provider has confirmed your withdrawal', 1],
    ['withdrawal', 'success', 'cancelled', 'Withdrawal cancelled', 1],
    ['deposit', 'success', undefined, 'We’re checking the payment', 1],
  ] as const)(
    'of a %s with %s says that it is %s, and asks the accounts where money may have moved [RTN-1, RTN-2, RTN-4]',
    async (kind, outcome, state, title, times) => {
      const { draw, asked } = await returned(kind, outcome, { userId: 5, ...(state === undefined ? {} : { state }) });
      await draw();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByRole('region', { name: title })).toBeDefined();
      expect(asked()).toBe(times);
    },
  );

  it('shows the balance that was known until the accounts have answered, then theirs [RTN-2]', async () => {
    const { draw, money: server } = await returned('deposit', 'success');
    let answer = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const answers = server.accounts;
    server.accounts = async () => {
      await wait;
      return answers();
    };
    await draw();
    expect(screen.getByText(/Your current balance: .*12,480\.50/)).toBeDefined();
    server.accountsNow = server.accountsNow.map((each) => (each.id === 1 ? { ...each, money: money(12_980.5) } : each));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(await screen.findByText(/Your current balance: .*12,980\.50/)).toBeDefined();
  });

  it('keeps the balance that was known where the accounts cannot be asked [RTN-2]', async () => {
    const { draw, money: server, asked } = await returned('deposit', 'success');
    server.failure = { kind: 'network' };
    await draw();
    expect(asked()).toBe(1);
    expect(screen.getByText(/Your current balance: .*12,480\.50/)).toBeDefined();
  });

  it('hides the balance where the player hides it [AC-10]', async () => {
    const { draw } = await returned('deposit', 'success', { userId: 5, isHidden: true, state: 'credited' });
    await draw();
    expect(screen.getByText(/Your current balance: ••••\./)).toBeDefined();
    expect(document.body.textContent).not.toContain('12,480');
  });

  it('asks nothing for a visitor, and says how to see a balance [RTN-2]', async () => {
    const { draw, asked } = await returned('deposit', 'success', {});
    await draw();
    expect(asked()).toBe(0);
    expect(screen.getByText(/Log in to see your balance\./)).toBeDefined();
  });

  it('leads back to what failed with what was typed, and home [RTN-3]', async () => {
    const { draw } = await returned('deposit', 'success', { userId: 5, state: 'declined' });
    await draw();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/office/recharge?payment=7', '/en']);
    links[1]!.focus();
    expect(document.activeElement?.textContent).toBe('Home page');
  });
});
